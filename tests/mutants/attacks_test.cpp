// SPDX-License-Identifier: MIT
#include "mutants/attacks.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "support/setup_of_fen.h"

namespace plyproof::mutants {
namespace {

using chess::Color;
using chess::Piece;
using chess::PieceKind;
using chess::Square;
using enum chess::Square;
using ::testing::ElementsAre;

Mailbox board_of(const std::string& men) { return support::setup_of_fen(men + " w - - 0 1").board; }

/// The squares that the man on `from` attacks, from a1 to h8.
std::vector<Square> attacked_from(const Mailbox& board, Square from) {
    std::vector<Square> squares;
    for (const Square to : base::kAll<Square>) {
        if (attacks(board, board[from].value(), from, to)) squares.push_back(to);
    }
    return squares;
}

TEST(Distance, CountsFilesToTheRightAndRanksUpward) {
    EXPECT_EQ(distance(A1, H8), (Distance{7, 7}));
    EXPECT_EQ(distance(E4, D2), (Distance{-1, -2}));
    EXPECT_EQ(distance(E4, E4), (Distance{0, 0}));
}

TEST(Forward, IsUpForWhiteAndDownForBlack) {
    EXPECT_EQ(forward(Color::White), 1);
    EXPECT_EQ(forward(Color::Black), -1);
}

TEST(OnOneLine, TellsRanksAndFilesFromDiagonals) {
    EXPECT_TRUE(on_one_straight_line(A1, A8));
    EXPECT_TRUE(on_one_straight_line(H4, B4));
    EXPECT_FALSE(on_one_straight_line(A1, B2));
    EXPECT_TRUE(on_one_diagonal(A1, B2));
    EXPECT_TRUE(on_one_diagonal(H1, A8));
    EXPECT_FALSE(on_one_diagonal(A1, B3));
    EXPECT_FALSE(on_one_straight_line(E4, E4));
    EXPECT_FALSE(on_one_diagonal(E4, E4));
}

TEST(PathIsClear, LooksAtTheSquaresStrictlyBetween) {
    const Mailbox board = board_of("8/8/8/8/3p4/8/8/R6R");
    EXPECT_TRUE(path_is_clear(board, A1, H1));
    EXPECT_TRUE(path_is_clear(board, A1, D4));
    EXPECT_FALSE(path_is_clear(board, A1, E5));
    EXPECT_FALSE(path_is_clear(board, G7, A1));
    EXPECT_FALSE(path_is_clear(board, D8, D1));
    EXPECT_TRUE(path_is_clear(board, D8, D4));
    EXPECT_TRUE(path_is_clear(board, B2, C3));
}

TEST(Attacks, PawnsTakeOneStepForwardToEitherSideAndNeverRoundTheEdge) {
    const Mailbox board = board_of("8/8/8/p3P2p/P3p2P/8/8/8");
    EXPECT_THAT(attacked_from(board, E5), ElementsAre(D6, F6));
    EXPECT_THAT(attacked_from(board, E4), ElementsAre(D3, F3));
    EXPECT_THAT(attacked_from(board, A4), ElementsAre(B5));
    EXPECT_THAT(attacked_from(board, H4), ElementsAre(G5));
    EXPECT_THAT(attacked_from(board, A5), ElementsAre(B4));
    EXPECT_THAT(attacked_from(board, H5), ElementsAre(G4));
}

TEST(Attacks, KnightsJumpAndNeverRoundTheEdge) {
    const Mailbox board = board_of("n7/8/8/8/4N3/8/8/6N1");
    EXPECT_THAT(attacked_from(board, G1), ElementsAre(E2, F3, H3));
    EXPECT_THAT(attacked_from(board, A8), ElementsAre(B6, C7));
    EXPECT_THAT(attacked_from(board, E4), ElementsAre(D2, F2, C3, G3, C5, G5, D6, F6));
}

TEST(Attacks, LongMoversStopWithTheFirstManOfEitherColour) {
    EXPECT_THAT(attacked_from(board_of("8/8/8/8/1p6/8/3P4/2B5"), C1), ElementsAre(B2, D2, A3));
    EXPECT_THAT(attacked_from(board_of("8/8/8/8/8/7p/8/5P1R"), H1), ElementsAre(F1, G1, H2, H3));
    EXPECT_THAT(attacked_from(board_of("8/8/8/8/8/P1P5/8/Q1P5"), A1), ElementsAre(B1, C1, A2, B2, A3, C3));
}

TEST(Attacks, KingsReachEveryNeighbourOnTheBoard) {
    const Mailbox board = board_of("7k/8/8/8/8/8/1K6/8");
    EXPECT_THAT(attacked_from(board, B2), ElementsAre(A1, B1, C1, A2, C2, A3, B3, C3));
    EXPECT_THAT(attacked_from(board, H8), ElementsAre(G7, H7, G8));
}

TEST(Attacks, NoManAttacksItsOwnSquare) {
    const Mailbox empty{};
    for (const PieceKind kind : base::kAll<PieceKind>) {
        EXPECT_FALSE(attacks(empty, Piece{Color::White, kind}, E4, E4)) << chess::letter_of(kind);
    }
}

TEST(IsAttacked, AsksOnlyTheMenOfTheColour) {
    const Mailbox board = board_of("8/8/8/8/8/2n5/8/R7");
    EXPECT_TRUE(is_attacked(board, A8, Color::White));
    EXPECT_FALSE(is_attacked(board, A8, Color::Black));
    EXPECT_TRUE(is_attacked(board, B1, Color::White));
    EXPECT_TRUE(is_attacked(board, B1, Color::Black));
    EXPECT_FALSE(is_attacked(board, H8, Color::White));
}

TEST(AttackersOf, AreAllMenOfTheColourThatAttackTheSquare) {
    const Mailbox board = board_of("4r3/8/8/8/8/2n5/8/R3K3");
    EXPECT_THAT(attackers_of(board, B1, Color::White), ElementsAre(A1));
    EXPECT_THAT(attackers_of(board, E2, Color::Black), ElementsAre(C3, E8));
    EXPECT_THAT(attackers_of(board, H8, Color::White), ElementsAre());
}

TEST(KingSquare, IsWhereTheKingStandsIfThereIsOne) {
    EXPECT_EQ(king_square(board_of("8/8/8/8/8/1k6/8/4K3"), Color::White), E1);
    EXPECT_EQ(king_square(board_of("8/8/8/8/8/1k6/8/4K3"), Color::Black), B3);
    EXPECT_EQ(king_square(board_of("8/8/8/8/8/1k6/8/8"), Color::White), std::nullopt);
}

TEST(KingCanBeTaken, IsFalseForAKingThatIsGone) {
    EXPECT_FALSE(king_can_be_taken(board_of("8/8/8/8/8/1k6/8/r7"), Color::White));
}

TEST(KingCanBeTaken, FindsTheKingAndItsAttackers) {
    const Mailbox board = board_of("4k3/8/8/8/8/8/4P3/K3r3");
    EXPECT_TRUE(king_can_be_taken(board, Color::White));
    EXPECT_FALSE(king_can_be_taken(board, Color::Black));
    EXPECT_TRUE(king_can_be_taken(board_of("8/8/8/8/8/8/1k6/K7"), Color::White));
}

}  // namespace
}  // namespace plyproof::mutants
