// SPDX-License-Identifier: MIT
#include "report/suite_failure.h"

#include <gmock/gmock.h>

#include "support/suite_runs.h"

namespace plyproof::report {
namespace {

using namespace support;
using testing::HasSubstr;

TEST(NextCommand, DividesTheShallowestWrongDepth) {
    EXPECT_EQ(next_command({}, make_result("x", {agreeing(1, 20)})), std::nullopt);
    gate::CaseResult wrong = make_result("x", {agreeing(1, 20), differing(2, 401, 400), differing(3, 1, 8902)});
    EXPECT_EQ(next_command({}, wrong), std::string("divide --fen '") + kStartFen + "' --depth 2");
    wrong.entry.mode = chess::VariantMode::Chess960;
    EXPECT_EQ(next_command({}, wrong), std::string("divide --fen '") + kStartFen + "' --chess960 --depth 2");
}

TEST(NextCommand, AsksTheProgramAsTheRunDid) {
    SuiteReport report;
    report.program = {.command = "./mine --uci", .dialect = "divide", .set_up = "--dialect divide"};
    const gate::CaseResult wrong = make_result("x", {failed_by(oracle::OracleErrorKind::Died)});
    EXPECT_EQ(next_command(report, wrong),
              std::string("divide --fen '") + kStartFen + "' --depth 1 --engine './mine --uci' --dialect divide");
    EXPECT_EQ(trace_command(report.program),
              "divide --engine './mine --uci' --dialect divide --depth 1 --trace trace.txt");
}

TEST(FailureTitle, NamesTheSignal) {
    gate::Check crash = failed_by(oracle::OracleErrorKind::Died);
    EXPECT_EQ(failure_title(make_result("x", {crash})), "CRASHED (SIGSEGV)");
    crash.failure->exit = process::ExitStatus{.code = 7};
    EXPECT_EQ(failure_title(make_result("x", {crash})), "CRASHED (exit code 7)");
    crash.failure->exit.reset();
    EXPECT_EQ(failure_title(make_result("x", {crash})), "CRASHED");
    EXPECT_EQ(failure_title(make_result("x", {differing(1, 2, 3)})), "DIFFERS");
    EXPECT_EQ(failure_title(make_result("x", {failed_by(oracle::OracleErrorKind::TimedOut)})), "TIMED OUT");
}

TEST(FailureLines, HaveTheLastWordsOfTheProgram) {
    const auto lines = failure_lines({}, make_result("x", {agreeing(1, 20), failed_by(oracle::OracleErrorKind::Died)}));
    EXPECT_THAT(lines, testing::ElementsAre("depth 1: expected 20, but ./mine died", "  its last lines:", "    a2a3: 1",
                                            "  its last lines on standard error:", "    about to crash",
                                            HasSubstr("next:  divide")));
}

TEST(FailureLines, SayThatTheNextCommandShowsNothingWhereEarlierQuestionsAreNeeded) {
    SuiteReport report = make_report({make_bisected("pin")});
    gate::CaseResult& result = report.run.suites[0].cases[0];
    EXPECT_THAT(failure_lines(report, result).back(), HasSubstr("next:  divide"));
    diagnose::Finding& finding = result.bisection->diagnosis.findings.front();
    finding.seen = diagnose::SeenBy::Later;
    EXPECT_THAT(failure_lines(report, result).back(), HasSubstr("next:  divide")) << "nobody knows which";
    finding.earlier.push_back(result.bisection->asked);
    EXPECT_THAT(failure_lines(report, result).back(), HasSubstr("alone it agrees: ask first"));
}

TEST(FailureLines, SayWhatIsRightInANewProcessAndHowToSeeItWrong) {
    gate::Check leftover = differing(2, 401, 400);
    leftover.right_alone = true;
    SuiteReport report = make_report({make_result("x", {leftover})});
    report.program = {.command = "./mine", .in_one_process = "perft-suite my.epd --engine ./mine --jobs 1"};
    EXPECT_THAT(failure_lines(report, report.run.suites[0].cases[0]),
                testing::ElementsAre("depth 2: expected 401, counted 400: 1 fewer; right in a new process: it keeps "
                                     "something of earlier questions",
                                     "next:  perft-suite my.epd --engine ./mine --jobs 1"));
}

TEST(BisectionLines, TellWhatWasFoundAndTheRuleIsCounted) {
    SuiteReport report =
        make_report({make_bisected("pin"), make_bisected("again"), make_result("x", {agreeing(1, 20)})});
    const auto lines = bisection_lines(report, report.run.suites[0].cases[0]);
    EXPECT_THAT(lines.front(), HasSubstr("answers 5 moves, plyproof 4"));
    EXPECT_THAT(lines, testing::Contains(HasSubstr("pinned-knight")));
    EXPECT_EQ(rules_line(report.run), "rules broken: pinned-knight in 2 cases");
    EXPECT_EQ(rules_line({}), "");
}

}  // namespace
}  // namespace plyproof::report
