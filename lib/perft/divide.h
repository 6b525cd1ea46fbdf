// SPDX-License-Identifier: MIT
// Divide: the perft count split by first move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "chess/move.h"
#include "perft/count.h"

namespace plyproof::perft {

struct DivideEntry {
    chess::Move move;
    std::uint64_t nodes;

    friend bool operator==(const DivideEntry&, const DivideEntry&) = default;
};

struct Divide {
    std::vector<DivideEntry> entries;  ///< one for each legal move, in the order of chess::legal_moves
    std::uint64_t total = 0;
};

/// Called after each first move with the entries so far and the number of first moves; with several threads on any of
/// them, but never twice at a time.
using DivideProgress = std::function<void(const Divide& so_far, std::size_t moves)>;

/// The counts below each legal move at `depth` plies in all; their sum is count(position, depth).
/// REQUIRES: depth >= 1.
base::Result<Divide, CountError> divide(const chess::Position& position, int depth, const CountOptions& options = {},
                                        const DivideProgress& progress = {});

}  // namespace plyproof::perft
