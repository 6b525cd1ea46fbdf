// SPDX-License-Identifier: MIT
// Well-known positions by name, so that nobody has to type their FENs, and those of them by which counters are
// compared.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace plyproof::perft {

struct KnownPosition {
    std::string_view name;   ///< small letters, digits and hyphens
    std::string_view fen;    ///< six fields
    std::string_view about;  ///< what it is good for, in a few words
    int depth;               ///< the depth of `nodes`
    std::uint64_t nodes;     ///< a published count, confirmed by Stockfish
};

/// All of them, the start position first.
[[nodiscard]] std::span<const KnownPosition> known_positions();

/// The position of that name; nothing when there is none.
[[nodiscard]] std::optional<KnownPosition> find_known_position(std::string_view name);

/// A position of the bench: one ply deeper than its known count, at 90 to 700 million leaves.
struct BenchPosition {
    KnownPosition known;
    std::uint64_t leaves;  ///< at depth(); a published count, confirmed by Stockfish

    [[nodiscard]] constexpr int depth() const { return known.depth + 1; }
    /// The nodes one ply above the leaves: a counter that lists no last ply does its work for each of these.
    [[nodiscard]] constexpr std::uint64_t leaf_parents() const { return known.nodes; }
};

/// The start position and five others of the Chess Programming Wiki's "Perft Results", which together have everything
/// that makes counting slow, in the order in which they are always asked.
[[nodiscard]] std::span<const BenchPosition> bench_positions();

}  // namespace plyproof::perft
