// SPDX-License-Identifier: MIT
// How large a HashTable a count deserves. A table that is too small forgets, but one that is larger than needed is slow
// too: the system zeroes each of its pages at the first touch, and random reads spread over more memory. In a virtual
// machine that is given its memory page by page, a fresh gigabyte can take longer than all of the start position at
// depth 8.
#pragma once

#include <cstdint>

#include "chess/position.h"

namespace plyproof::perft {

/// Counts of fewer plies are done before a table is worth its memory.
inline constexpr int kLeastDepthForTable = 6;

/// What is of use can be more; a program should not take it unasked, as several may run at a time.
inline constexpr std::uint64_t kMostDefaultTableBytes = std::uint64_t{2} << 30;

/// In bytes: room for about all the entries that a count makes, by an estimate from its first plies. More is of no use.
/// REQUIRES: depth >= 0.
[[nodiscard]] std::uint64_t useful_table_bytes(const chess::Position& position, int depth);

/// What to take when nobody says: no table (0) below kLeastDepthForTable; above, what is useful, but at most a quarter
/// of `free_bytes` (free_memory.h) and kMostDefaultTableBytes. REQUIRES: depth >= 0.
[[nodiscard]] std::uint64_t default_table_bytes(const chess::Position& position, int depth, std::uint64_t free_bytes);

}  // namespace plyproof::perft
