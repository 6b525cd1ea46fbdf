// SPDX-License-Identifier: MIT
#include "mutants/attacks.h"

#include <cassert>
#include <cstdlib>

#include "mutants/attack_bugs.h"

namespace plyproof::mutants {

using chess::Color;
using chess::Piece;
using chess::PieceKind;
using chess::Square;

namespace {

int sign(int number) { return (number > 0) - (number < 0); }

bool pawn_attacks(Color color, Distance d) { return std::abs(d.files) == 1 && d.ranks == forward(color); }

bool knight_attacks(Distance d) {
    return (std::abs(d.files) == 1 && std::abs(d.ranks) == 2) || (std::abs(d.files) == 2 && std::abs(d.ranks) == 1);
}

bool bishop_attacks(const Mailbox& board, Square from, Square to) {
    return on_one_diagonal(from, to) && path_is_clear(board, from, to);
}

bool rook_attacks(const Mailbox& board, Square from, Square to) {
    return on_one_straight_line(from, to) && path_is_clear(board, from, to);
}

bool king_attacks(Distance d) { return std::abs(d.files) <= 1 && std::abs(d.ranks) <= 1; }

}  // namespace

Distance distance(Square from, Square to) {
    return {static_cast<int>(chess::file_of(to)) - static_cast<int>(chess::file_of(from)),
            static_cast<int>(chess::rank_of(to)) - static_cast<int>(chess::rank_of(from))};
}

int forward(Color color) { return color == Color::White ? 1 : -1; }

bool on_one_straight_line(Square a, Square b) {
    const Distance d = distance(a, b);
    return a != b && (d.files == 0 || d.ranks == 0);
}

bool on_one_diagonal(Square a, Square b) {
    const Distance d = distance(a, b);
    return a != b && std::abs(d.files) == std::abs(d.ranks);
}

bool path_is_clear(const Mailbox& board, Square from, Square to) {
    const Distance whole = distance(from, to);
    assert(from == to || on_one_diagonal(from, to) || on_one_straight_line(from, to));
    const int step = sign(whole.files) + 8 * sign(whole.ranks);
    if (step == 0) return true;
    for (int index = chess::index_of(from) + step; index != chess::index_of(to); index += step) {
        if (board[chess::square_at(index)]) return false;
    }
    return true;
}

bool attacks(const Mailbox& board, Piece piece, Square from, Square to, const BugSet& bugs) {
    if (from == to) return false;
    if (bugs.any()) {
        if (const std::optional<bool> answer = attack_by_bug(board, piece, from, to, bugs)) return *answer;
    }
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

bool is_attacked(const Mailbox& board, Square square, Color attacker, const BugSet& bugs) {
    for (const Square from : base::kAll<Square>) {
        const std::optional<Piece>& piece = board[from];
        if (piece && piece->color == attacker && attacks(board, *piece, from, square, bugs)) return true;
    }
    return false;
}

std::vector<Square> attackers_of(const Mailbox& board, Square square, Color attacker, const BugSet& bugs) {
    std::vector<Square> squares;
    for (const Square from : base::kAll<Square>) {
        const std::optional<Piece>& piece = board[from];
        if (piece && piece->color == attacker && attacks(board, *piece, from, square, bugs)) squares.push_back(from);
    }
    return squares;
}

std::optional<Square> king_square(const Mailbox& board, Color color) {
    for (const Square square : base::kAll<Square>) {
        if (board[square] == Piece{color, PieceKind::King}) return square;
    }
    return std::nullopt;
}

bool king_can_be_taken(const Mailbox& board, Color color, const BugSet& bugs) {
    const std::optional<Square> king = king_square(board, color);
    return king && is_attacked(board, *king, opposite(color), bugs);
}

}  // namespace plyproof::mutants
