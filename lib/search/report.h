// SPDX-License-Identifier: MIT
// What a running search tells whoever listens.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <vector>

#include "chess/move.h"
#include "search/score.h"
#include "search/transposition_table.h"

namespace plyproof::search {

/// One line of play of an iteration.
struct Report {
    int depth;
    int seldepth;  ///< plies of the longest line looked at
    int line;      ///< 1 for the best
    Score score;
    Bound bound;  ///< Exact, or Lower and Upper while a window is being widened
    std::uint64_t nodes;
    std::chrono::microseconds time;
    int permille_full;
    std::vector<chess::Move> pv;  ///< at least one move
};

/// A first move that is being looked at.
struct CurrentMove {
    int depth;
    chess::Move move;
    int number;  ///< 1 for the first
};

/// Called on the thread that called the search. Either may be empty.
struct Listener {
    std::function<void(const Report&)> on_report{};
    std::function<void(const CurrentMove&)> on_current_move{};
};

}  // namespace plyproof::search
