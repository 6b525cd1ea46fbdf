// SPDX-License-Identifier: MIT
// The positions by which counters are compared: the start position and five others of the Chess Programming Wiki's
// "Perft Results", which together have everything that makes counting slow, each at a depth of 90 to 700 million
// leaves.
#pragma once

#include <cstdint>
#include <span>

#include "perft/known_positions.h"

namespace plyproof::perft {

struct BenchPosition {
    KnownPosition known;   ///< with the count of one ply less
    std::uint64_t leaves;  ///< at depth(); published counts, confirmed by Stockfish

    [[nodiscard]] constexpr int depth() const { return known.depth + 1; }
    /// The nodes one ply above the leaves: a counter that lists no last ply does its work for each of these.
    [[nodiscard]] constexpr std::uint64_t leaf_parents() const { return known.nodes; }
};

/// All of them, in the order in which they are always asked.
[[nodiscard]] std::span<const BenchPosition> bench_positions();

}  // namespace plyproof::perft
