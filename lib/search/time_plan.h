// SPDX-License-Identifier: MIT
// TimePlan: how much of the clock a move deserves. The aim is when a calm search stops between two iterations; the
// limit is when every search stops, wherever it is.
#pragma once

#include <chrono>
#include <optional>

#include "search/limits.h"

namespace plyproof::search {

struct TimePlan {
    std::chrono::microseconds aim;
    std::chrono::microseconds limit;
};

/// The plan for a search with these limits; nothing when neither clock nor move time limits it. `overhead` is lost on
/// the way between us and whoever holds the clock, at every move. Neither time is below zero.
[[nodiscard]] std::optional<TimePlan> time_plan(const Limits& limits, std::chrono::milliseconds overhead);

/// The aim for a search that has just ended an iteration, in thousandths of the plan's: shorter when the best move has
/// stood for long and took most of the nodes, longer when it changed or the score fell.
struct Calm {
    int stable_iterations = 0;        ///< how many in a row agree on the best move
    int best_move_node_permille = 0;  ///< its share of all nodes
    int score_drop = 0;               ///< centipawns lost since the last iterations; below zero: won
};
[[nodiscard]] int aim_permille(const Calm& calm);

}  // namespace plyproof::search
