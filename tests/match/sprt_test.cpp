// SPDX-License-Identifier: MIT
#include "match/sprt.h"

#include <gtest/gtest.h>

#include <cmath>

namespace plyproof::match {
namespace {

TEST(Sprt, HasTheBoundsOfWald) {
    const SprtState state = sprt({.elo0 = 0, .elo1 = 5, .alpha = 0.05, .beta = 0.1}, {});
    EXPECT_NEAR(state.lower, std::log(0.1 / 0.95), 1e-12);
    EXPECT_NEAR(state.upper, std::log(0.9 / 0.05), 1e-12);
    EXPECT_EQ(state.ratio, 0);
    EXPECT_EQ(state.decision, SprtDecision::Open);
}

TEST(Sprt, DecidesWhenARatioReachesItsBound) {
    // Worked out apart from this code, from the formula alone.
    const SprtState open = sprt({0, 5}, {10, 20, 40, 25, 5});
    EXPECT_NEAR(open.ratio, -0.1740324160, 1e-6);
    EXPECT_EQ(open.decision, SprtDecision::Open);
    const SprtState better = sprt({0, 5}, {50, 200, 500, 280, 90});
    EXPECT_NEAR(better.ratio, 4.5462129894, 1e-6);
    EXPECT_EQ(better.decision, SprtDecision::Second);
    const SprtState worse = sprt({0, 5}, {90, 280, 500, 200, 50});
    EXPECT_NEAR(worse.ratio, -5.5672251516, 1e-6);
    EXPECT_EQ(worse.decision, SprtDecision::First);
}

TEST(Sprt, IsNotDecidedByAFewDrawnPairs) {
    EXPECT_EQ(sprt({0, 5}, {0, 0, 10, 0, 0}).decision, SprtDecision::Open);
    EXPECT_EQ(sprt({0, 100}, {0, 0, 4, 0, 0}).decision, SprtDecision::Open);
    EXPECT_EQ(sprt({0, 5}, {0, 0, 0, 0, 1}).decision, SprtDecision::Open);
}

TEST(Sprt, ReadsItsQuestion) {
    const auto two = parse_sprt("-3,1.5");
    ASSERT_TRUE(two) << two.error();
    EXPECT_EQ(two->elo0, -3);
    EXPECT_EQ(two->elo1, 1.5);
    EXPECT_EQ(two->alpha, 0.05);
    const auto four = parse_sprt("0,5,0.01,0.1");
    ASSERT_TRUE(four) << four.error();
    EXPECT_EQ(four->alpha, 0.01);
    EXPECT_EQ(four->beta, 0.1);
}

TEST(Sprt, RefusesQuestionsWithoutSense) {
    for (const char* text : {"", "0", "0,", "0,5,0.05", "5,0", "0,0", "0,x", "0,nan", "0,5,0,0.05", "0,5,0.05,0.5",
                             "0 ,5", "0,5,0.05,0.05,1"}) {
        EXPECT_FALSE(parse_sprt(text)) << text;
    }
}

}  // namespace
}  // namespace plyproof::match
