// SPDX-License-Identifier: MIT
#include "eval/passed_pawns.h"

#include <gtest/gtest.h>

#include "eval/counts.h"

namespace plyproof::eval {
namespace {

TEST(PassedPawn, CountsByItsRankAndBothKingsDistances) {
    constexpr std::string_view kFen = "7k/8/8/8/P7/8/8/3K4 w - - 0 1";
    EXPECT_EQ(count_of(kFen, Group::PassedRank, 3), 1);
    EXPECT_EQ(count_of(kFen, Group::PassedOwnKing, 3), 4) << "d1 to a5";
    EXPECT_EQ(count_of(kFen, Group::PassedEnemyKing, 3), 7) << "h8 to a5";
    EXPECT_EQ(count_of("7k/8/8/8/p7/8/8/3K4 b - - 0 1", Group::PassedRank, 4), -1);
}

TEST(PassedPawn, IsBlockedFreeOrSafeOnItsNextSquare) {
    EXPECT_EQ(count_of("8/8/3k4/3P4/8/8/8/3K4 w - - 0 1", Group::PassedBlocked, 4), 1);
    EXPECT_EQ(count_of("7k/8/8/3P4/8/8/8/3K4 w - - 0 1", Group::PassedFreePath, 4), 1);
    EXPECT_EQ(count_of("3r3k/8/8/3P4/8/8/8/3K4 w - - 0 1", Group::PassedFreePath, 4), 0);
    EXPECT_EQ(count_of("7k/3r4/8/3P4/8/8/8/3R2K1 w - - 0 1", Group::PassedSafeStop, 4), 0)
        << "the own pawn hides the rook's support";
    EXPECT_EQ(count_of("7k/3r4/8/3PK3/8/8/8/8 w - - 0 1", Group::PassedSafeStop, 4), 1) << "the king guards d6";
    EXPECT_EQ(count_of("7k/3r4/8/3P4/8/8/8/6K1 w - - 0 1", Group::PassedSafeStop, 4), 0);
}

TEST(PassedPawn, LikesAnOwnRookBehindItAndFearsTheEnemys) {
    EXPECT_EQ(count_of("7k/8/8/3P4/8/8/8/3R2K1 w - - 0 1", Group::PassedRookBehind, 0), 1);
    EXPECT_EQ(count_of("7k/8/8/3P4/8/8/8/3r2K1 w - - 0 1", Group::PassedRookBehind, 1), 1);
    EXPECT_EQ(count_of("3R4/7k/8/3P4/8/8/8/6K1 w - - 0 1", Group::PassedRookBehind, 0), 0);
}

TEST(PassedPawn, CannotBeStoppedWhenTheKingIsOutsideItsSquare) {
    EXPECT_EQ(count_of("6k1/8/8/P7/8/8/8/7K w - - 0 1", Group::PassedUnstoppable), 1);
    EXPECT_EQ(count_of("8/8/8/P5k1/8/8/8/7K b - - 0 1", Group::PassedUnstoppable), 1) << "six steps against three";
    EXPECT_EQ(count_of("8/8/8/P3k3/8/8/8/7K b - - 0 1", Group::PassedUnstoppable), 0) << "in time with the move";
    EXPECT_EQ(count_of("8/8/8/P3k3/8/8/8/7K w - - 0 1", Group::PassedUnstoppable), 1) << "a move too late";
    EXPECT_EQ(count_of("6k1/8/n7/P7/8/8/8/7K w - - 0 1", Group::PassedUnstoppable), 0) << "a knight may stop it";
    EXPECT_EQ(count_of("8/8/8/8/8/4k3/P7/7K w - - 0 1", Group::PassedUnstoppable), 0) << "double step counted";
}

TEST(PassedPawn, IsWorthMoreTheFartherItIs) {
    int last = 0;
    for (const std::string_view fen :
         {"7k/8/8/8/8/8/P7/7K w - - 0 1", "7k/8/8/8/P7/8/8/7K w - - 0 1", "7k/8/P7/8/8/8/8/7K w - - 0 1"}) {
        const int value = balance_of(fen, Term::PassedPawns).endgame();
        EXPECT_GT(value, last) << fen;
        last = value;
    }
}

}  // namespace
}  // namespace plyproof::eval
