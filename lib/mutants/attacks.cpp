// SPDX-License-Identifier: MIT
#include "mutants/attacks.h"

#include <cassert>
#include <cstdlib>

namespace plyproof::mutants {

using chess::Color;
using chess::Piece;
using chess::PieceKind;
using chess::Square;

namespace {

int sign(int number) { return (number > 0) - (number < 0); }

bool is_diagonal(Distance d) { return std::abs(d.files) == std::abs(d.ranks); }
bool is_straight(Distance d) { return d.files == 0 || d.ranks == 0; }

bool pawn_attacks(Color color, Distance d) { return std::abs(d.files) == 1 && d.ranks == forward(color); }

bool knight_attacks(Distance d) {
    return (std::abs(d.files) == 1 && std::abs(d.ranks) == 2) || (std::abs(d.files) == 2 && std::abs(d.ranks) == 1);
}

bool bishop_attacks(const Mailbox& board, Square from, Square to) {
    return is_diagonal(distance(from, to)) && path_is_clear(board, from, to);
}

bool rook_attacks(const Mailbox& board, Square from, Square to) {
    return is_straight(distance(from, to)) && path_is_clear(board, from, to);
}

bool king_attacks(Distance d) { return std::abs(d.files) <= 1 && std::abs(d.ranks) <= 1; }

}  // namespace

Distance distance(Square from, Square to) {
    return {static_cast<int>(chess::file_of(to)) - static_cast<int>(chess::file_of(from)),
            static_cast<int>(chess::rank_of(to)) - static_cast<int>(chess::rank_of(from))};
}

int forward(Color color) { return color == Color::White ? 1 : -1; }

bool path_is_clear(const Mailbox& board, Square from, Square to) {
    const Distance whole = distance(from, to);
    assert(is_diagonal(whole) || is_straight(whole));
    const int step = sign(whole.files) + 8 * sign(whole.ranks);
    if (step == 0) return true;
    for (int index = chess::index_of(from) + step; index != chess::index_of(to); index += step) {
        if (board[chess::square_at(index)]) return false;
    }
    return true;
}

bool attacks(const Mailbox& board, Piece piece, Square from, Square to) {
    if (from == to) return false;
    switch (piece.kind) {
        case PieceKind::Pawn:
            return pawn_attacks(piece.color, distance(from, to));
        case PieceKind::Knight:
            return knight_attacks(distance(from, to));
        case PieceKind::Bishop:
            return bishop_attacks(board, from, to);
        case PieceKind::Rook:
            return rook_attacks(board, from, to);
        case PieceKind::Queen:
            return bishop_attacks(board, from, to) || rook_attacks(board, from, to);
        case PieceKind::King:
            return king_attacks(distance(from, to));
    }
    return false;
}

bool is_attacked(const Mailbox& board, Square square, Color attacker) {
    for (const Square from : base::kAll<Square>) {
        const std::optional<Piece>& piece = board[from];
        if (piece && piece->color == attacker && attacks(board, *piece, from, square)) return true;
    }
    return false;
}

bool king_can_be_taken(const Mailbox& board, Color color) {
    for (const Square square : base::kAll<Square>) {
        if (board[square] == Piece{color, PieceKind::King}) return is_attacked(board, square, opposite(color));
    }
    assert(false && "a side without its king");
    return false;
}

}  // namespace plyproof::mutants
