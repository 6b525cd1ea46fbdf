# The few functions with which all targets of plyproof are made. Sources are found by folder: a new file is picked up by
# the next build.
include(GNUInstallDirs)

# Warnings are errors only for those who work on plyproof itself.
function(plyproof_warnings target)
    if(PROJECT_IS_TOP_LEVEL)
        target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Werror)
        # std::stable_sort of libstdc++ 12 uses what C++20 deprecates, and newer versions of clang say so at each caller.
        target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
    endif()
endfunction()

# Code that reads, writes and passes on texts is compiled often under sanitizers and runs seldom: without optimisation in
# half the time.
function(plyproof_text_options target)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Sanitized>:-O0>)
endfunction()

# plyproof_library(chess DEPENDS base): the layer lib/chess as target plyproof_chess, alias plyproof::chess. TEXT: nothing
# in it takes long.
function(plyproof_library name)
    cmake_parse_arguments(ARG "TEXT" "" "DEPENDS" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
    if(sources)
        add_library(plyproof_${name} STATIC ${sources})
        set(scope PUBLIC)
        plyproof_warnings(plyproof_${name})
        if(ARG_TEXT)
            plyproof_text_options(plyproof_${name})
        endif()
    else()
        add_library(plyproof_${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    add_library(plyproof::${name} ALIAS plyproof_${name})
    set_target_properties(plyproof_${name} PROPERTIES EXPORT_NAME ${name})
    target_include_directories(plyproof_${name} ${scope}
        $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/lib> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/plyproof>)
    target_compile_features(plyproof_${name} ${scope} cxx_std_20)
    target_link_libraries(plyproof_${name} ${scope} ${ARG_DEPENDS})
endfunction()

# Code of tests runs once and is compiled often: without optimisation in half the time. What they test is compiled as ever.
function(plyproof_test_options target)
    plyproof_warnings(${target})
    target_compile_options(${target} PRIVATE -O0)
endfunction()

# Under sanitizers a process costs more than most tests.
option(PLYPROOF_WHOLE_BINARIES "A ctest for each test binary, not for each test in it" OFF)

# plyproof_tests(chess DEPENDS plyproof::chess): tests/chess/*_test.cpp as one GoogleTest binary; every test is a ctest.
function(plyproof_tests name)
    cmake_parse_arguments(ARG "" "" "DEPENDS" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*_test.cpp)
    if(NOT sources)
        return()
    endif()
    add_executable(${name}_tests ${sources})
    plyproof_test_options(${name}_tests)
    target_include_directories(${name}_tests PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(${name}_tests PRIVATE ${ARG_DEPENDS} GTest::gmock GTest::gtest_main)
    target_precompile_headers(${name}_tests REUSE_FROM test_headers)
    if(PLYPROOF_WHOLE_BINARIES)
        add_test(NAME "${name}: all tests" COMMAND ${name}_tests --gtest_brief=1)
    else()
        gtest_discover_tests(${name}_tests TEST_PREFIX "${name}: " DISCOVERY_TIMEOUT 60)
    endif()
endfunction()

# What all code of programs is compiled with. The headers of the target app_headers are compiled once for those files
# that include CLI11; to read them costs the others more than it saves.
function(plyproof_app_options target)
    plyproof_warnings(${target})
    plyproof_text_options(${target})
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        file(STRINGS ${source} inclusion REGEX "^#include <CLI/CLI.hpp>" LIMIT_COUNT 1)
        if(inclusion)
            set(is_reader TRUE)
        else()
            set_source_files_properties(${source} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
        endif()
    endforeach()
    if(is_reader)
        target_precompile_headers(${target} REUSE_FROM app_headers)
    endif()
endfunction()

# plyproof_dev_app(match DEPENDS ...): apps/dev/match/*.cpp as the program `match`, which is not installed.
function(plyproof_dev_app name)
    cmake_parse_arguments(ARG "" "" "DEPENDS" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
    add_executable(${name} ${sources})
    plyproof_app_options(${name})
    target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(${name} PRIVATE ${ARG_DEPENDS})
endfunction()

# plyproof_app(perft DEPENDS ...): the same with apps/perft/*.cpp, and users get it.
function(plyproof_app name)
    plyproof_dev_app(${name} ${ARGN})
    install(TARGETS ${name})
endfunction()
