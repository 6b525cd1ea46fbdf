// SPDX-License-Identifier: MIT
#include "diagnose/count_hint.h"

#include <numeric>

namespace plyproof::diagnose {

namespace {

using oracle::ForeignCount;

class Hints {
public:
    explicit Hints(int depth) : depth_(depth) {}

    void add_if(bool fits, CountHintKind kind) { add_if(fits, kind, depth_); }
    void add_if(bool fits, CountHintKind kind, int depth) {
        if (fits) list.push_back({kind, depth});
    }

    std::vector<CountHint> list;

private:
    int depth_;
};

/// Counts that are right, but not for the question.
void add_hints_from_counts(const CountFacts& facts, ForeignCount said, Hints& hints) {
    const std::uint64_t right = facts.by_depth.back();
    hints.add_if(said == static_cast<std::int32_t>(right), CountHintKind::WrappedSigned);
    hints.add_if(said == static_cast<std::uint32_t>(right) && said != static_cast<std::int32_t>(right),
                 CountHintKind::WrappedUnsigned);
    const ForeignCount sum = std::accumulate(facts.by_depth.begin(), facts.by_depth.end(), ForeignCount{0});
    hints.add_if(said == sum - 1, CountHintKind::Cumulative);
    hints.add_if(said == sum, CountHintKind::CumulativeWithRoot);
    for (std::size_t depth = 0; depth + 1 < facts.by_depth.size(); ++depth) {
        hints.add_if(said == ForeignCount{facts.by_depth[depth]}, CountHintKind::OtherDepth, static_cast<int>(depth));
    }
}

/// Differences that are exactly the number of moves of one kind.
void add_hints_from_statistics(const perft::Statistics& statistics, ForeignCount difference, Hints& hints) {
    const auto is_all_of = [&](std::uint64_t count) { return count > 0 && difference == ForeignCount{count}; };
    hints.add_if(is_all_of(statistics.en_passant), CountHintKind::EnPassant);
    hints.add_if(is_all_of(statistics.castles), CountHintKind::Castles);
    hints.add_if(is_all_of(statistics.promotions), CountHintKind::Promotions);
    hints.add_if(is_all_of(statistics.promotions / 4 * 3), CountHintKind::Underpromotions);
    hints.add_if(is_all_of(statistics.mates), CountHintKind::Mates);
    hints.add_if(is_all_of(statistics.double_checks), CountHintKind::DoubleChecks);
    hints.add_if(is_all_of(statistics.discovered_checks), CountHintKind::DiscoveredChecks);
    hints.add_if(is_all_of(statistics.checks), CountHintKind::Checks);
    hints.add_if(is_all_of(statistics.captures), CountHintKind::Captures);
}

}  // namespace

std::vector<CountHint> count_hints(const CountFacts& facts, ForeignCount said) {
    const auto depth = static_cast<int>(facts.by_depth.size()) - 1;
    const auto right = ForeignCount{facts.by_depth.back()};
    Hints hints(depth);
    if (said == right) return {};
    add_hints_from_counts(facts, said, hints);
    const ForeignCount difference = said > right ? said - right : right - said;
    if (facts.statistics) add_hints_from_statistics(*facts.statistics, difference, hints);
    if (facts.statistics_before) {
        const std::uint64_t mates = facts.statistics_before->mates;
        hints.add_if(mates > 0 && said - right == ForeignCount{mates}, CountHintKind::MatesBefore, depth - 1);
    }
    return std::move(hints.list);
}

}  // namespace plyproof::diagnose
