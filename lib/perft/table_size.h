// SPDX-License-Identifier: MIT
// How large a HashTable a count deserves. A table that is too small forgets, but one that is larger than needed is slow
// too: the system zeroes each of its pages at the first touch, and random reads spread over more memory.
#pragma once

#include <cstdint>

#include "chess/position.h"

namespace plyproof::perft {

/// Counts of fewer plies are done before a table is worth its memory.
inline constexpr int kLeastDepthForTable = 6;

/// In bytes: room for about all the entries that the count makes (an estimate from the first plies), but at most a
/// quarter of `free_bytes` (free_memory.h); 0 for no table. REQUIRES: depth >= 0.
[[nodiscard]] std::uint64_t default_table_bytes(const chess::Position& position, int depth, std::uint64_t free_bytes);

}  // namespace plyproof::perft
