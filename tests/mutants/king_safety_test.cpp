// SPDX-License-Identifier: MIT
#include "mutants/king_safety.h"

#include <gtest/gtest.h>

#include <string>

#include "mutants/board.h"
#include "mutants/make_move.h"
#include "support/setup_of_fen.h"

namespace plyproof::mutants {
namespace {

using chess::Move;
using enum chess::Square;

bool is_safe(const std::string& fen, Move move, const BugSet& bugs = {}) {
    const State before = Board(support::setup_of_fen(fen)).state();
    State after = before;
    play(after, move);
    return leaves_king_safe({before, after, move}, bugs);
}

TEST(LeavesKingSafe, IsFalseForAPinnedManThatLeavesTheLine) {
    const std::string pinned = "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1";
    EXPECT_FALSE(is_safe(pinned, Move::normal(E2, D2)));
    EXPECT_TRUE(is_safe(pinned, Move::normal(E2, E5)));
}

TEST(LeavesKingSafe, IsFalseForAnAnswerThatLeavesTheCheck) {
    const std::string check = "4r1k1/8/8/8/8/8/8/R3K1N1 w - - 0 1";
    EXPECT_FALSE(is_safe(check, Move::normal(A1, A2)));
    EXPECT_TRUE(is_safe(check, Move::normal(G1, E2)));
    EXPECT_TRUE(is_safe(check, Move::normal(E1, D1)));
}

TEST(LeavesKingSafe, IsFalseForAStepOntoAnAttackedSquare) {
    EXPECT_FALSE(is_safe("3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", Move::normal(E1, D1)));
}

TEST(LeavesKingSafe, IsChangedByABugOnlyWhereTheBugApplies) {
    const std::string pinned = "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1";
    EXPECT_TRUE(is_safe(pinned, Move::normal(E2, D2), {Bug::PinnedRookMovesAcross}));
    EXPECT_FALSE(is_safe(pinned, Move::normal(E2, D2), {Bug::PinnedQueenMovesAcross}));
    EXPECT_FALSE(is_safe(pinned, Move::normal(E2, E5), {Bug::PinnedRookFrozen}));
    EXPECT_TRUE(is_safe(pinned, Move::normal(E2, E5), {Bug::PinnedQueenFrozen}));
}

}  // namespace
}  // namespace plyproof::mutants
