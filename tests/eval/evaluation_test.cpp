// SPDX-License-Identifier: MIT
#include "eval/evaluation.h"

#include <gtest/gtest.h>

#include "support/position_of.h"

namespace plyproof::eval {
namespace {

TEST(Outcome, IsTheMiddleGameHalfWithAllPieces) {
    const Outcome outcome = outcome_of(chess::Position::start(), Score(120, -40));
    EXPECT_EQ(outcome.phase, kFullPhase);
    EXPECT_EQ(outcome.value, 120);
}

TEST(Outcome, IsTheScaledEndgameHalfWithoutPieces) {
    const auto position = support::position_of("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1");
    EXPECT_EQ(outcome_of(position, Score(120, -40)).value, -40);
    const auto few = support::position_of("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1");
    const Outcome outcome = outcome_of(few, Score(0, 640));
    EXPECT_LT(outcome.scale, kFullScale);
    EXPECT_EQ(outcome.value, 10 * outcome.scale);
}

TEST(Outcome, IsScaledForTheSideThatIsAhead) {
    const auto position = support::position_of("4k3/p7/8/8/8/8/8/4KB2 w - - 0 1");
    EXPECT_EQ(outcome_of(position, Score(0, 200)).scale, 0) << "the bishop cannot win";
    EXPECT_GT(outcome_of(position, Score(0, -200)).scale, 0) << "the pawn can";
}

TEST(Outcome, NeverLeavesTheRange) {
    EXPECT_EQ(outcome_of(chess::Position::start(), Score(30000, 0)).value, kMaxEvaluation);
    EXPECT_EQ(outcome_of(chess::Position::start(), Score(-30000, 0)).value, -kMaxEvaluation);
}

TEST(FromMover, TurnsTheValueForBlack) {
    EXPECT_EQ(from_mover(support::position_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), 30), 30);
    EXPECT_EQ(from_mover(support::position_of("4k3/8/8/8/8/8/8/4K3 b - - 0 1"), 30), -30);
}

}  // namespace
}  // namespace plyproof::eval
