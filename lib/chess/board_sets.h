// SPDX-License-Identifier: MIT
// BoardSets: the men of any board, sensible or not, as sets of squares. Position promises the rules of chess; this
// promises nothing, and is what those use who have yet to find out whether a board obeys them.
#pragma once

#include <optional>

#include "chess/attacks.h"

namespace plyproof::chess {

struct BoardSets {
    base::EnumArray<Color, Bitboard> colors;
    base::EnumArray<PieceKind, Bitboard> kinds;

    [[nodiscard]] Bitboard occupied() const { return colors[Color::White] | colors[Color::Black]; }
    [[nodiscard]] Bitboard of(Color color, PieceKind kind) const { return colors[color] & kinds[kind]; }

    void put(Piece piece, Square square);
    void remove(Square square);

    /// The men of `attacker`, its king not among them, that attack `square` when `blockers` stand on the board.
    [[nodiscard]] Bitboard attackers_of(Square square, Color attacker, Bitboard blockers) const;
};

/// The sets of a board given square by square.
[[nodiscard]] BoardSets sets_of(const base::EnumArray<Square, std::optional<Piece>>& board);

}  // namespace plyproof::chess
