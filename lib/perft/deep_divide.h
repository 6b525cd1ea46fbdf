// SPDX-License-Identifier: MIT
// Divide split by the first two or more moves: for hunting a fault by eye, several plies at a time.
#pragma once

#include <cstdint>
#include <vector>

#include "perft/divide.h"

namespace plyproof::perft {

/// The leaves below one line of moves.
struct DeepEntry {
    std::vector<chess::Move> line;
    std::uint64_t nodes = 0;

    friend bool operator==(const DeepEntry&, const DeepEntry&) = default;
};

struct DeepDivide {
    std::vector<DeepEntry> entries;
    std::uint64_t total = 0;
};

/// The counts below each line of `plies` moves, at `depth` plies in all; lines that end in mate or stalemate before
/// that have no leaves and no entry. `result` holds what was done when the count ended with an error. REQUIRES: 1 <=
/// plies <= depth.
base::Result<void, CountError> deep_divide(const chess::Position& position, int depth, int plies,
                                           const CountOptions& options, DeepDivide& result);

}  // namespace plyproof::perft
