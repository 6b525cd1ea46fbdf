// SPDX-License-Identifier: MIT
#include "search/time_plan.h"

#include <algorithm>

namespace plyproof::search {

namespace {

using std::chrono::microseconds;

/// Games end before this many more moves as a rule, and if not, increments carry on.
constexpr int kMovesExpected = 22;

TimePlan plan_of_clock(const Clock& clock, std::chrono::milliseconds overhead) {
    // What is kept back for the way is the overhead of this move and of some to come.
    const int moves = std::clamp(clock.moves_to_go.value_or(kMovesExpected), 1, kMovesExpected);
    const microseconds left = std::max<microseconds>(clock.left - overhead, microseconds(0));
    const microseconds increment = std::max<microseconds>(clock.increment, microseconds(0));
    const microseconds later = std::max<microseconds>(left - overhead * std::min(moves - 1, 5), left / 4);
    const microseconds share = later / moves + increment * 3 / 4;
    // The last move before a time control may take nearly all that is left, any other only a part.
    const microseconds most = moves == 1 ? left * 8 / 10 : left * 4 / 10;
    return {std::min(share * 7 / 10, most), std::min(share * 4, most)};
}

}  // namespace

std::optional<TimePlan> time_plan(const Limits& limits, std::chrono::milliseconds overhead) {
    std::optional<TimePlan> plan;
    if (limits.clock) plan = plan_of_clock(*limits.clock, overhead);
    if (limits.move_time) {
        const microseconds most = std::max<microseconds>(*limits.move_time - overhead, microseconds(0));
        if (!plan || most < plan->limit) plan = TimePlan{most, most};
    }
    return plan;
}

int aim_permille(const Calm& calm) {
    const int by_stability = 1400 - 100 * std::min(calm.stable_iterations, 7);
    const int by_nodes = 1700 - std::clamp(calm.best_move_node_permille, 0, 1000);
    const int by_score = 1000 + 8 * std::clamp(calm.score_drop, -20, 80);
    return by_stability * by_nodes / 1000 * by_score / 1000;
}

}  // namespace plyproof::search
