// SPDX-License-Identifier: MIT
#include "chess/dead_material.h"

namespace plyproof::chess {

bool is_dead_material(const Position& position) {
    if ((position.pawns() | position.straight_sliders()).any()) return false;
    const Bitboard minors = position.knights() | position.bishops();
    if (!minors.more_than_one()) return true;
    constexpr Bitboard kDarkSquares{0xAA55AA55AA55AA55};
    const Bitboard dark = minors & kDarkSquares;
    return position.knights().empty() && (dark.empty() || dark == minors);
}

}  // namespace plyproof::chess
