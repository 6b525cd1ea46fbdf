// SPDX-License-Identifier: MIT
#include "search/draws.h"

#include <algorithm>
#include <cassert>

namespace plyproof::search {

bool is_dead_material(const chess::Position& position) {
    if ((position.pawns() | position.straight_sliders()).any()) return false;
    const chess::Bitboard minors = position.knights() | position.bishops();
    if (!minors.more_than_one()) return true;
    constexpr chess::Bitboard kDarkSquares{0xAA55AA55AA55AA55};
    const chess::Bitboard dark = minors & kDarkSquares;
    return position.knights().empty() && (dark.empty() || dark == minors);
}

bool is_repetition(std::span<const chess::Key> keys, std::size_t root, std::size_t reversible) {
    assert(root < keys.size());
    const std::size_t last = keys.size() - 1;
    const std::size_t furthest = std::min(reversible, last);
    bool seen = false;
    for (std::size_t back = 4; back <= furthest; back += 2) {
        if (keys[last - back] != keys[last]) continue;
        if (last - back >= root || seen) return true;
        seen = true;
    }
    return false;
}

}  // namespace plyproof::search
