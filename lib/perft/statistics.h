// SPDX-License-Identifier: MIT
// What kinds of moves the leaves of a perft are. Only the last move of each line counts, as in the tables that are
// widely printed; docs/glossary.md has the definitions. Slower than count(): every leaf is looked at.
#pragma once

#include <cstdint>

#include "perft/count.h"

namespace plyproof::perft {

struct Statistics {
    std::uint64_t nodes = 0;
    std::uint64_t captures = 0;  ///< en passant included
    std::uint64_t en_passant = 0;
    std::uint64_t castles = 0;
    std::uint64_t promotions = 0;
    std::uint64_t checks = 0;             ///< the last move gives check, in whatever way
    std::uint64_t discovered_checks = 0;  ///< one checker, and it is not the man that moved (nor a castled rook)
    std::uint64_t double_checks = 0;      ///< two checkers
    std::uint64_t mates = 0;

    Statistics& operator+=(const Statistics& other);
    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// REQUIRES: depth >= 0. At depth 0 there is one node and no last move.
base::Result<Statistics, CountError> statistics(const chess::Position& position, int depth,
                                                const CountOptions& options = {});

}  // namespace plyproof::perft
