// SPDX-License-Identifier: MIT
#include "gate/run_result.h"

#include <gtest/gtest.h>

#include <limits>

namespace plyproof::gate {
namespace {

using namespace std::chrono_literals;

Check run_check(int depth, std::uint64_t expected, std::uint64_t counted) {
    return {.expected = {depth, expected},
            .outcome = expected == counted ? Outcome::Agrees : Outcome::Differs,
            .counted = counted,
            .time = 5ms};
}

Check skipped_check(int depth, SkipReason reason) { return {.expected = {depth, 1}, .skipped = reason}; }

RunResult run_of(const std::vector<Check>& checks) {
    CaseResult result;
    result.checks = checks;
    result.verdict = verdict_of(checks);
    return {.suites = {{"x", {result}}}};
}

TEST(VerdictOf, IsTheWorstThatWasFoundOut) {
    const Check agrees = run_check(1, 20, 20);
    const Check differs = run_check(2, 400, 401);
    const Check failed{.expected = {3, 8902}, .outcome = Outcome::Failed};
    const Check skipped = skipped_check(4, SkipReason::Budget);
    EXPECT_EQ(verdict_of({}), Verdict::Skipped);
    EXPECT_EQ(verdict_of({skipped_check(4, SkipReason::NodeLimit)}), Verdict::Skipped);
    EXPECT_EQ(verdict_of({agrees, skipped_check(4, SkipReason::NodeLimit)}), Verdict::Pass);
    EXPECT_EQ(verdict_of({skipped}), Verdict::Unfinished);
    EXPECT_EQ(verdict_of({agrees, skipped}), Verdict::Unfinished);
    EXPECT_EQ(verdict_of({agrees, failed, skipped}), Verdict::Failed);
    EXPECT_EQ(verdict_of({agrees, failed, differs}), Verdict::Mismatch);
    const Check crashed{.expected = {3, 8902}, .outcome = Outcome::Crashed};
    const Check elsewhere{.expected = {3, 8902}, .outcome = Outcome::OtherPosition};
    EXPECT_EQ(verdict_of({crashed, differs}), Verdict::Mismatch);
    EXPECT_EQ(verdict_of({crashed, elsewhere}), Verdict::OtherPosition);
    EXPECT_EQ(verdict_of({failed, crashed, skipped}), Verdict::Crashed);
    EXPECT_EQ(verdict_of({agrees, skipped_check(3, SkipReason::Unsuitable)}), Verdict::Pass);
}

TEST(TotalsOf, AddMoreLeavesThan64BitsHold) {
    const std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    const Totals totals = totals_of(run_of({run_check(1, largest, largest), run_check(2, largest, largest)}));
    EXPECT_TRUE(totals.nodes == base::Uint128{largest} * 2);
}

TEST(TotalsOf, CountCasesChecksAndReasons) {
    RunResult run = run_of({run_check(1, 20, 20), run_check(2, 400, 399), skipped_check(3, SkipReason::NodeLimit)});
    run.suites.push_back({"y", {CaseResult{}}});
    const Totals totals = totals_of(run);
    EXPECT_EQ(totals.cases[Verdict::Mismatch], 1u);
    EXPECT_EQ(totals.cases[Verdict::Skipped], 1u);
    EXPECT_EQ(totals.checks[Outcome::Agrees], 1u);
    EXPECT_EQ(totals.checks[Outcome::Differs], 1u);
    EXPECT_EQ(totals.checks[Outcome::NotRun], 1u);
    EXPECT_EQ(totals.skipped[SkipReason::NodeLimit], 1u);
    EXPECT_EQ(totals.without_expectations, 1u);
    EXPECT_EQ(totals.time, 10ms);
    EXPECT_TRUE(totals.nodes == 419);
    EXPECT_EQ(totals_of(run.suites[1]).checks[Outcome::Agrees], 0u);
}

TEST(CompleteDepth, IsTheDeepestOneWhenNothingWasCutShort) {
    EXPECT_EQ(complete_depth(run_of({run_check(1, 1, 1), run_check(5, 1, 1)})), 5);
    EXPECT_EQ(complete_depth(run_of({run_check(1, 1, 1), skipped_check(2, SkipReason::DepthLimit)})), 1);
}

TEST(CompleteDepth, EndsBelowTheShallowestCheckThatWasCutShort) {
    EXPECT_EQ(complete_depth(run_of({run_check(3, 1, 1), run_check(5, 1, 1), skipped_check(5, SkipReason::Budget)})),
              3);
    EXPECT_EQ(complete_depth(run_of({run_check(2, 1, 1), skipped_check(6, SkipReason::Interrupted)})), 2);
    EXPECT_EQ(complete_depth(run_of({run_check(5, 1, 1), skipped_check(4, SkipReason::FailFast)})), std::nullopt);
    EXPECT_EQ(complete_depth(run_of({skipped_check(3, SkipReason::Budget)})), std::nullopt);
    EXPECT_EQ(complete_depth(run_of({})), std::nullopt);
}

TEST(IsComplete, DoesNotMindWhatTheUserDidNotSelect) {
    EXPECT_TRUE(is_complete(run_of({run_check(1, 1, 1), skipped_check(2, SkipReason::NodeLimit)})));
    EXPECT_FALSE(is_complete(run_of({run_check(1, 1, 1), skipped_check(2, SkipReason::Budget)})));
}

}  // namespace
}  // namespace plyproof::gate
