// SPDX-License-Identifier: MIT
#include "expectation.h"

#include "perft/count.h"
#include "perft/statistics.h"

namespace plyproof::apps {

namespace {

// Statistics look at every leaf; this many take some seconds.
constexpr std::uint64_t kMostLeavesForStatistics = 300'000'000;

std::optional<perft::Statistics> statistics_at(const chess::Position& position, int depth, std::uint64_t leaves,
                                               const perft::CountOptions& options) {
    if (depth < 1 || leaves > kMostLeavesForStatistics) return std::nullopt;
    const auto statistics = perft::statistics(position, depth, options);
    return statistics ? std::optional(*statistics) : std::nullopt;
}

}  // namespace

std::vector<diagnose::CountHint> explain_count(const chess::Position& position, int depth, std::uint64_t counted,
                                               oracle::ForeignCount said, std::stop_token stop) {
    const perft::CountOptions options{.stop = std::move(stop)};
    diagnose::CountFacts facts;
    for (int lower = 0; lower < depth; ++lower) {
        const auto nodes = perft::count(position, lower, options);
        if (!nodes) return {};
        facts.by_depth.push_back(*nodes);
    }
    const std::uint64_t before = facts.by_depth.empty() ? 0 : facts.by_depth.back();
    facts.by_depth.push_back(counted);
    facts.statistics = statistics_at(position, depth, counted, options);
    facts.statistics_before = statistics_at(position, depth - 1, before, options);
    return diagnose::count_hints(facts, said);
}

}  // namespace plyproof::apps
