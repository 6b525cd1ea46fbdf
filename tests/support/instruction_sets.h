// SPDX-License-Identifier: MIT
// Tests that need more than the oldest CPU. Where it is missing, the test is counted as skipped, never as passed.
#pragma once

#include <cstdio>

namespace plyproof::support {

/// True when this CPU has BMI2. Otherwise prints the words by which ctest counts the test as skipped.
inline bool have_bmi2() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("bmi2")) return true;
#endif
    std::puts("[  SKIPPED ] this CPU has no BMI2");
    return false;
}

}  // namespace plyproof::support
