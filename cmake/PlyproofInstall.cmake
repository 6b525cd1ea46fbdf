# What `cmake --install` leaves behind for other projects: headers, archives and a CMake package, so that
# `find_package(plyproof)` gives plyproof::chess, plyproof::perft and the other layers. (Programs install themselves in
# plyproof_app.) To be included after add_subdirectory(lib).
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

get_property(libraries DIRECTORY ${PROJECT_SOURCE_DIR}/lib PROPERTY BUILDSYSTEM_TARGETS)
set(exported)
foreach(library IN LISTS libraries)
    get_target_property(type ${library} TYPE)
    if(type STREQUAL STATIC_LIBRARY OR type STREQUAL INTERFACE_LIBRARY OR type STREQUAL OBJECT_LIBRARY)
        list(APPEND exported ${library})
    endif()
endforeach()

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/plyproof)
install(TARGETS ${exported} EXPORT plyproof COMPONENT development)
install(EXPORT plyproof NAMESPACE plyproof:: FILE plyproof-targets.cmake DESTINATION ${package_folder}
        COMPONENT development)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/lib/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/plyproof
        COMPONENT development FILES_MATCHING PATTERN "*.h")
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/plyproof-config.cmake.in
        ${PROJECT_BINARY_DIR}/plyproof-config.cmake INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/plyproof-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/plyproof-config.cmake ${PROJECT_BINARY_DIR}/plyproof-config-version.cmake
        DESTINATION ${package_folder} COMPONENT development)
