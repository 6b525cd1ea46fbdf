// SPDX-License-Identifier: MIT
// What this CPU can do, as far as the kernels care.
#pragma once

namespace plyproof::perft {

struct CpuFeatures {
    bool popcnt = false;     ///< POPCNT and SSE4.2 (x86-64-v2)
    bool bmi = false;        ///< these and AVX2, BMI1, BMI2 (x86-64-v3)
    bool avx512 = false;     ///< these and AVX-512 F, BW, DQ, VL, VPOPCNTDQ, GFNI, and fast_pext
    bool fast_pext = false;  ///< BMI2 whose PEXT is not microcode: not AMD before Zen 3 (family 19h)
};

/// Asks the CPU; everything is false where it is no x86-64.
[[nodiscard]] CpuFeatures cpu_features();

}  // namespace plyproof::perft
