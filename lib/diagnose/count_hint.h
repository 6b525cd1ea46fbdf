// SPDX-License-Identifier: MIT
// A wrong perft count often gives its fault away: the difference is exactly the number of en-passant captures, or the
// count is the right one for another depth, or the right one in 32 bits.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "oracle/foreign_count.h"
#include "perft/statistics.h"

namespace plyproof::diagnose {

enum class CountHintKind : std::uint8_t {
    EnPassant,           ///< the difference is the number of en-passant captures at the last ply
    Castles,             ///< of castling moves
    Promotions,          ///< of promotions
    Underpromotions,     ///< of promotions to anything but a queen
    Mates,               ///< of mates
    MatesBefore,         ///< of mates one ply earlier: a mated position was counted as a leaf
    DoubleChecks,        ///< of double checks
    DiscoveredChecks,    ///< of discovered checks
    Checks,              ///< of checks
    Captures,            ///< of captures
    Cumulative,          ///< the count is the sum over depths 1 to the one asked for
    CumulativeWithRoot,  ///< the same with the root counted too
    OtherDepth,          ///< the count is right for another depth
    WrappedSigned,       ///< the count is right in a signed 32-bit number
    WrappedUnsigned,     ///< the count is right in an unsigned 32-bit number
};

struct CountHint {
    CountHintKind kind;
    int depth;  ///< the depth meant by OtherDepth and MatesBefore, else the depth asked for

    friend bool operator==(const CountHint&, const CountHint&) = default;
};

/// What is known about the right counts.
struct CountFacts {
    /// Leaves at depth 0, 1, ... up to the depth asked for. REQUIRES: not empty.
    std::vector<std::uint64_t> by_depth;
    /// At the depth asked for, and one ply earlier, where known.
    std::optional<perft::Statistics> statistics{};
    std::optional<perft::Statistics> statistics_before{};
};

/// All explanations of another count that fit exactly, the most special first. Empty when it is right or nothing fits.
[[nodiscard]] std::vector<CountHint> count_hints(const CountFacts& facts, oracle::ForeignCount said);

}  // namespace plyproof::diagnose
