# The suites as data within the library: plyproof_embed_suites(plyproof_suite) turns suites/*.epd into a generated .cpp
# that defines suite::embedded() and embedded_gate(), and installs the files under share/plyproof/suites.
# Run as a script (cmake -DOUTPUT=x.cpp -P EmbedSuites.cmake -- FILE...) this file does the turning, at build time.

# One raw string literal for each file: a megabyte compiles in a fraction of a second, a byte array takes many times that.
function(plyproof_write_embedded output)
    set(delimiter "EndOfSuite")
    set(texts "")
    set(table "")
    set(gate "{\"gate.epd\", {}}")
    set(number 0)
    foreach(file IN LISTS ARGN)
        get_filename_component(name "${file}" NAME)
        file(READ "${file}" text)
        string(FIND "${text}" ")${delimiter}\"" clash)
        if(NOT clash EQUAL -1)
            message(FATAL_ERROR "${file} contains )${delimiter}\", which ends a literal in the generated code")
        endif()
        string(APPEND texts "constexpr char kText${number}[] = R\"${delimiter}(${text})${delimiter}\";\n")
        set(entry "{\"${name}\", {kText${number}, sizeof(kText${number}) - 1}}")
        if(name STREQUAL "gate.epd")
            set(gate "${entry}")
        else()
            string(APPEND table "    ${entry},\n")
        endif()
        math(EXPR number "${number} + 1")
    endforeach()
    if(table STREQUAL "")
        set(result "return {};")
    else()
        set(texts "${texts}\nconstexpr EmbeddedSuite kSuites[] = {\n${table}};\n")
        set(result "return kSuites;")
    endif()
    file(WRITE "${output}" "// Generated from suites/*.epd by cmake/EmbedSuites.cmake.
#include \"suite/embedded.h\"

// No compiler in use has the limit of 65536 bytes that the standard allows.
#pragma GCC diagnostic ignored \"-Woverlength-strings\"

namespace plyproof::suite {
namespace {

${texts}
}  // namespace

std::span<const EmbeddedSuite> embedded() { ${result} }

EmbeddedSuite embedded_gate() { return ${gate}; }

}  // namespace plyproof::suite
")
endfunction()

function(plyproof_embed_suites target)
    set(script ${CMAKE_CURRENT_FUNCTION_LIST_FILE})
    set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded_suites.cpp)
    file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/suites/*.epd)
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -P ${script} -- ${files}
        DEPENDS ${files} ${script}
        COMMENT "Embedding the suites"
        VERBATIM)
    target_sources(${target} PRIVATE ${output})
    include(GNUInstallDirs)
    install(FILES ${files} DESTINATION ${CMAKE_INSTALL_DATADIR}/plyproof/suites)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    set(files "")
    set(seen FALSE)
    math(EXPR last "${CMAKE_ARGC} - 1")
    foreach(index RANGE ${last})
        if(seen)
            list(APPEND files "${CMAKE_ARGV${index}}")
        elseif(CMAKE_ARGV${index} STREQUAL "--")
            set(seen TRUE)
        endif()
    endforeach()
    plyproof_write_embedded("${OUTPUT}" ${files})
endif()
