// SPDX-License-Identifier: MIT
#include "search/repetition.h"

#include <algorithm>
#include <cassert>

namespace plyproof::search {

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
