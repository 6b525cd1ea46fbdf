// SPDX-License-Identifier: MIT
#include "diagnose/predecessor.h"

#include <gmock/gmock.h>

#include "chess/fen.h"
#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

using chess::Square;

TEST(BeforeTheDoubleStep, ThePawnStandsAtHomeAndTheStepLeadsBack) {
    const auto question = path_to("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "", 2);
    const auto before = asked_before_double_step(question, Square::E6);
    ASSERT_TRUE(before.has_value());
    EXPECT_EQ(chess::to_fen(before->root).substr(0, 29), "8/4p3/8/r2P3K/8/8/4k3/8 b - -");
    EXPECT_EQ(before->depth, 2);
    EXPECT_EQ(oracle::asked_position(*before), question.root);
}

TEST(BeforeTheDoubleStep, ThereIsNothingWhereItCannotHaveBeenPlayed) {
    EXPECT_FALSE(asked_before_double_step(path_to("4k3/8/8/3P4/8/8/8/4K3 w - - 0 1"), Square::E6)) << "no pawn";
    EXPECT_FALSE(asked_before_double_step(path_to("4k3/4n3/8/3Pp3/8/8/8/4K3 w - - 0 1"), Square::E6))
        << "home is taken";
    EXPECT_FALSE(asked_before_double_step(path_to("q6k/8/8/3pP3/8/8/8/7K w - d6 0 1"), Square::D6))
        << "White was in check before";
    EXPECT_FALSE(asked_before_double_step(path_to("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "e1e2"), Square::E6));
    EXPECT_FALSE(asked_before_double_step(path_to("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1"), Square::E5));
}

}  // namespace
}  // namespace plyproof::diagnose
