// SPDX-License-Identifier: MIT
#include "eval/scaling.h"

#include <gtest/gtest.h>

#include "eval/counts.h"

namespace plyproof::eval {
namespace {

using chess::Color;

int scale(std::string_view fen, Color ahead = Color::White) { return scale_for(support::position_of(fen), ahead); }

TEST(Scale, IsFullWithManyPawns) { EXPECT_EQ(scale_for(chess::Position::start(), Color::Black), kFullScale); }

TEST(Scale, IsLessTheFewerPawnsAreLeft) {
    EXPECT_LT(scale("4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1"), scale("4k3/p7/8/8/8/8/PPP5/R3K3 w - - 0 1"));
}

TEST(Scale, IsNothingWithALoneMinorPiece) {
    EXPECT_EQ(scale("4k3/p7/8/8/8/8/8/4KB2 w - - 0 1"), 0);
    EXPECT_EQ(scale("4k3/p7/8/8/8/8/8/4KN2 w - - 0 1"), 0);
}

TEST(Scale, IsSmallWithoutPawnsAndWithASmallEdge) {
    EXPECT_LE(scale("4kb2/8/8/8/8/8/8/4KR2 w - - 0 1"), 12) << "rook against bishop";
    EXPECT_LE(scale("4kr2/8/8/8/8/8/8/3NKR2 w - - 0 1"), 12) << "rook and knight against rook";
    EXPECT_LE(scale("4k3/p7/8/8/8/8/8/3NKN2 w - - 0 1"), 12) << "two knights do not mate";
    EXPECT_GT(scale("4kr2/8/8/8/8/8/8/4KQ2 w - - 0 1"), 30) << "queen against rook is won";
}

TEST(Scale, IsNothingInTheWrongCorner) {
    EXPECT_EQ(scale("k7/8/8/8/8/P7/8/4KB2 w - - 0 1"), kFullScale - 18) << "a8 is light like f1";
    EXPECT_EQ(scale("k7/8/8/8/8/P7/8/2B1K3 w - - 0 1"), 0) << "the dark bishop cannot drive the king from a8";
    EXPECT_EQ(scale("8/1k6/8/8/8/P7/P7/2B1K3 w - - 0 1"), 0) << "beside the corner is enough";
    EXPECT_GT(scale("8/8/8/4k3/8/P7/8/2B1K3 w - - 0 1"), 0) << "the king is far";
    EXPECT_GT(scale("k7/8/8/8/8/P6P/8/2B1K3 w - - 0 1"), 0) << "two files";
    EXPECT_EQ(scale("k7/8/8/8/8/P7/8/4K3 w - - 0 1"), 0) << "no bishop at all";
    EXPECT_EQ(scale("2b1k3/8/p7/8/8/8/8/K7 w - - 0 1", Color::Black), 0) << "a1 is dark, c8 light";
}

TEST(Scale, IsSmallWithBishopsOfOppositeColours) {
    const int alone = scale("4kb2/pp6/8/8/8/8/PPP5/4KB2 w - - 0 1");
    const int with_rooks = scale("r3kb2/pp6/8/8/8/8/PPP5/R3KB2 w - - 0 1");
    const int like = scale("2b1k3/pp6/8/8/8/8/PPP5/4KB2 w - - 0 1");
    EXPECT_LT(alone, with_rooks);
    EXPECT_LT(with_rooks, like);
    EXPECT_GT(scale("4kb2/8/8/8/8/8/PPP5/4KB2 w - - 0 1"), alone) << "passed pawns";
}

TEST(Scale, IsSmallInRookEndingsOnOneWing) {
    EXPECT_LT(scale("r5k1/5ppp/8/8/8/8/4PPPP/R5K1 w - - 0 1"), 50);
    EXPECT_EQ(scale("r5k1/5ppp/8/8/8/8/P4PPP/R5K1 w - - 0 1"), kFullScale) << "two wings";
    EXPECT_GT(scale("r5k1/6pp/8/8/8/8/4PPPP/R5K1 w - - 0 1"), 50) << "two pawns ahead";
}

TEST(DrawnEndings, AreEvaluatedNearZero) {
    for (const std::string_view fen : {"4kb2/8/8/8/8/8/8/4KR2 w - - 0 1", "4kr2/8/8/8/8/8/8/3BKR2 b - - 0 1",
                                       "k7/8/8/8/8/P7/8/2B1K3 w - - 0 1", "4k3/p7/8/8/8/8/8/3NKN2 w - - 0 1"}) {
        EXPECT_LT(std::abs(evaluate_fen(fen)), 100) << fen;
    }
}

}  // namespace
}  // namespace plyproof::eval
