// SPDX-License-Identifier: MIT
#include "perft/cpu.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace plyproof::perft {

#if defined(__x86_64__)

namespace {

/// AMD and its licensee Hygon ran PEXT in microcode up to family 17h and 18h (Zen 1 and 2): up to 250 cycles.
bool pext_is_microcode() {
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    if (__get_cpuid(0, &eax, &ebx, &ecx, &edx) == 0) return true;
    const bool amd = ebx == signature_AMD_ebx && ecx == signature_AMD_ecx && edx == signature_AMD_edx;
    constexpr unsigned kHygon = 0x6F677948;  // "Hygo"
    if (!amd && ebx != kHygon) return false;
    if (__get_cpuid(1, &eax, &ebx, &ecx, &edx) == 0) return true;
    const unsigned base_family = eax >> 8 & 0xF;
    const unsigned family = base_family == 0xF ? base_family + (eax >> 20 & 0xFF) : base_family;
    return family < 0x19;
}

}  // namespace

CpuFeatures cpu_features() {
    __builtin_cpu_init();
    CpuFeatures features;
    features.popcnt = __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("sse4.2");
    features.bmi = features.popcnt && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                   __builtin_cpu_supports("bmi2");
    features.fast_pext = features.bmi && !pext_is_microcode();
    features.avx512 = features.fast_pext && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
                      __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("gfni");
    return features;
}

#else

CpuFeatures cpu_features() { return {}; }

#endif

}  // namespace plyproof::perft
