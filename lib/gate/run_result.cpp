// SPDX-License-Identifier: MIT
#include "gate/run_result.h"

#include <algorithm>
#include <limits>

namespace plyproof::gate {
namespace {

void add(Totals& totals, const CaseResult& result) {
    ++totals.cases[result.verdict];
    if (result.checks.empty() && result.verdict == Verdict::Skipped) ++totals.without_expectations;
    for (const Check& check : result.checks) {
        ++totals.checks[check.outcome];
        if (check.outcome == Outcome::NotRun) ++totals.skipped[check.skipped];
        totals.nodes += check.counted.value_or(0);
        totals.time += check.time;
    }
}

template <class F>
void for_each_check(const RunResult& run, F&& see) {
    for (const SuiteResult& suite : run.suites) {
        for (const CaseResult& result : suite.cases) {
            for (const Check& check : result.checks) see(check);
        }
    }
}

}  // namespace

Totals totals_of(const SuiteResult& suite) {
    Totals totals;
    for (const CaseResult& result : suite.cases) add(totals, result);
    return totals;
}

Totals totals_of(const RunResult& run) {
    Totals totals;
    for (const SuiteResult& suite : run.suites) {
        for (const CaseResult& result : suite.cases) add(totals, result);
    }
    return totals;
}

std::optional<int> complete_depth(const RunResult& run) {
    int shallowest_cut = std::numeric_limits<int>::max();
    for_each_check(run, [&](const Check& check) {
        if (is_cut_short(check.skipped)) shallowest_cut = std::min(shallowest_cut, check.expected.depth);
    });
    std::optional<int> deepest;
    for_each_check(run, [&](const Check& check) {
        const int depth = check.expected.depth;
        if (check.outcome != Outcome::NotRun && depth < shallowest_cut)
            deepest = std::max(deepest.value_or(depth), depth);
    });
    return deepest;
}

bool is_complete(const RunResult& run) {
    const Totals totals = totals_of(run);
    return std::none_of(base::kAll<SkipReason>.begin(), base::kAll<SkipReason>.end(),
                        [&totals](SkipReason reason) { return is_cut_short(reason) && totals.skipped[reason] > 0; });
}

Verdict verdict_of(const std::vector<Check>& checks) {
    const auto any = [&checks](Outcome outcome) {
        return std::any_of(checks.begin(), checks.end(), [=](const Check& check) { return check.outcome == outcome; });
    };
    for (const Outcome outcome : base::kAll<Outcome>) {
        if (is_failure(outcome) && any(outcome)) return verdict_from(outcome);
    }
    const bool was_cut =
        std::any_of(checks.begin(), checks.end(), [](const Check& check) { return is_cut_short(check.skipped); });
    if (was_cut) return Verdict::Unfinished;
    return any(Outcome::Agrees) ? Verdict::Pass : Verdict::Skipped;
}

}  // namespace plyproof::gate
