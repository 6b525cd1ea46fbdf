// SPDX-License-Identifier: MIT
// A count cut into smaller counts: the positions some plies below the first one, each once, with the number of ways
// that lead to it. Counting all of them gives the whole, whoever counts which.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "chess/key.h"

namespace plyproof::perft {

struct Subtree {
    chess::Position position;
    chess::Key key;
    std::uint64_t times;  ///< the number of ways
};

struct Subtrees {
    std::vector<Subtree> list;
    int depth;  ///< that of all of them
};

/// Goes down ply by ply until there are `wanted` subtrees, their depth is `least_depth`, or (after six plies) more
/// would not help. The sum of count(position, Subtrees::depth) x times is count(root, depth). An empty list means no
/// leaves. REQUIRES: depth >= 0.
[[nodiscard]] Subtrees split(const chess::Position& root, int depth, std::size_t wanted, int least_depth);

}  // namespace plyproof::perft
