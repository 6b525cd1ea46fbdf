# The instruction sets that the kernel files may use; everything else is compiled for the base of the architecture.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/kernel_popcnt.cpp
        PROPERTIES COMPILE_OPTIONS "-msse4.2;-mpopcnt")
    set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/kernel_bmi.cpp
        PROPERTIES COMPILE_OPTIONS "-msse4.2;-mpopcnt;-mbmi;-mbmi2")
endif()
