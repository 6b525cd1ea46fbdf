// SPDX-License-Identifier: MIT
#include "mutants/pseudo_moves.h"

#include "mutants/attacks.h"
#include "mutants/castling.h"

namespace plyproof::mutants {

using chess::Color;
using chess::Move;
using chess::Piece;
using chess::PieceKind;
using chess::Rank;
using chess::Square;

namespace {

using Moves = std::vector<Move>;

constexpr PieceKind kPromotions[] = {PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen};

bool is_enemy(const State& state, Square square) {
    return state.board[square] && state.board[square]->color != state.side_to_move;
}

bool is_own(const State& state, Square square) {
    return state.board[square] && state.board[square]->color == state.side_to_move;
}

Rank starting_rank(Color color) { return color == Color::White ? Rank::Second : Rank::Seventh; }
Rank promotion_rank(Color color) { return color == Color::White ? Rank::Eighth : Rank::First; }

/// The square `ranks` steps ahead. REQUIRES: it is on the board.
Square ahead(Color color, Square from, int ranks) {
    return chess::square_at(chess::index_of(from) + 8 * ranks * forward(color));
}

void add_piece_moves(const State& state, Piece piece, Square from, Moves& moves) {
    for (const Square to : base::kAll<Square>) {
        if (attacks(state.board, piece, from, to) && !is_own(state, to)) moves.push_back(Move::normal(from, to));
    }
}

/// A pawn that arrives on the last rank must become something else.
void add_pawn_arrival(const State& state, Square from, Square to, Moves& moves) {
    if (chess::rank_of(to) != promotion_rank(state.side_to_move)) {
        moves.push_back(Move::normal(from, to));
        return;
    }
    for (const PieceKind kind : kPromotions) moves.push_back(Move::promotion(from, to, kind));
}

void add_single_push(const State& state, Square from, Moves& moves) {
    const Square to = ahead(state.side_to_move, from, 1);
    if (!state.board[to]) add_pawn_arrival(state, from, to, moves);
}

void add_double_push(const State& state, Square from, Moves& moves) {
    if (chess::rank_of(from) != starting_rank(state.side_to_move)) return;
    const Square passed = ahead(state.side_to_move, from, 1);
    const Square to = ahead(state.side_to_move, from, 2);
    if (!state.board[passed] && !state.board[to]) moves.push_back(Move::double_push(from, to));
}

void add_pawn_captures(const State& state, Piece pawn, Square from, Moves& moves) {
    for (const Square to : base::kAll<Square>) {
        if (attacks(state.board, pawn, from, to) && is_enemy(state, to)) add_pawn_arrival(state, from, to, moves);
    }
}

void add_en_passant(const State& state, Piece pawn, Square from, Moves& moves) {
    if (!state.en_passant) return;
    if (attacks(state.board, pawn, from, *state.en_passant)) {
        moves.push_back(Move::en_passant(from, *state.en_passant));
    }
}

void add_pawn_moves(const State& state, Piece pawn, Square from, Moves& moves) {
    add_single_push(state, from, moves);
    add_double_push(state, from, moves);
    add_pawn_captures(state, pawn, from, moves);
    add_en_passant(state, pawn, from, moves);
}

void add_castling(const State& state, Square king, Moves& moves) {
    for (const chess::Wing wing : base::kAll<chess::Wing>) {
        if (may_castle(state, king, wing)) {
            moves.push_back(Move::castling(king, *state.rights[state.side_to_move][wing]));
        }
    }
}

}  // namespace

Moves pseudo_moves(const State& state) {
    Moves moves;
    for (const Square from : base::kAll<Square>) {
        if (!is_own(state, from)) continue;
        const Piece piece = *state.board[from];
        if (piece.kind == PieceKind::Pawn) {
            add_pawn_moves(state, piece, from, moves);
        } else {
            add_piece_moves(state, piece, from, moves);
        }
        if (piece.kind == PieceKind::King) add_castling(state, from, moves);
    }
    return moves;
}

}  // namespace plyproof::mutants
