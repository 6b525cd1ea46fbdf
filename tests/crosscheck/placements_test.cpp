// SPDX-License-Identifier: MIT
#include "crosscheck/placements.h"

#include <gtest/gtest.h>

#include <set>

#include "crosscheck/samples.h"

namespace plyproof::crosscheck {
namespace {

TEST(RandomPlacement, HasThreeToSixteenMen) {
    std::set<int> numbers;
    for (const Sample& one : samples("placements", 3000)) numbers.insert(one.position.occupied().size());
    EXPECT_EQ(*numbers.begin(), 3);
    EXPECT_EQ(*numbers.rbegin(), 16);
    EXPECT_EQ(numbers.size(), 14U);
}

TEST(RandomPlacement, PutsEveryManOnEverySquareThatItCanStandOn) {
    std::set<std::string> seen;
    for (const Sample& one : samples("placements", 4000)) {
        for (const chess::Square square : one.position.occupied()) {
            seen.insert(letter_of(*one.position.piece_on(square)) + name_of(square));
        }
    }
    EXPECT_EQ(seen.size(), 2 * (5U * 64 + 48));
}

TEST(RandomPlacement, HasCastlingRightsInAGoodShare) {
    const auto has_right = [](const Sample& one) { return one.position.castling_rooks().any(); };
    EXPECT_GE(percentage(samples("placements", 1000), has_right), 30);
}

TEST(RandomPlacement, IsNothingWhereTheDraftIsNoPosition) {
    int nothing = 0;
    for (std::uint64_t index = 0; index < 200; ++index) {
        CounterRandom random(1, index, 1);
        nothing += random_placement(random, chess::Variant::Standard, Strictness::Reachable) ? 0 : 1;
    }
    EXPECT_GT(nothing, 0);
    EXPECT_LT(nothing, 150);
}

}  // namespace
}  // namespace plyproof::crosscheck
