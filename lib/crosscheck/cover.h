// SPDX-License-Identifier: MIT
// Covering things as cheaply as a simple method can: what covers most for its cost is taken first (the greedy method
// for weighted set cover, V. Chvatal 1979), then everything is taken back that the rest makes superfluous. An offer has
// levels, each of which costs more than the one before and covers what that covers and something more.
// The same input gives the same output: of equals the cheaper one, then the first one, is taken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace plyproof::crosscheck {

struct Level {
    std::uint64_t cost = 0;           ///< in all, with the levels before; at least 1
    std::vector<std::size_t> adds{};  ///< items that it covers and those before do not
};

struct Offer {
    std::vector<Level> levels{};  ///< of rising cost
};

/// An offer that is taken, and how many of its levels.
struct Pick {
    std::size_t offer = 0;
    std::size_t levels = 1;

    friend bool operator==(const Pick&, const Pick&) = default;
};

/// Picks that together cover every item below `items` that some offer covers, in the order of the offers.
[[nodiscard]] std::vector<Pick> cover(std::size_t items, const std::vector<Offer>& offers);

[[nodiscard]] std::uint64_t cost_of(const std::vector<Pick>& picks, const std::vector<Offer>& offers);

}  // namespace plyproof::crosscheck
