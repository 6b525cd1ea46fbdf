// SPDX-License-Identifier: MIT
#include "perft/table_size.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "perft/count.h"
#include "perft/hash_table.h"

namespace plyproof::perft {

namespace {

/// About how many different positions there are after `plies` plies, from the numbers of lines of one and three plies.
/// Six middle games and endgames have 0.6 to 0.3 different positions for each line at three and four plies, and half as
/// many or less for each ply more; as openings branch more and more, the estimate is doubled.
double estimated_positions(const chess::Position& position, int plies) {
    const auto lines_after = [&](int n) { return static_cast<double>(count(position, n).value_or(0)); };
    const double moves = lines_after(1);
    const double after_three = lines_after(3);
    if (moves == 0 || after_three == 0) return 0;
    const double branching = std::sqrt(after_three / moves);
    const double estimate = 2 * 0.6 * after_three * std::pow(branching / 2, plies - 3);
    // A few men have a few positions, however long they play.
    const double placements = std::pow(64.0, position.occupied().size()) * std::pow(5.0, position.pawns().size());
    return std::min(estimate, placements);
}

}  // namespace

std::uint64_t useful_table_bytes(const chess::Position& position, int depth) {
    assert(depth >= 0);
    constexpr double kBytesPerPosition = 64.0 / 6 * 4 / 3;  // six to a line in three quarters of the table
    constexpr double kLeastBytes = 1 << 20;
    constexpr double kMostBytes = std::uint64_t{1} << 62;
    const double bytes = estimated_positions(position, depth - 2) * kBytesPerPosition;
    return static_cast<std::uint64_t>(std::clamp(bytes, kLeastBytes, kMostBytes));
}

std::uint64_t default_table_bytes(const chess::Position& position, int depth, std::uint64_t free_bytes) {
    if (depth < kLeastDepthForTable) return 0;
    const std::uint64_t bytes = std::min({useful_table_bytes(position, depth), free_bytes / 4, kMostDefaultTableBytes});
    return bytes < HashTable::kSmallestBytes ? 0 : bytes;
}

}  // namespace plyproof::perft
