// SPDX-License-Identifier: MIT
#include "match/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace plyproof::match {
namespace {

// Worked out apart from this code, from the formulas alone.
constexpr PairTally kTwelve{1, 2, 3, 4, 2};
constexpr PairTally kHundred{10, 20, 40, 25, 5};

TEST(MatchStatistics, GiveMeanAndIntervalOfPairs) {
    const auto share = share_of(kTwelve);
    ASSERT_TRUE(share);
    EXPECT_NEAR(share->value, 0.5833333333, 1e-9);
    EXPECT_NEAR(share->low, 0.4166350112, 1e-9);
    EXPECT_NEAR(share->high, 0.7500316554, 1e-9);
    EXPECT_NEAR(share_of(kHundred)->low, 0.4373506723, 1e-9);
    EXPECT_EQ(pairs_of(kHundred), 100u);
}

TEST(MatchStatistics, AreNotSureOfAFewPairsThatAreAllWon) {
    const auto share = share_of({0, 0, 0, 0, 4});
    ASSERT_TRUE(share);
    EXPECT_EQ(share->value, 1);
    EXPECT_NEAR(share->low, 0.5101091635, 1e-9);
    EXPECT_EQ(share->high, 1);
    EXPECT_NEAR(superiority({0, 0, 0, 0, 4}), 5.0 / 6, 1e-9);
    EXPECT_NEAR(superiority({4, 0, 0, 0, 0}), 1.0 / 6, 1e-9);
}

TEST(MatchStatistics, SayNothingWithoutAPair) {
    EXPECT_FALSE(share_of({}));
    EXPECT_EQ(superiority({}), 0.5);
}

TEST(MatchStatistics, KnowTheEloScaleBothWays) {
    EXPECT_EQ(elo_of(0.5), 0);
    EXPECT_NEAR(elo_of(0.5833333333333334), 58.4512142713, 1e-9);
    EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9);
    EXPECT_NEAR(score_of(-400), 1.0 / 11, 1e-12);
    EXPECT_NEAR(score_of(elo_of(0.7)), 0.7, 1e-12);
    EXPECT_TRUE(std::isinf(elo_of(1)));
    EXPECT_LT(elo_of(0), 0);
}

TEST(MatchStatistics, SayHowLikelySuperiorityIs) {
    EXPECT_NEAR(superiority(kTwelve), 0.8364065611, 1e-9);
    EXPECT_NEAR(superiority(kHundred), 0.3125865437, 1e-9);
    EXPECT_EQ(superiority({0, 0, 7, 0, 0}), 0.5);
}

}  // namespace
}  // namespace plyproof::match
