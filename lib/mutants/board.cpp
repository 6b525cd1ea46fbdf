// SPDX-License-Identifier: MIT
#include "mutants/board.h"

#include <algorithm>
#include <cassert>

#include "mutants/attacks.h"
#include "mutants/castling.h"
#include "mutants/pseudo_moves.h"

namespace plyproof::mutants {

using chess::Color;
using chess::Move;
using chess::MoveKind;
using chess::Piece;
using chess::PieceKind;
using chess::Rank;
using chess::Square;
using chess::Wing;

namespace {

constexpr std::uint32_t kLargestClock = 65535;

/// The en-passant square of a setup, unless no double step can just have ended in front of it.
std::optional<Square> en_passant_of(const chess::Setup& setup) {
    if (!setup.en_passant) return std::nullopt;
    const Square passed = *setup.en_passant;
    const Color pusher = opposite(setup.side_to_move);
    if (chess::rank_of(passed) != (pusher == Color::White ? Rank::Third : Rank::Sixth)) return std::nullopt;
    const Square start = chess::square_at(chess::index_of(passed) - 8 * forward(pusher));
    const Square end = chess::square_at(chess::index_of(passed) + 8 * forward(pusher));
    if (setup.board[passed] || setup.board[start]) return std::nullopt;
    if (setup.board[end] != Piece{pusher, PieceKind::Pawn}) return std::nullopt;
    return passed;
}

/// The square whose man a move takes off the board, if one stands there. Castling takes nothing.
Square capture_square(Move move) {
    if (move.kind() == MoveKind::EnPassant) {
        return chess::make_square(chess::file_of(move.to()), chess::rank_of(move.from()));
    }
    return move.to();
}

/// The square a double step passes over.
Square passed_square(Move move) {
    return chess::square_at((chess::index_of(move.from()) + chess::index_of(move.to())) / 2);
}

std::uint32_t next(std::uint32_t clock) { return std::min(clock + 1, kLargestClock); }

}  // namespace

Board::Board(const chess::Setup& setup)
    : state_{.board = setup.board,
             .side_to_move = setup.side_to_move,
             .rights = rights_of(setup),
             .en_passant = en_passant_of(setup),
             .halfmove_clock = std::min(setup.halfmove_clock, kLargestClock),
             .fullmove_number = std::min(setup.fullmove_number, kLargestClock)} {}

std::vector<Move> Board::legal_moves() {
    const Color mover = state_.side_to_move;
    std::vector<Move> moves = pseudo_moves(state_);
    std::erase_if(moves, [&](Move move) {
        make(move);
        const bool illegal = king_can_be_taken(state_.board, mover);
        unmake();
        return illegal;
    });
    return moves;
}

void Board::make(Move move) {
    assert(state_.board[move.from()]);
    const Piece moved = *state_.board[move.from()];
    const bool castles = move.kind() == MoveKind::Castling;
    const std::optional<Piece> captured = castles ? std::nullopt : state_.board[capture_square(move)];
    history_.push_back(
        {move, captured, state_.rights, state_.en_passant, state_.halfmove_clock, state_.fullmove_number});

    if (castles) {
        castle(move.from(), move.to());
    } else {
        state_.board[capture_square(move)].reset();
        move_man(move.from(), move.to());
        if (move.is_promotion()) state_.board[move.to()] = Piece{moved.color, move.promoted_to()};
    }
    lose_rights(move);
    set_en_passant(move);
    advance_clocks(moved, captured.has_value());
    state_.side_to_move = opposite(state_.side_to_move);
}

void Board::unmake() {
    assert(!history_.empty());
    const Undo undo = history_.back();
    history_.pop_back();
    const Move move = undo.move;

    state_.side_to_move = opposite(state_.side_to_move);
    if (move.kind() == MoveKind::Castling) {
        uncastle(move.from(), move.to());
    } else {
        if (move.is_promotion()) state_.board[move.to()] = Piece{state_.side_to_move, PieceKind::Pawn};
        move_man(move.to(), move.from());
        state_.board[capture_square(move)] = undo.captured;
    }
    state_.rights = undo.rights;
    state_.en_passant = undo.en_passant;
    state_.halfmove_clock = undo.halfmove_clock;
    state_.fullmove_number = undo.fullmove_number;
}

void Board::move_man(Square from, Square to) {
    const std::optional<Piece> man = state_.board[from];
    state_.board[from].reset();
    state_.board[to] = man;
}

/// Both men are lifted before either is set down: in Chess960 one may end where the other stood.
void Board::castle(Square king, Square rook) {
    const Color color = state_.board[king]->color;
    const CastlingTargets targets = castling_targets(color, wing_of_rook(king, rook));
    state_.board[king].reset();
    state_.board[rook].reset();
    state_.board[targets.king] = Piece{color, PieceKind::King};
    state_.board[targets.rook] = Piece{color, PieceKind::Rook};
}

void Board::uncastle(Square king, Square rook) {
    const CastlingTargets targets = castling_targets(state_.side_to_move, wing_of_rook(king, rook));
    state_.board[targets.king].reset();
    state_.board[targets.rook].reset();
    state_.board[king] = Piece{state_.side_to_move, PieceKind::King};
    state_.board[rook] = Piece{state_.side_to_move, PieceKind::Rook};
}

/// A right ends when its king has moved, and when its rook has moved or was captured.
void Board::lose_rights(Move move) {
    for (const Color color : base::kAll<Color>) {
        for (std::optional<Square>& rook : state_.rights[color]) {
            if (rook && (*rook == move.from() || *rook == move.to())) rook.reset();
        }
    }
    const bool king_moved =
        move.kind() == MoveKind::Castling || state_.board[move.to()] == Piece{state_.side_to_move, PieceKind::King};
    if (king_moved) state_.rights[state_.side_to_move] = {};
}

void Board::set_en_passant(Move move) {
    state_.en_passant.reset();
    if (move.kind() == MoveKind::DoublePush) state_.en_passant = passed_square(move);
}

void Board::advance_clocks(Piece moved, bool captures) {
    const bool irreversible = captures || moved.kind == PieceKind::Pawn;
    state_.halfmove_clock = irreversible ? 0 : next(state_.halfmove_clock);
    if (state_.side_to_move == Color::Black) state_.fullmove_number = next(state_.fullmove_number);
}

std::uint64_t Board::perft(int depth) {
    assert(depth >= 0);
    if (depth == 0) return 1;
    std::uint64_t leaves = 0;
    for (const Move move : legal_moves()) {
        make(move);
        leaves += perft(depth - 1);
        unmake();
    }
    return leaves;
}

chess::Setup Board::setup() {
    chess::Setup setup;
    setup.board = state_.board;
    setup.side_to_move = state_.side_to_move;
    for (const Color color : base::kAll<Color>) {
        for (const Wing wing : base::kAll<Wing>) {
            if (const std::optional<Square> rook = state_.rights[color][wing]) {
                setup.castling.push_back({.color = color, .file = chess::file_of(*rook)});
            }
        }
    }
    const std::vector<Move> moves = legal_moves();
    const bool capturable =
        std::any_of(moves.begin(), moves.end(), [](Move move) { return move.kind() == MoveKind::EnPassant; });
    if (capturable) setup.en_passant = state_.en_passant;
    setup.halfmove_clock = state_.halfmove_clock;
    setup.fullmove_number = state_.fullmove_number;
    return setup;
}

}  // namespace plyproof::mutants
