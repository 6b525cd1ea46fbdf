// SPDX-License-Identifier: MIT
#include "rows.h"

#include <algorithm>
#include <chrono>

#include "common/counting.h"
#include "perft/statistics.h"

namespace plyproof::apps {

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr double kBudgetSeconds = 1.0;
constexpr int kDeepestUnasked = 64;

/// One depth more, behind the rows there are. False when that was the last that can be had.
bool add_row(const chess::Position& position, int depth, RowsQuestion question, Console& console, Rows& result) {
    if (question.statistics || depth == 0) {
        const auto statistics = perft::statistics(position, depth, {question.kernel, console.stop()});
        if (!statistics) {
            result.error = statistics.error();
            if (result.error == perft::CountError::Stopped) {
                result.partial = {.depth = depth};
            }
            return false;
        }
        result.rows.push_back(
            {depth, statistics->nodes, question.statistics ? std::optional(*statistics) : std::nullopt});
        return true;
    }
    perft::CountOptions options = question.means.options_for(position, depth);
    options.kernel = question.kernel;
    options.path = question.path;
    const Counted counted = count_by_moves(position, depth, options, console);
    if (!counted.error) {
        result.rows.push_back({depth, counted.divide.total});
        return true;
    }
    result.error = counted.error;
    if (counted.error == perft::CountError::Stopped) {
        result.partial = {depth, counted.divide.total, counted.divide.entries.size(), counted.moves};
    }
    return false;
}

/// How long the next depth will take if the counts go on growing as they did.
Seconds predicted(const std::vector<report::PerftRow>& rows, Seconds last) {
    if (rows.size() < 2 || rows[rows.size() - 2].nodes == 0) return last;
    const double growth = static_cast<double>(rows.back().nodes) / static_cast<double>(rows[rows.size() - 2].nodes);
    return last * std::max(growth, 1.0);
}

}  // namespace

Rows count_rows(const chess::Position& position, int first, int last, RowsQuestion question, Console& console) {
    Rows result;
    for (int depth = first; depth <= last; ++depth) {
        if (!add_row(position, depth, question, console, result)) break;
    }
    return result;
}

Rows count_rows_for_a_second(const chess::Position& position, RowsQuestion question, Console& console) {
    Rows result;
    const Clock::time_point start = Clock::now();
    for (int depth = 1; depth <= kDeepestUnasked; ++depth) {
        const Clock::time_point before = Clock::now();
        if (!add_row(position, depth, question, console, result) || result.rows.back().nodes == 0) break;
        const Clock::time_point now = Clock::now();
        if (Seconds(now - start) + predicted(result.rows, now - before) > Seconds(kBudgetSeconds)) break;
    }
    return result;
}

}  // namespace plyproof::apps
