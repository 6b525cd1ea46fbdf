// SPDX-License-Identifier: MIT
#include "eval/endgames.h"

#include <gtest/gtest.h>

#include "eval/evaluate.h"
#include "support/position_of.h"

namespace plyproof::eval {
namespace {

std::optional<int> known(std::string_view fen) { return known_ending(support::position_of(fen)); }

TEST(KnownEnding, IsDrawnWithoutTheMenToMate) {
    for (const std::string_view fen :
         {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
          "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", "4k3/8/8/8/8/3B4/8/4KB2 w - - 0 1", "4kn2/8/8/8/8/8/8/4K3 w - - 0 1"}) {
        EXPECT_EQ(known(fen), 0) << fen;
    }
}

TEST(KnownEnding, IsWonByWhoCanMate) {
    for (const std::string_view fen :
         {"4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "4k3/8/8/8/8/8/8/4KQ2 b - - 0 1", "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1",
          "4k3/8/8/8/8/8/8/3NKB2 w - - 0 1", "4k3/8/8/8/8/8/8/2NNKN2 w - - 0 1"}) {
        ASSERT_TRUE(known(fen)) << fen;
        EXPECT_GE(*known(fen), 3000) << fen;
        EXPECT_LE(*known(fen), kMaxEvaluation) << fen;
        EXPECT_EQ(known_ending(support::position_of(fen).mirrored()), -*known(fen)) << fen;
    }
}

TEST(KnownEnding, IsNoneWithPawnsAloneOrMenOnBothSides) {
    EXPECT_FALSE(known("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1"));
    EXPECT_FALSE(known("4k3/p7/8/8/8/8/8/4KQ2 w - - 0 1"));
    EXPECT_FALSE(known("4k3/8/8/8/8/8/P7/4KB2 w - - 0 1"));
    EXPECT_FALSE(known_ending(chess::Position::start()));
}

TEST(KnownEnding, OfOnePawnIsWonOrDrawnExactly) {
    EXPECT_EQ(known("8/8/8/4k3/4P3/8/8/4K3 w - - 0 1"), 0);
    EXPECT_GT(known("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"), 1000);
    EXPECT_LT(known("8/8/8/8/4p3/4k3/8/4K3 w - - 0 1"), -1000);
    EXPECT_LT(known("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"), known("4k3/8/4K3/8/8/8/8/4Q3 b - - 0 1"));
}

TEST(KnownEnding, DrivesTheKingToTheEdgeAndTheOtherKingCloser) {
    EXPECT_GT(known("k7/8/8/8/8/8/8/4KR2 w - - 0 1"), known("8/8/8/3k4/8/8/8/4KR2 w - - 0 1"));
    EXPECT_GT(known("k7/8/2K5/8/8/8/8/5R2 w - - 0 1"), known("k7/8/8/8/8/8/2K5/5R2 w - - 0 1"));
}

TEST(KnownEnding, OfBishopAndKnightDrivesTheKingToTheBishopsCorner) {
    // f1 is light: a8 and h1 are the right corners.
    EXPECT_GT(known("k7/8/2K5/8/8/8/8/3N1B2 w - - 0 1"), known("7k/8/5K2/8/8/8/8/3N1B2 w - - 0 1"));
    // c1 is dark: h8 and a1.
    EXPECT_LT(known("k7/8/2K5/8/8/8/8/2BN4 w - - 0 1"), known("7k/8/5K2/8/8/8/8/2BN4 w - - 0 1"));
    // On the edge, nearer to the right corner is better.
    EXPECT_GT(known("2k5/8/2K5/8/8/8/8/3N1B2 w - - 0 1"), known("6k1/8/6K1/8/8/8/8/3N1B2 w - - 0 1"));
}

}  // namespace
}  // namespace plyproof::eval
