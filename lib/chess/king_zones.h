// SPDX-License-Identifier: MIT
// Lines through a square, and from where a man could look at a king's neighbourhood if the board were empty. Tables
// made at compile time; the generator uses them to leave out enemies that cannot matter.
#pragma once

#include "chess/attacks.h"

namespace plyproof::chess {

/// Squares from which a man of a kind attacks the king's square or one beside it on an empty board.
struct KingZone {
    Bitboard knights;
    Bitboard diagonal;
    Bitboard straight;
};

namespace detail {

template <Direction... Ds>
constexpr Bitboard rays(Bitboard from) {
    Bitboard reached;
    const auto walk = [&]<Direction D>() {
        for (Bitboard step = shifted<D>(from); step.any(); step = shifted<D>(step)) reached |= step;
    };
    (walk.template operator()<Ds>(), ...);
    return reached;
}

constexpr Bitboard diagonal_rays(Bitboard from) {
    using enum Direction;
    return rays<NorthEast, SouthEast, SouthWest, NorthWest>(from);
}

constexpr Bitboard straight_rays(Bitboard from) {
    using enum Direction;
    return rays<North, East, South, West>(from);
}

struct KingLines {
    base::EnumArray<Square, Bitboard> diagonal;
    base::EnumArray<Square, Bitboard> straight;
    base::EnumArray<Square, KingZone> zones;
};

inline constexpr KingLines kKingLines = [] {
    KingLines lines;
    for (const Square king : base::kAll<Square>) {
        const Bitboard near = Bitboard(king) | king_attacks(king);
        lines.diagonal[king] = diagonal_rays(Bitboard(king));
        lines.straight[king] = straight_rays(Bitboard(king));
        lines.zones[king] = {knight_steps(near), diagonal_rays(near), straight_rays(near)};
    }
    return lines;
}();

}  // namespace detail

/// All squares on the two diagonals through a square, itself excluded.
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard diagonal_lines(Square square) {
    return detail::kKingLines.diagonal[square];
}
/// All squares on the rank and the file through a square, itself excluded.
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard straight_lines(Square square) {
    return detail::kKingLines.straight[square];
}
[[nodiscard]] PLYPROOF_INLINE constexpr const KingZone& king_zone(Square king) {
    return detail::kKingLines.zones[king];
}

}  // namespace plyproof::chess
