# The instruction sets that the kernel files may use; everything else is compiled for the base of the architecture.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    set(directory ${CMAKE_CURRENT_LIST_DIR})
    set(bmi -mavx2 -mbmi -mbmi2 -mpopcnt)
    set_source_files_properties(${directory}/kernel_popcnt.cpp PROPERTIES COMPILE_OPTIONS "-msse4.2;-mpopcnt")
    set_source_files_properties(${directory}/kernel_bmi.cpp ${directory}/kernel_pext.cpp ${directory}/kernel_avx2.cpp
        PROPERTIES COMPILE_OPTIONS "${bmi}")
    set_source_files_properties(${directory}/kernel_avx512.cpp PROPERTIES COMPILE_OPTIONS
        # GCC 12 warns of its own header here (its bug 105593).
        "$<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>;${bmi};-mavx512f;-mavx512bw;-mavx512dq;-mavx512vl;-mavx512vpopcntdq;-mgfni")
endif()
