# The instruction sets that the kernel files may use; everything else is compiled for the base of the architecture.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    set(directory ${CMAKE_CURRENT_LIST_DIR})
    set_source_files_properties(${directory}/kernel_popcnt.cpp PROPERTIES COMPILE_OPTIONS "-msse4.2;-mpopcnt")
    set_source_files_properties(${directory}/kernel_bmi.cpp ${directory}/kernel_pext.cpp
        PROPERTIES COMPILE_OPTIONS "-mavx2;-mbmi;-mbmi2;-mpopcnt")
endif()
