// SPDX-License-Identifier: MIT
#include "eval/kernels.h"

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "support/random_positions.h"

namespace plyproof::eval {
namespace {

TEST(Kernels, ForAnyCpuAndTheBestOneAreAlwaysThere) {
    EXPECT_EQ(balance_for(InstructionSet::Portable), balance_portable);
    EXPECT_NE(balance_for(InstructionSet::Best), nullptr);
}

TEST(Kernels, ThatThisCpuCanRunGiveTheSameNumbers) {
    support::SplitMix64 random(8);
    for (int i = 0; i < 3000; ++i) {
        const chess::Position position = support::random_position(random);
        const Score expected = balance_portable(position);
        for (const InstructionSet set : {InstructionSet::Popcnt, InstructionSet::Bmi, InstructionSet::Best}) {
            const BalanceFunction balance = balance_for(set);
            if (balance == nullptr) continue;
            EXPECT_EQ(balance(position), expected) << chess::to_fen(position);
        }
    }
}

}  // namespace
}  // namespace plyproof::eval
