// SPDX-License-Identifier: MIT
#include "gate/run.h"

#include <gtest/gtest.h>

#include <atomic>
#include <new>
#include <string>
#include <thread>

namespace plyproof::gate {
namespace {

using namespace std::chrono_literals;

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

suite::Case start_case(std::string id, std::vector<suite::Expectation> expected) {
    return {.id = std::move(id), .fen = kStart, .expected = std::move(expected)};
}

// Expectations 1, 2, 3, ... for as many cases, each of depth 1; a counter tells them apart by nothing.
std::vector<suite::Suite> numbered_cases(std::uint64_t count) {
    suite::Suite suite{"numbers", {}};
    for (std::uint64_t i = 1; i <= count; ++i) suite.cases.push_back(start_case(std::to_string(i), {{1, i}}));
    return {suite};
}

// "id depth counted outcome reason" for every check, which is all of a result but the times.
std::string content(const RunResult& run) {
    std::string text;
    for (const SuiteResult& suite : run.suites) {
        for (const CaseResult& result : suite.cases) {
            text += result.entry.id + ' ' + std::string(name_of(result.verdict));
            for (const Check& check : result.checks) {
                text += ' ' + std::to_string(check.expected.depth) + ' ' +
                        (check.counted ? std::to_string(*check.counted) : "-") + ' ' +
                        std::string(name_of(check.outcome)) + ' ' + std::string(name_of(check.skipped));
            }
            text += '\n';
        }
    }
    return text;
}

const Counter kAlwaysTwenty = [](const Question&, const Limits&) -> base::Result<Count, CounterError> { return 20; };

TEST(Run, AgreesWithRightCountsAndNamesWrongOnes) {
    const std::vector<suite::Suite> suites{
        {"a", {start_case("right", {{1, 20}, {2, 400}, {3, 8902}}), start_case("wrong", {{1, 20}, {2, 401}})}}};
    const RunResult run = gate::run(suites, own_counter(), {});
    EXPECT_EQ(content(run),
              "right pass 1 20 agrees none 2 400 agrees none 3 8902 agrees none\n"
              "wrong mismatch 1 20 agrees none 2 400 differs none\n");
    EXPECT_TRUE(totals_of(run).nodes == 20 + 400 + 8902 + 20 + 400);
}

TEST(Run, HasTheSameContentWithAnyNumberOfJobs) {
    std::vector<suite::Suite> suites = numbered_cases(40);
    suites.push_back({"start", {start_case("start", {{1, 20}, {2, 400}, {3, 8902}, {4, 197281}})}});
    const std::string alone = content(gate::run(suites, own_counter(), {.jobs = 1}));
    for (const unsigned jobs : {2u, 5u, 64u}) {
        EXPECT_EQ(content(gate::run(suites, own_counter(), {.jobs = jobs})), alone) << jobs << " jobs";
    }
}

TEST(Run, OfNothingIsEmpty) {
    const RunResult run = gate::run({}, own_counter(), {.jobs = 3});
    EXPECT_TRUE(run.suites.empty());
    EXPECT_TRUE(is_complete(run));
    EXPECT_EQ(complete_depth(run), std::nullopt);
}

TEST(Run, FailFastKeepsWhatStandsBeforeTheFirstFailureWithAnyNumberOfJobs) {
    const std::vector<suite::Suite> suites = numbered_cases(60);
    // Agrees with nothing from the fifth case on; the fifth takes longer than those after it.
    std::atomic<std::uint64_t> calls = 0;
    const auto make_counter = [&calls] {
        calls = 0;
        return [&calls](const Question&, const Limits&) -> base::Result<Count, CounterError> {
            const std::uint64_t call = ++calls;
            if (call == 5) std::this_thread::sleep_for(20ms);
            return call < 5 ? call : 0;
        };
    };
    const std::string alone = content(gate::run(suites, make_counter(), {.jobs = 1, .fail_fast = true}));
    EXPECT_NE(alone.find("5 mismatch 1 0 differs none\n6 unfinished 1 - not-run fail-fast\n"), std::string::npos)
        << alone;
    EXPECT_EQ(calls, 5u);
    const Counter by_turns = [](const Question&, const Limits&) -> base::Result<Count, CounterError> { return 0; };
    const std::string first = content(gate::run(suites, by_turns, {.jobs = 1, .fail_fast = true}));
    for (int round = 0; round < 20; ++round) {
        EXPECT_EQ(content(gate::run(suites, by_turns, {.jobs = 8, .fail_fast = true})), first);
    }
}

TEST(Run, FailFastStopsLargerChecksThatRunAlready) {
    const std::vector<suite::Suite> suites = numbered_cases(2);
    std::atomic<bool> second_runs = false;
    std::atomic<int> calls = 0;
    const Counter counter = [&](const Question&, const Limits& limits) -> base::Result<Count, CounterError> {
        if (++calls == 1) {
            while (!second_runs) std::this_thread::yield();
            return 77;
        }
        second_runs = true;
        while (!limits.stop.stop_requested()) std::this_thread::yield();
        return base::failure(CounterError{CounterFault::Stopped, "stopped"});
    };
    const RunResult run = gate::run(suites, counter, {.jobs = 2, .fail_fast = true});
    const Totals totals = totals_of(run);
    EXPECT_EQ(totals.checks[Outcome::Differs], 1u);
    EXPECT_EQ(totals.checks[Outcome::NotRun], 1u);
}

TEST(Run, WithinABudgetSaysHowDeepItGot) {
    const std::vector<suite::Suite> suites{
        {"a", {start_case("start", {{1, 20}, {2, 400}, {3, 8902}, {9, 2439530234167}, {10, 69352859712417}})}}};
    // Depth 10 would take hours. On a machine that stands still for a moment the first budget is nothing.
    RunResult run;
    for (const auto budget : {100ms, 1000ms, 5000ms}) {
        run = gate::run(suites, own_counter(), {.deadline = base::Deadline::in(budget), .jobs = 2});
        if (complete_depth(run) == 3) break;
    }
    EXPECT_EQ(complete_depth(run), 3);
    EXPECT_EQ(totals_of(run).skipped[SkipReason::Budget], 2u);
    EXPECT_EQ(run.suites[0].cases[0].verdict, Verdict::Unfinished);
}

TEST(Run, WithoutAnyTimeRunsNothing) {
    const RunResult run = gate::run(numbered_cases(3), kAlwaysTwenty, {.deadline = base::Deadline::in(0ms)});
    EXPECT_EQ(totals_of(run).skipped[SkipReason::Budget], 3u);
    EXPECT_FALSE(is_complete(run));
}

TEST(Run, ABudgetBeyondTheEndOfTheClockIsNoLimit) {
    const RunResult run =
        gate::run(numbered_cases(3), kAlwaysTwenty, {.deadline = base::Deadline::in(std::chrono::milliseconds::max())});
    EXPECT_TRUE(is_complete(run));
}

TEST(Run, KeepsWhatIsKnownWhenTheUserStopsIt) {
    std::stop_source stop;
    int calls = 0;
    const Counter counter = [&](const Question&, const Limits&) -> base::Result<Count, CounterError> {
        if (++calls == 3) stop.request_stop();
        return 1;
    };
    const RunResult run = gate::run(numbered_cases(10), counter, {.stop = stop.get_token()});
    const Totals totals = totals_of(run);
    EXPECT_EQ(totals.checks[Outcome::Agrees], 1u);
    EXPECT_EQ(totals.checks[Outcome::Differs], 2u);
    EXPECT_EQ(totals.skipped[SkipReason::Interrupted], 7u);
}

TEST(Run, TheStopReachesACounterAtWork) {
    std::stop_source stop;
    const std::vector<suite::Suite> suites{{"a", {start_case("start", {{20, 1}})}}};
    std::jthread user([&stop] {
        std::this_thread::sleep_for(50ms);
        stop.request_stop();
    });
    const RunResult run = gate::run(suites, own_counter(), {.stop = stop.get_token()});
    EXPECT_EQ(totals_of(run).skipped[SkipReason::Interrupted], 1u);
}

TEST(Run, AFailingCounterIsNoMismatch) {
    const Counter counter = [](const Question&, const Limits&) -> base::Result<Count, CounterError> {
        return base::failure(CounterError{CounterFault::Failed, "died"});
    };
    const RunResult run = gate::run(numbered_cases(1), counter, {});
    EXPECT_EQ(run.suites[0].cases[0].verdict, Verdict::Failed);
    EXPECT_EQ(run.suites[0].cases[0].checks[0].message, "died");
}

TEST(Run, ACountBeyond64BitsDiffersFromEveryExpectation) {
    const Counter counter = [](const Question&, const Limits&) -> base::Result<Count, CounterError> {
        return base::failure(CounterError{CounterFault::Overflow, "too big"});
    };
    const RunResult run = gate::run(numbered_cases(1), counter, {});
    EXPECT_EQ(run.suites[0].cases[0].verdict, Verdict::Mismatch);
    EXPECT_FALSE(run.suites[0].cases[0].checks[0].counted.has_value());
}

TEST(Run, ACounterThatGivesUpForNoReasonFails) {
    const Counter counter = [](const Question&, const Limits&) -> base::Result<Count, CounterError> {
        return base::failure(CounterError{CounterFault::Stopped, ""});
    };
    EXPECT_EQ(gate::run(numbered_cases(1), counter, {}).suites[0].cases[0].verdict, Verdict::Failed);
}

TEST(Run, AnExceptionOfTheCounterComesOut) {
    const Counter counter = [](const Question&, const Limits&) -> base::Result<Count, CounterError> {
        throw std::bad_alloc();
    };
    EXPECT_THROW((void)gate::run(numbered_cases(9), counter, {.jobs = 3}), std::bad_alloc);
}

TEST(Run, ReportsProgressUntilAllIsDone) {
    std::vector<Progress> seen;
    const Options options{.jobs = 4, .progress = [&seen](const Progress& progress) { seen.push_back(progress); }};
    (void)gate::run(numbered_cases(30), kAlwaysTwenty, options);
    ASSERT_EQ(seen.size(), 30u);
    for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_EQ(seen[i].checks_done, i + 1);
    EXPECT_EQ(seen.back().failing, 29u);
    EXPECT_TRUE(seen.back().nodes_done == seen.back().nodes);
    EXPECT_TRUE(seen.back().nodes == 30 * 31 / 2);
}

}  // namespace
}  // namespace plyproof::gate
