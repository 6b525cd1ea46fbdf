// SPDX-License-Identifier: MIT
#include "gate/engine_counter.h"

#include <gmock/gmock.h>

#include <atomic>
#include <thread>

#include "gate/run.h"
#include "support/asked_oracle.h"

namespace plyproof::gate {
namespace {

using namespace std::chrono_literals;
using oracle::OracleErrorKind;
using support::AskedOracle;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

EngineCounterOptions asking(AskedOracle::Divide divide) {
    return {
        .open = [divide = std::move(divide)](const std::stop_token&) { return std::make_unique<AskedOracle>(divide); }};
}

// A suite whose expectations are told apart by their depths: 1 to `depths` of `cases` cases.
std::vector<suite::Suite> start_cases(int cases, std::vector<suite::Expectation> expected = {{1, 20}}) {
    suite::Suite suite{"a.epd", {}};
    for (int i = 1; i <= cases; ++i) {
        suite.cases.push_back({.id = std::to_string(i), .fen = kStart, .expected = expected});
    }
    return {suite};
}

std::vector<Outcome> outcomes(const RunResult& run) {
    std::vector<Outcome> all;
    for (const CaseResult& result : run.suites[0].cases) {
        for (const Check& check : result.checks) all.push_back(check.outcome);
    }
    return all;
}

TEST(EngineCounter, GivesTheProgramsCount) {
    const chess::Position start = chess::Position::start();
    const Counter counter =
        engine_counter(asking([](const auto& question, auto) { return support::right_answer(question); }));
    EXPECT_EQ(counter({.position = start, .depth = 3}, {}).value().nodes, 8902);
}

TEST(EngineCounter, StartsOneProgramForEachJobAtMost) {
    std::atomic<int> opened = 0;
    EngineCounterOptions options = asking([](const auto& question, auto) { return support::right_answer(question); });
    options.open = [&opened, open = options.open](const std::stop_token& stop) {
        ++opened;
        return open(stop);
    };
    const RunResult result = run(start_cases(60), engine_counter(options), {.jobs = 3});
    EXPECT_EQ(totals_of(result).checks[Outcome::Agrees], 60u);
    EXPECT_LE(opened, 3);
}

TEST(EngineCounter, KeepsEveryKindOfFailureApart) {
    const std::vector<OracleErrorKind> kinds{OracleErrorKind::NotStarted, OracleErrorKind::Died,
                                             OracleErrorKind::TimedOut,   OracleErrorKind::Unreadable,
                                             OracleErrorKind::Refused,    OracleErrorKind::OtherPosition,
                                             OracleErrorKind::Unsuitable};
    const Counter counter = engine_counter(asking([&](const oracle::Question& question, auto) {
        return question.depth == 1 ? support::right_answer(question)
                                   : support::failing_answer(kinds[static_cast<std::size_t>(question.depth) - 2]);
    }));
    std::vector<suite::Suite> suites{{"a.epd", {}}};
    for (int depth = 2; depth <= 8; ++depth) {
        suites[0].cases.push_back({.id = "x", .fen = kStart, .expected = {{depth, 400}}});
    }
    const RunResult result = run(suites, counter, {});
    EXPECT_THAT(outcomes(result),
                ElementsAre(Outcome::NotStarted, Outcome::Crashed, Outcome::Timeout, Outcome::Unreadable,
                            Outcome::Refused, Outcome::OtherPosition, Outcome::NotRun));
    EXPECT_EQ(result.suites[0].cases[6].checks[0].skipped, SkipReason::Unsuitable);
    EXPECT_EQ(result.suites[0].cases[6].verdict, Verdict::Skipped);
    EXPECT_EQ(result.suites[0].cases[1].checks[0].message, "./mine failed");
    EXPECT_TRUE(result.suites[0].cases[1].checks[0].failure.has_value());
}

TEST(EngineCounter, GoesOnAfterFailuresWhenTheStartPositionIsAnswered) {
    // It fails at depth 2 only.
    const Counter counter = engine_counter(asking([](const oracle::Question& question, auto) {
        return question.depth == 2 ? support::failing_answer(OracleErrorKind::Died) : support::right_answer(question);
    }));
    const RunResult result = run(start_cases(20, {{2, 400}}), counter, {});
    EXPECT_EQ(totals_of(result).checks[Outcome::Crashed], 20u);
    EXPECT_EQ(result.gave_up, "");
}

TEST(EngineCounter, GivesUpAProgramThatAnswersNothingAtTheSamePlaceWithAnyNumberOfJobs) {
    for (const unsigned jobs : {1u, 4u, 16u}) {
        std::atomic<int> asked = 0;
        const Counter counter = engine_counter(asking([&asked](const auto&, auto) {
            ++asked;
            return support::failing_answer(OracleErrorKind::Died);
        }));
        const RunResult result = run(start_cases(100), counter, {.jobs = jobs});
        EXPECT_THAT(result.gave_up, HasSubstr("./mine failed 3 times in a row and does not answer for the start"));
        EXPECT_EQ(totals_of(result).checks[Outcome::Crashed], 3u) << jobs << " jobs";
        EXPECT_EQ(totals_of(result).skipped[SkipReason::GaveUp], 97u) << jobs << " jobs";
        EXPECT_FALSE(is_complete(result));
        EXPECT_LT(asked, 60);
    }
}

TEST(EngineCounter, DoesNotAskDeeperBehindAFailure) {
    for (const unsigned jobs : {1u, 8u}) {
        const Counter counter = engine_counter(asking([](const oracle::Question& question, auto) {
            return question.depth == 2 ? support::failing_answer(OracleErrorKind::TimedOut)
                                       : support::right_answer(question);
        }));
        const RunResult result = run(start_cases(2, {{1, 20}, {2, 400}, {3, 8902}}), counter, {.jobs = jobs});
        EXPECT_THAT(outcomes(result), ElementsAre(Outcome::Agrees, Outcome::Timeout, Outcome::NotRun, Outcome::Agrees,
                                                  Outcome::Timeout, Outcome::NotRun));
        EXPECT_EQ(totals_of(result).skipped[SkipReason::Shallower], 2u);
        EXPECT_TRUE(is_complete(result));
    }
}

TEST(EngineCounter, TakesTheEndOfTheRunForNoFailureOfTheProgram) {
    const Counter counter = engine_counter(asking([](const auto&, base::Deadline deadline) {
        while (!deadline.expired()) std::this_thread::yield();
        return support::failing_answer(OracleErrorKind::TimedOut);
    }));
    const RunResult result = run(start_cases(1), counter, {.deadline = base::Deadline::in(20ms)});
    EXPECT_EQ(totals_of(result).skipped[SkipReason::Budget], 1u);
}

TEST(EngineCounter, EndsTheWaitOfAProgramWhenTheRunIsStopped) {
    EngineCounterOptions options;
    options.open = [](const std::stop_token& stop) {
        return std::make_unique<AskedOracle>([stop](const auto&, auto) {
            while (!stop.stop_requested()) std::this_thread::yield();
            return support::failing_answer(OracleErrorKind::Stopped);
        });
    };
    std::stop_source user;
    user.request_stop();
    const chess::Position start = chess::Position::start();
    const auto answer = engine_counter(options)({.position = start}, {.stop = user.get_token()});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().fault, CounterFault::Stopped);
}

TEST(EngineCounter, KeepsOnlyTheLastWordsBehindTheQuestion) {
    EngineCounterOptions options = asking([](const auto&, auto) -> AskedOracle::Answer {
        return base::failure(oracle::OracleError{
            OracleErrorKind::Died, "died", std::nullopt, {"e2e4: 1", "readyok", "readyok", "a2a3: 1"}, {}});
    });
    options.sync_answer = "readyok";
    const chess::Position start = chess::Position::start();
    const auto answer = engine_counter(options)({.position = start}, {});
    EXPECT_THAT(answer.error().program->last_output, ElementsAre("a2a3: 1"));
}

TEST(WaitFor, IsLongerForManyLeavesUnlessTheUserSaidHowLong) {
    EngineCounterOptions options;
    EXPECT_EQ(wait_for(1000, options), 60s);
    EXPECT_EQ(wait_for(10'000'000'000, options), 1000s);
    options.waits.question = 0ms;
    EXPECT_EQ(wait_for(10'000'000'000, options), 0ms) << "for ever";
    options.waits.question = 1s;
    options.waits_longer = false;
    EXPECT_EQ(wait_for(10'000'000'000, options), 1s);
}

TEST(EngineCounter, NamesTheSquareOfADoubleStepThatAllowsNoLegalCapture) {
    std::vector<std::string> fens;
    const Counter counter = engine_counter(asking([&fens](const oracle::Question& question, auto) {
        fens.push_back(oracle::root_fen(question));
        return support::right_answer(question);
    }));
    const std::string fen = "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1";
    const std::vector<suite::Suite> suites{{"a.epd", {{.id = "pin", .fen = fen, .expected = {{1, 6}}}}}};
    EXPECT_EQ(run(suites, counter, {}).suites[0].cases[0].verdict, Verdict::Pass);
    EXPECT_THAT(fens, ElementsAre(fen));
}

}  // namespace
}  // namespace plyproof::gate
