// SPDX-License-Identifier: MIT
// Which squares a man attacks. Leapers come from tables made at compile time; sliders from magic tables (the portable
// fast way) or PEXT tables (slider_tables.h); slow_* walk the rays square by square and are what the others are held
// to.
#pragma once

#include "chess/bitboard.h"
#include "chess/piece.h"

namespace plyproof::chess {

namespace detail {

PLYPROOF_INLINE constexpr Bitboard knight_steps(Bitboard from) {
    using enum Direction;
    const Bitboard north = shifted<North>(shifted<North>(from));
    const Bitboard south = shifted<South>(shifted<South>(from));
    const Bitboard east = shifted<East>(shifted<East>(from));
    const Bitboard west = shifted<West>(shifted<West>(from));
    return shifted<East>(north | south) | shifted<West>(north | south) | shifted<North>(east | west) |
           shifted<South>(east | west);
}

PLYPROOF_INLINE constexpr Bitboard king_steps(Bitboard from) {
    using enum Direction;
    const Bitboard row = from | shifted<East>(from) | shifted<West>(from);
    return (row | shifted<North>(row) | shifted<South>(row)) - from;
}

template <class Steps>
constexpr base::EnumArray<Square, Bitboard> leaper_table(Steps steps) {
    base::EnumArray<Square, Bitboard> table;
    for (const Square square : base::kAll<Square>) table[square] = steps(Bitboard(square));
    return table;
}

inline constexpr base::EnumArray<Square, Bitboard> kKnightAttacks = leaper_table(knight_steps);
inline constexpr base::EnumArray<Square, Bitboard> kKingAttacks = leaper_table(king_steps);

/// A set for each pair of squares.
using SquarePairs = base::EnumArray<Square, base::EnumArray<Square, Bitboard>>;
[[gnu::visibility("hidden")]] extern const SquarePairs kBetween;
[[gnu::visibility("hidden")]] extern const SquarePairs kLines;

}  // namespace detail

/// The squares attacked by any pawn of the set.
template <Color C>
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard pawn_attacks(Bitboard pawns) {
    using enum Direction;
    if constexpr (C == Color::White) {
        return shifted<NorthEast>(pawns) | shifted<NorthWest>(pawns);
    } else {
        return shifted<SouthEast>(pawns) | shifted<SouthWest>(pawns);
    }
}
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard pawn_attacks(Color color, Bitboard pawns) {
    return color == Color::White ? pawn_attacks<Color::White>(pawns) : pawn_attacks<Color::Black>(pawns);
}

/// The squares attacked by any knight of the set.
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard knight_attacks(Bitboard knights) {
    return detail::knight_steps(knights);
}
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard knight_attacks(Square knight) {
    return detail::kKnightAttacks[knight];
}
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard king_attacks(Square king) { return detail::kKingAttacks[king]; }

/// Squares that a slider on `from` attacks when `occupied` stands on the board: up to and with the first blocker.
[[nodiscard]] Bitboard bishop_attacks(Square from, Bitboard occupied);
[[nodiscard]] Bitboard rook_attacks(Square from, Bitboard occupied);
[[nodiscard]] Bitboard queen_attacks(Square from, Bitboard occupied);

/// The same by walking the rays, as plainly as can be said.
[[nodiscard]] Bitboard slow_bishop_attacks(Square from, Bitboard occupied);
[[nodiscard]] Bitboard slow_rook_attacks(Square from, Bitboard occupied);

/// The squares a man of this kind and colour attacks from `from`. Pawns: the two capture squares, not the pushes.
[[nodiscard]] Bitboard attacks_of(Piece piece, Square from, Bitboard occupied);

/// The squares strictly between two squares of one rank, file or diagonal; empty for any other pair.
[[nodiscard]] PLYPROOF_INLINE Bitboard squares_between(Square a, Square b) { return detail::kBetween[a][b]; }
/// The whole rank, file or diagonal through two squares, both included; empty when they share none.
[[nodiscard]] PLYPROOF_INLINE Bitboard line_through(Square a, Square b) { return detail::kLines[a][b]; }

}  // namespace plyproof::chess
