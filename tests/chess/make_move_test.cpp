// SPDX-License-Identifier: MIT
#include "chess/make_move.h"

#include <gmock/gmock.h>

#include "chess/fen.h"
#include "support/position_of.h"

namespace plyproof::chess {
namespace {

using support::position_of;

std::string after(std::string_view fen, Move move) { return to_fen(position_of(fen).after(move)); }

TEST(After, MovesAManAndCountsTheClocks) {
    EXPECT_EQ(after("4k3/8/8/8/8/8/8/4K1N1 w - - 4 9", Move::normal(Square::G1, Square::F3)),
              "4k3/8/8/8/8/5N2/8/4K3 b - - 5 9");
    EXPECT_EQ(after("4k1n1/8/8/8/8/8/8/4K3 b - - 4 9", Move::normal(Square::G8, Square::F6)),
              "4k3/8/5n2/8/8/8/8/4K3 w - - 5 10");
}

TEST(After, ACaptureTakesTheManOffAndResetsTheClock) {
    EXPECT_EQ(after("4k3/8/8/3p4/8/4N3/8/4K3 w - - 4 9", Move::normal(Square::E3, Square::D5)),
              "4k3/8/8/3N4/8/8/8/4K3 b - - 0 9");
}

TEST(After, ADoublePushLeavesAnEnPassantSquareOnlyWhereACaptureIsLegal) {
    EXPECT_EQ(after("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", Move::double_push(Square::E2, Square::E4)),
              "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    EXPECT_EQ(after("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Move::double_push(Square::E2, Square::E4)),
              "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    // Both pawns would leave the fourth rank and uncover the rook.
    EXPECT_EQ(after("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1", Move::double_push(Square::E2, Square::E4)),
              "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1");
}

TEST(After, EnPassantTakesThePawnBesideTheTarget) {
    EXPECT_EQ(after("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", Move::en_passant(Square::D5, Square::E6)),
              "4k3/8/4P3/8/8/8/8/4K3 b - - 0 1");
    EXPECT_EQ(after("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", Move::en_passant(Square::E4, Square::D3)),
              "4k3/8/8/8/8/3p4/8/4K3 w - - 0 2");
}

TEST(After, APromotionPutsTheChosenManOnTheBoard) {
    EXPECT_EQ(after("4k3/P7/8/8/8/8/8/4K3 w - - 3 1", Move::promotion(Square::A7, Square::A8, PieceKind::Queen)),
              "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1");
    EXPECT_EQ(after("4k3/8/8/8/8/8/p7/1N2K3 b - - 3 1", Move::promotion(Square::A2, Square::B1, PieceKind::Knight)),
              "4k3/8/8/8/8/8/8/1n2K3 w - - 0 2");
}

TEST(After, CastlingMovesBothMenOnBothWingsForBothColours) {
    constexpr std::string_view kWhite = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 1 5";
    constexpr std::string_view kBlack = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 1 5";
    EXPECT_EQ(after(kWhite, Move::castling(Square::E1, Square::H1)), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 2 5");
    EXPECT_EQ(after(kWhite, Move::castling(Square::E1, Square::A1)), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 2 5");
    EXPECT_EQ(after(kBlack, Move::castling(Square::E8, Square::H8)), "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 2 6");
    EXPECT_EQ(after(kBlack, Move::castling(Square::E8, Square::A8)), "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 2 6");
}

TEST(After, Chess960CastlingWorksWhereTheMenSwapSquaresOrStayPut) {
    EXPECT_EQ(after("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", Move::castling(Square::F1, Square::G1)),
              "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    EXPECT_EQ(after("4k3/8/8/8/8/8/8/5RK1 w - - 0 1", Move::normal(Square::G1, Square::H1)),
              "4k3/8/8/8/8/8/8/5R1K b - - 1 1");
    EXPECT_EQ(after("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", Move::castling(Square::C1, Square::B1)),
              "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
}

TEST(After, RightsEndWhenKingOrRookMovesOrTheRookIsCaptured) {
    constexpr std::string_view kFen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    EXPECT_EQ(after(kFen, Move::normal(Square::E1, Square::E2)), "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1");
    EXPECT_EQ(after(kFen, Move::normal(Square::A1, Square::B1)), "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 1 1");
    EXPECT_EQ(after(kFen, Move::normal(Square::H1, Square::H8)), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
    EXPECT_EQ(
        after("r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1", Move::promotion(Square::B7, Square::A8, PieceKind::Queen)),
        "Q3k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1");
}

TEST(After, TheClocksStopAtTheirLargestNumber) {
    EXPECT_EQ(after("4k1n1/8/8/8/8/8/8/4K3 b - - 65535 65535", Move::normal(Square::G8, Square::F6)),
              "4k3/8/5n2/8/8/8/8/4K3 w - - 65535 65535");
}

}  // namespace
}  // namespace plyproof::chess
