// SPDX-License-Identifier: MIT
#include "chess/attacks.h"

#include <cassert>

#include "chess/slider_tables.h"

namespace plyproof::chess {

namespace {

/// The squares from `from` in one direction, up to and with the first occupied one.
template <Direction D>
constexpr Bitboard walk(Square from, Bitboard occupied) {
    Bitboard visited;
    Bitboard here = shifted<D>(Bitboard(from));
    while (here.any()) {
        visited |= here;
        if ((here & occupied).any()) break;
        here = shifted<D>(here);
    }
    return visited;
}

template <Direction D, Direction Opposite>
constexpr void add_lines(Square from, detail::SquarePairs& lines) {
    const Bitboard line = walk<D>(from, kNoSquares) | walk<Opposite>(from, kNoSquares) | Bitboard(from);
    for (const Square to : line - Bitboard(from)) lines[from][to] = line;
}

constexpr detail::SquarePairs make_lines() {
    using enum Direction;
    detail::SquarePairs lines;
    for (const Square from : base::kAll<Square>) {
        add_lines<North, South>(from, lines);
        add_lines<East, West>(from, lines);
        add_lines<NorthEast, SouthWest>(from, lines);
        add_lines<NorthWest, SouthEast>(from, lines);
    }
    return lines;
}

template <Direction D>
constexpr void add_segments(Square from, detail::SquarePairs& between) {
    Bitboard passed;
    for (Bitboard here = shifted<D>(Bitboard(from)); here.any(); here = shifted<D>(here)) {
        between[from][here.first()] = passed;
        passed |= here;
    }
}

constexpr detail::SquarePairs make_between() {
    using enum Direction;
    detail::SquarePairs between;
    for (const Square from : base::kAll<Square>) {
        add_segments<North>(from, between);
        add_segments<East>(from, between);
        add_segments<South>(from, between);
        add_segments<West>(from, between);
        add_segments<NorthEast>(from, between);
        add_segments<SouthEast>(from, between);
        add_segments<SouthWest>(from, between);
        add_segments<NorthWest>(from, between);
    }
    return between;
}

}  // namespace

constexpr detail::SquarePairs detail::kBetween = make_between();
constexpr detail::SquarePairs detail::kLines = make_lines();

Bitboard bishop_attacks(Square from, Bitboard occupied) { return kMagicTable.bishop(from, occupied); }

Bitboard rook_attacks(Square from, Bitboard occupied) { return kMagicTable.rook(from, occupied); }

Bitboard queen_attacks(Square from, Bitboard occupied) {
    return kMagicTable.bishop(from, occupied) | kMagicTable.rook(from, occupied);
}

Bitboard slow_bishop_attacks(Square from, Bitboard occupied) {
    using enum Direction;
    return walk<NorthEast>(from, occupied) | walk<SouthEast>(from, occupied) | walk<SouthWest>(from, occupied) |
           walk<NorthWest>(from, occupied);
}

Bitboard slow_rook_attacks(Square from, Bitboard occupied) {
    using enum Direction;
    return walk<North>(from, occupied) | walk<East>(from, occupied) | walk<South>(from, occupied) |
           walk<West>(from, occupied);
}

Bitboard attacks_of(Piece piece, Square from, Bitboard occupied) {
    switch (piece.kind) {
        case PieceKind::Pawn:
            return pawn_attacks(piece.color, Bitboard(from));
        case PieceKind::Knight:
            return knight_attacks(from);
        case PieceKind::Bishop:
            return bishop_attacks(from, occupied);
        case PieceKind::Rook:
            return rook_attacks(from, occupied);
        case PieceKind::Queen:
            return queen_attacks(from, occupied);
        case PieceKind::King:
            return king_attacks(from);
    }
    assert(false);  // a PieceKind that is none
    return kNoSquares;
}

}  // namespace plyproof::chess
