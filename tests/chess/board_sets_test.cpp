// SPDX-License-Identifier: MIT
#include "chess/board_sets.h"

#include <gmock/gmock.h>

#include "support/random_positions.h"

namespace plyproof::chess {
namespace {

constexpr Piece kWhiteRook{Color::White, PieceKind::Rook};
constexpr Piece kBlackPawn{Color::Black, PieceKind::Pawn};

TEST(BoardSets, HoldWhatWasPutAndForgetWhatWasRemoved) {
    BoardSets board;
    board.put(kWhiteRook, Square::E4);
    board.put(kBlackPawn, Square::E5);
    EXPECT_EQ(board.of(Color::White, PieceKind::Rook), Bitboard(Square::E4));
    EXPECT_TRUE(board.of(Color::Black, PieceKind::Rook).empty());
    board.remove(Square::E4);
    EXPECT_EQ(board.occupied(), Bitboard(Square::E5));
    EXPECT_TRUE(board.of(Color::White, PieceKind::Rook).empty());
}

TEST(BoardSets, AcceptAnyNonsense) {
    BoardSets board;
    for (const Square square : base::kAll<Square>) board.put({Color::White, PieceKind::King}, square);
    EXPECT_EQ(board.of(Color::White, PieceKind::King), kAllSquares);
}

TEST(AttackersOf, LookAtTheGivenBlockersAndNotAtTheBoard) {
    BoardSets board;
    board.put(kWhiteRook, Square::E1);
    board.put(kBlackPawn, Square::E4);
    EXPECT_TRUE(board.attackers_of(Square::E8, Color::White, board.occupied()).empty());
    EXPECT_EQ(board.attackers_of(Square::E8, Color::White, Bitboard(Square::E1)), Bitboard(Square::E1));
}

TEST(AttackersOf, KnowWhichWayPawnsCapture) {
    BoardSets board;
    board.put(kBlackPawn, Square::E5);
    EXPECT_EQ(board.attackers_of(Square::D4, Color::Black, board.occupied()), Bitboard(Square::E5));
    EXPECT_TRUE(board.attackers_of(Square::D6, Color::Black, board.occupied()).empty());
    EXPECT_TRUE(board.attackers_of(Square::D4, Color::White, board.occupied()).empty());
}

TEST(AttackersOf, AreThoseOfPositionExceptForKings) {
    support::SplitMix64 random(3);
    for (int i = 0; i < 500; ++i) {
        const Position position = support::random_position(random);
        const BoardSets board = sets_of(setup_of(position).board);
        for (const Square square : base::kAll<Square>) {
            for (const Color color : base::kAll<Color>) {
                const Bitboard expected = (position.attackers_to(square) & position.pieces(color)) - position.kings();
                ASSERT_EQ(board.attackers_of(square, color, board.occupied()), expected) << name_of(square);
            }
        }
    }
}

}  // namespace
}  // namespace plyproof::chess
