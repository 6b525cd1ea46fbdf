// SPDX-License-Identifier: MIT
// The engine room of count() and divide(): counts below several positions, on several threads, with or without a table.
// The work is cut into subtrees (subtrees.h), more than enough of them to keep all threads busy to the end; each thread
// takes the next one when it is free.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "perft/count.h"

namespace plyproof::perft {

/// Called once for each position, in their order, as soon as its count and all before it are known; on any of the
/// threads, but never twice at a time.
using EachCounted = std::function<void(std::uint64_t leaves)>;

/// The leaves at `depth` plies below each position. REQUIRES: depth >= 0.
base::Result<std::vector<std::uint64_t>, CountError> count_each(std::span<const chess::Position> positions, int depth,
                                                                const CountOptions& options,
                                                                const EachCounted& counted = {});

}  // namespace plyproof::perft
