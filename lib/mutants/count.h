// SPDX-License-Identifier: MIT
// Counting on the slow generator: the leaves of the tree, one by one, and the same split by first move. Planted bugs of
// counting speak here; those of hash tables in hashed_count.h.
#pragma once

#include <cstdint>
#include <vector>

#include "chess/move.h"
#include "mutants/board.h"
#include "mutants/hashed_count.h"

namespace plyproof::mutants {

/// Leaves at `depth` plies. The board is as before afterwards, unless it has a bug of unmaking. REQUIRES: depth >= 0.
[[nodiscard]] std::uint64_t count(Board& board, int depth);

struct MoveCount {
    chess::Move move;
    std::uint64_t leaves;

    friend bool operator==(const MoveCount&, const MoveCount&) = default;
};

struct Divide {
    std::vector<MoveCount> moves;  ///< in the order of legal_moves()
    std::uint64_t total = 0;
};

/// The leaves below each move. The table is of use only to bugs of hash tables. REQUIRES: depth >= 1.
[[nodiscard]] Divide divide(Board& board, int depth, CountTable& table);
[[nodiscard]] Divide divide(Board& board, int depth);

}  // namespace plyproof::mutants
