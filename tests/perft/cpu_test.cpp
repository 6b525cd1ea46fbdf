// SPDX-License-Identifier: MIT
#include "perft/cpu.h"

#include <gtest/gtest.h>

namespace plyproof::perft {
namespace {

TEST(CpuFeatures, BuildOnEachOther) {
    const CpuFeatures cpu = cpu_features();
    EXPECT_TRUE(cpu.popcnt || !cpu.bmi);
    EXPECT_TRUE(cpu.bmi || !cpu.fast_pext);
}

}  // namespace
}  // namespace plyproof::perft
