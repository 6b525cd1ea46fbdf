// SPDX-License-Identifier: MIT
#include "match/adjudicator.h"

#include <gtest/gtest.h>

namespace plyproof::match {
namespace {

using chess::Color;

constexpr AdjudicationRules kRules{
    .draw_after = 30, .draw_score = 10, .draw_moves = 2, .resign_score = 500, .resign_moves = 2};

/// The first ply, counted from 1, behind which the game ends when both say these scores (White's view) for ever.
std::pair<int, std::optional<Result>> judged(Adjudicator adjudicator, int white, int black, unsigned from_move) {
    for (int ply = 1; ply < 100; ++ply) {
        const Color side = ply % 2 == 1 ? Color::White : Color::Black;
        const int score = side == Color::White ? white : -black;
        const auto result = adjudicator.judge(side, score, from_move + static_cast<unsigned>(ply - 1) / 2);
        if (result) return {ply, result};
    }
    return {0, std::nullopt};
}

TEST(Adjudicator, EndsAGameThatBothTakeForWonBySameSide) {
    EXPECT_EQ(judged(Adjudicator(kRules), 500, 700, 1), (std::pair{4, std::optional(Result::WhiteWins)}));
    EXPECT_EQ(judged(Adjudicator(kRules), -500, -700, 1), (std::pair{4, std::optional(Result::BlackWins)}));
}

TEST(Adjudicator, DoesNotBelieveOneAlone) {
    EXPECT_FALSE(judged(Adjudicator(kRules), 900, 499, 1).second);
    EXPECT_FALSE(judged(Adjudicator(kRules), 900, -900, 1).second);
}

TEST(Adjudicator, TakesNoGameForDrawnBeforeItsMove) {
    EXPECT_EQ(judged(Adjudicator(kRules), 10, -10, 40), (std::pair{4, std::optional(Result::Draw)}));
    EXPECT_EQ(judged(Adjudicator(kRules), 0, 0, 29), (std::pair{4, std::optional(Result::Draw)}));
    EXPECT_EQ(judged(Adjudicator(kRules), 0, 0, 20), (std::pair{21, std::optional(Result::Draw)}));
    EXPECT_FALSE(judged(Adjudicator(kRules), 11, 0, 40).second);
}

TEST(Adjudicator, BeginsAnewWhereAScoreIsMissing) {
    Adjudicator adjudicator(kRules);
    EXPECT_FALSE(adjudicator.judge(Color::White, 600, 1));
    EXPECT_FALSE(adjudicator.judge(Color::Black, -600, 1));
    EXPECT_FALSE(adjudicator.judge(Color::White, std::nullopt, 2));
    EXPECT_FALSE(adjudicator.judge(Color::Black, -600, 2));
}

TEST(Adjudicator, LetsPlayOnWhenNobodyAskedForIt) {
    EXPECT_FALSE(judged(Adjudicator(AdjudicationRules{}), 0, 0, 100).second);
    EXPECT_FALSE(judged(Adjudicator(AdjudicationRules{}), 9000, 9000, 100).second);
}

}  // namespace
}  // namespace plyproof::match
