// SPDX-License-Identifier: MIT
#include "eval/pieces.h"

#include <gtest/gtest.h>

#include "eval/counts.h"

namespace plyproof::eval {
namespace {

TEST(Mobility, OfAKnightIsTheNumberOfSquaresThatNoPawnGuards) {
    EXPECT_EQ(count_of("4k3/8/8/8/4N3/8/8/4K3 w - - 0 1", Group::KnightMobility, 8), 1);
    EXPECT_EQ(count_of("4k3/8/1p6/8/4N3/8/8/4K3 w - - 0 1", Group::KnightMobility, 7), 1);
    EXPECT_EQ(count_of("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", Group::KnightMobility, 2), 1);
}

TEST(Mobility, OfAPinnedPieceIsThatAlongThePin) {
    EXPECT_EQ(count_of("4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1", Group::KnightMobility, 0), 1);
    EXPECT_EQ(count_of("4r1k1/8/8/8/4R3/8/8/4K3 w - - 0 1", Group::RookMobility, 6), 1);
}

TEST(Mobility, LooksThroughPiecesThatMoveTheSameWay) {
    // The rook on a1 looks through the rook on a3 up to a8, and along the rank to d1.
    EXPECT_EQ(count_of("4k3/8/8/8/8/R7/8/R3K3 w - - 0 1", Group::RookMobility, 10), 1);
    // The bishop c1 looks through the queen d2 up to h6; b2 and a3 besides.
    EXPECT_EQ(count_of("4k3/8/8/8/8/8/3Q4/2B1K3 w - - 0 1", Group::BishopMobility, 7), 1);
}

TEST(Mobility, OfAQueenIsThatOfRookAndBishop) {
    EXPECT_EQ(count_of("6k1/8/8/8/4Q3/8/8/7K w - - 0 1", Group::QueenMobility, 26), 1) << "its own king takes h1";
}

TEST(Outposts, AreSquaresThatAPawnGuardsAndNoEnemyPawnCanAttack) {
    constexpr std::string_view kStands = "4k3/8/8/3N4/4P3/8/8/4K3 w - - 0 1";
    EXPECT_EQ(count_of(kStands, Group::KnightOutpost, 1), 1);
    EXPECT_EQ(count_of(kStands, Group::KnightOutpost, 0), 0);
    EXPECT_EQ(count_of("4k3/2p5/8/3N4/4P3/8/8/4K3 w - - 0 1", Group::KnightOutpost, 1), 0) << "c6 drives it away";
    EXPECT_EQ(count_of("4k3/8/8/8/4P3/2N5/8/4K3 w - - 0 1", Group::KnightOutpost, 0), 1) << "d5 is a move away";
    EXPECT_EQ(count_of("4k3/8/8/3B4/4P3/8/8/4K3 w - - 0 1", Group::BishopOutpost), 1);
    EXPECT_EQ(count_of("4k3/8/3p4/4b3/8/8/8/4K3 b - - 0 1", Group::BishopOutpost), -1);
}

TEST(Minors, BehindAPawnAreShielded) {
    EXPECT_EQ(count_of("4k3/8/8/8/3P4/3N4/8/4K3 w - - 0 1", Group::MinorBehindPawn), 1);
    EXPECT_EQ(count_of("4k3/3b4/3p4/8/8/8/8/4K3 w - - 0 1", Group::MinorBehindPawn), -1);
}

TEST(BadBishop, HasOwnPawnsOnItsColour) {
    // Dark bishop c1; a3 and e5 are dark, e5 is blocked; d3 is light.
    constexpr std::string_view kFen = "4k3/8/4p3/4P3/8/P2P4/8/2B1K3 w - - 0 1";
    EXPECT_EQ(count_of(kFen, Group::BishopPerPawn, 0), 1);
    EXPECT_EQ(count_of(kFen, Group::BishopPerPawn, 1), 1);
}

TEST(Bishop, OnALongDiagonalSeesBothCentreSquares) {
    EXPECT_EQ(count_of("4k3/8/8/8/8/8/6B1/4K3 w - - 0 1", Group::BishopLongDiagonal), 1);
    EXPECT_EQ(count_of("4k3/8/8/3p4/8/8/6B1/4K3 w - - 0 1", Group::BishopLongDiagonal), 1) << "the second is taken";
    EXPECT_EQ(count_of("4k3/8/8/8/4P3/8/6B1/4K3 w - - 0 1", Group::BishopLongDiagonal), 0);
}

TEST(Rooks, LikeOpenFilesAndHalfOpenOnes) {
    EXPECT_EQ(count_of("4k3/1p6/8/8/8/1P6/8/R3K3 w - - 0 1", Group::RookOpenFile, 1), 1);
    EXPECT_EQ(count_of("4k3/p7/8/8/8/1P6/8/R3K3 w - - 0 1", Group::RookOpenFile, 0), 1);
    EXPECT_EQ(count_of("4k3/p7/8/8/8/P7/8/R3K3 w - - 0 1", Group::RookOpenFile, 0), 0);
}

TEST(Rooks, OnTheSeventhWantSomethingToAttack) {
    EXPECT_EQ(count_of("4k3/R7/8/8/8/8/8/4K3 w - - 0 1", Group::RookSeventh), 1);
    EXPECT_EQ(count_of("8/R4p2/4k3/8/8/8/8/4K3 w - - 0 1", Group::RookSeventh), 1);
    EXPECT_EQ(count_of("8/R7/4k3/8/8/8/8/4K3 w - - 0 1", Group::RookSeventh), 0);
}

TEST(Rooks, AreTrappedBetweenTheirKingAndTheEdge) {
    EXPECT_EQ(count_of("4k3/8/8/8/8/8/5PPP/5K1R w - - 0 1", Group::RookTrapped), 1);
    EXPECT_EQ(count_of("3k4/8/8/8/8/8/5PPP/4R1K1 w - - 0 1", Group::RookTrapped), 0);
}

}  // namespace
}  // namespace plyproof::eval
