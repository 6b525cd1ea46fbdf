// SPDX-License-Identifier: MIT
#include "mutants/attack_bugs.h"

#include <algorithm>
#include <cstdlib>

#include "mutants/attacks.h"

namespace plyproof::mutants {

using chess::Color;
using chess::Piece;
using chess::PieceKind;
using chess::Square;
using enum chess::Square;

namespace {

bool moves_straight(Piece piece) { return piece.kind == PieceKind::Rook || piece.kind == PieceKind::Queen; }
bool moves_diagonally(Piece piece) { return piece.kind == PieceKind::Bishop || piece.kind == PieceKind::Queen; }

/// A shift of the whole board by seven or nine squares without a mask lands on the other edge.
bool pawn_wraps(Color color, Distance d, const BugSet& bugs) {
    if (color == Color::White) {
        return (bugs.has(Bug::WhitePawnWrapsAFile) && d == Distance{7, 0}) ||
               (bugs.has(Bug::WhitePawnWrapsHFile) && d == Distance{-7, 2});
    }
    return (bugs.has(Bug::BlackPawnWrapsAFile) && d == Distance{7, -2}) ||
           (bugs.has(Bug::BlackPawnWrapsHFile) && d == Distance{-7, 0});
}

/// True when the squares are one of these numbers of squares apart, counted along a1, b1, ... h8.
template <class Steps>
bool is_apart_by(Square from, Square to, const Steps& steps) {
    const int apart = std::abs(chess::index_of(to) - chess::index_of(from));
    return std::find(std::begin(steps), std::end(steps), apart) != std::end(steps);
}

/// A walk of up to seven steps by index that does not look at the edge, as far as the first man.
bool walk_reaches(const Mailbox& board, Square from, Square to, int step) {
    int index = chess::index_of(from) + step;
    for (int steps = 0; steps < 7 && index >= 0 && index < 64; ++steps, index += step) {
        if (chess::square_at(index) == to) return true;
        if (board[chess::square_at(index)]) return false;
    }
    return false;
}

bool leaper_or_slider_wraps(const Mailbox& board, Piece piece, Square from, Square to, const BugSet& bugs) {
    const auto walks = [&](int step) {
        return walk_reaches(board, from, to, step) || walk_reaches(board, from, to, -step);
    };
    if (bugs.has(Bug::KnightWrapsEdge) && piece.kind == PieceKind::Knight) {
        return is_apart_by(from, to, std::initializer_list<int>{6, 10, 15, 17});
    }
    if (bugs.has(Bug::KingWrapsEdge) && piece.kind == PieceKind::King) {
        return is_apart_by(from, to, std::initializer_list<int>{1, 7, 8, 9});
    }
    if (bugs.has(Bug::RookWrapsEdge) && moves_straight(piece) && walks(1)) return true;
    return bugs.has(Bug::BishopWrapsEdge) && moves_diagonally(piece) && (walks(7) || walks(9));
}

/// True when men stand between the squares and `passes` holds for each of them.
template <class Passes>
bool sees_through(const Mailbox& board, Square from, Square to, Passes passes) {
    Mailbox without = board;
    for (const Square square : base::kAll<Square>) {
        if (square != from && square != to && board[square] && passes(*board[square])) without[square].reset();
    }
    return !path_is_clear(board, from, to) && path_is_clear(without, from, to);
}

/// True when a man stands on `to` or farther out on the same straight line.
bool man_at_or_beyond(const Mailbox& board, Square from, Square to) {
    const Distance near = distance(from, to);
    return std::any_of(base::kAll<Square>.begin(), base::kAll<Square>.end(), [&](Square square) {
        const Distance far = distance(from, square);
        const bool same_line = near.files * far.ranks == near.ranks * far.files;
        const bool as_far =
            near.files * far.files + near.ranks * far.ranks >= near.files * near.files + near.ranks * near.ranks;
        return board[square] && same_line && as_far;
    });
}

bool slider_sees_through(const Mailbox& board, Piece piece, Square from, Square to, const BugSet& bugs) {
    const auto own = [&](Piece other) { return other.color == piece.color; };
    const auto enemy = [&](Piece other) { return other.color != piece.color; };
    const auto any = [](Piece) { return true; };
    if (moves_straight(piece) && on_one_straight_line(from, to)) {
        if (bugs.has(Bug::RookPassesOwnMen) && sees_through(board, from, to, own)) return true;
        const Distance d = distance(from, to);
        if (bugs.has(Bug::RookWrongBlocker) && d.files + d.ranks < 0 && man_at_or_beyond(board, from, to)) {
            return sees_through(board, from, to, any);
        }
    }
    return moves_diagonally(piece) && on_one_diagonal(from, to) && bugs.has(Bug::BishopPassesEnemyMen) &&
           sees_through(board, from, to, enemy);
}

/// One entry that a table lacks.
bool table_has_hole(const Mailbox& board, Piece piece, Square from, Square to, const BugSet& bugs) {
    switch (piece.kind) {
        case PieceKind::Pawn:
            return bugs.has(Bug::PawnTableHole) && piece.color == Color::Black && from == G4 && to == H3;
        case PieceKind::Knight:
            return bugs.has(Bug::KnightTableHole) && from == C3 && to == B5;
        case PieceKind::Bishop:
            return bugs.has(Bug::BishopTableHole) && from == F4 && to == G5 && board[H6];
        case PieceKind::Rook:
            return bugs.has(Bug::RookTableHole) && from == D5 && to == D6 && board[D7];
        case PieceKind::Queen:
            return false;
        case PieceKind::King:
            return bugs.has(Bug::KingTableHole) && from == G2 && to == F3;
    }
    return false;
}

/// One square that a table has too many.
bool table_has_surplus(Piece piece, Square from, Square to, const BugSet& bugs) {
    return bugs.has(Bug::KnightTableSurplus) && piece.kind == PieceKind::Knight && from == E5 && to == E7;
}

/// Among a bishop's steps the one down and to the left is mistyped as the one straight down.
std::optional<bool> mistyped_bishop_attacks(const Mailbox& board, Square from, Square to) {
    const Distance d = distance(from, to);
    if (d.files < 0 && d.files == d.ranks) return false;
    if (d.files == 0 && d.ranks < 0) return path_is_clear(board, from, to);
    return std::nullopt;
}

}  // namespace

std::optional<bool> attack_by_bug(const Mailbox& board, Piece piece, Square from, Square to, const BugSet& bugs) {
    if (table_has_hole(board, piece, from, to, bugs)) return false;
    if (table_has_surplus(piece, from, to, bugs)) return true;
    if (piece.kind == PieceKind::Pawn) {
        if (pawn_wraps(piece.color, distance(from, to), bugs)) return true;
        return std::nullopt;
    }
    if (bugs.has(Bug::BishopOffsetMistyped) && piece.kind == PieceKind::Bishop) {
        return mistyped_bishop_attacks(board, from, to);
    }
    if (leaper_or_slider_wraps(board, piece, from, to, bugs)) return true;
    if (slider_sees_through(board, piece, from, to, bugs)) return true;
    return std::nullopt;
}

}  // namespace plyproof::mutants
