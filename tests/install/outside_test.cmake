# Installs BUILD into an empty folder below WORK, builds the project OUTSIDE against it and runs its program.
set(prefix ${WORK}/prefix)
file(REMOVE_RECURSE ${WORK})

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix} --component development)
run(${CMAKE_COMMAND} -S ${OUTSIDE} -B ${WORK}/build -G Ninja -D CMAKE_PREFIX_PATH=${prefix}
    -D CMAKE_CXX_COMPILER=${COMPILER} "-DCMAKE_CXX_FLAGS=${FLAGS}" -D CMAKE_BUILD_TYPE=${TYPE})
run(${CMAKE_COMMAND} --build ${WORK}/build)
execute_process(COMMAND ${WORK}/build/outside OUTPUT_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
if(NOT said STREQUAL "20 moves, 8902 leaves at depth 3\n")
    message(FATAL_ERROR "the outside program said: ${said}")
endif()
