// SPDX-License-Identifier: MIT
#include "chess/mover_board.h"

#include <gmock/gmock.h>

#include "chess/make_move.h"
#include "support/position_of.h"
#include "support/random_positions.h"

namespace plyproof::chess {
namespace {

using support::position_of;

TEST(MoverBoard, HoldsTheMenOfBothSidesWithQueensInTwoSets) {
    const Position position = position_of("q3k2r/1p6/8/8/8/6N1/4P3/R2QKB2 b Qk - 0 1");
    const auto board = MoverBoard<Color::Black>::of(position);
    const auto set = [](auto... squares) { return (Bitboard(squares) | ...); };
    EXPECT_EQ(board.own,
              (Men{set(Square::B7), kNoSquares, set(Square::A8), set(Square::A8, Square::H8), set(Square::E8)}));
    EXPECT_EQ(board.enemy, (Men{set(Square::E2), set(Square::G3), set(Square::D1, Square::F1),
                                set(Square::A1, Square::D1), set(Square::E1)}));
    EXPECT_EQ(board.all_own, position.pieces(Color::Black));
    EXPECT_EQ(board.all_enemy, position.pieces(Color::White));
    EXPECT_EQ(board.castling_rooks, set(Square::A1, Square::H8));
    EXPECT_EQ(board.king(), Square::E8);
}

template <Color Us, MoveEnd End>
MoverBoard<opposite(Us)> board_after(const Position& position, Move move) {
    const auto board = MoverBoard<Us>::of(position);
    const Square from = move.from();
    const Square to = move.to();
    if (position.pawns().contains(from)) return board.template after_pawn_move<End>(from, to);
    if (position.knights().contains(from)) {
        return board.template after_piece_move<MoverGroup::Knight, End>(from, to);
    }
    if (position.kings().contains(from)) return board.template after_piece_move<MoverGroup::King, End>(from, to);
    if (file_of(from) == file_of(to) || rank_of(from) == rank_of(to)) {
        return board.template after_piece_move<MoverGroup::Straight, End>(from, to);
    }
    return board.template after_piece_move<MoverGroup::Diagonal, End>(from, to);
}

template <Color Us>
void expect_boards_as_after(const Position& position) {
    for (const Move move : legal_moves(position)) {
        const Position next = position.after(move);
        const bool quiet_double_push = move.kind() == MoveKind::DoublePush && !next.en_passant();
        if (move.kind() != MoveKind::Normal && !quiet_double_push) continue;
        const auto board = is_capture(position, move) ? board_after<Us, MoveEnd::EnemyMan>(position, move)
                                                      : board_after<Us, MoveEnd::EmptySquare>(position, move);
        EXPECT_EQ(board, MoverBoard<opposite(Us)>::of(next));
    }
}

TEST(MoverBoard, AfterAPlainMoveIsThatOfThePositionAfterIt) {
    support::SplitMix64 random(11);
    for (int i = 0; i < 300; ++i) {
        const Position position = support::random_position(random);
        if (position.side_to_move() == Color::White) {
            expect_boards_as_after<Color::White>(position);
        } else {
            expect_boards_as_after<Color::Black>(position);
        }
    }
}

}  // namespace
}  // namespace plyproof::chess
