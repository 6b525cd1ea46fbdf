// SPDX-License-Identifier: MIT
#include "report/suite_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/suite_runs.h"

namespace plyproof::report {
namespace {

using namespace support;
using gate::SkipReason;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

TEST(SuiteText, OfAGoodRunIsATableAndAVerdict) {
    SuiteReport report = make_report({make_result("x", {agreeing(1, 20), agreeing(2, 400)})});
    report.run.suites.push_back({"long-name.epd", {make_result("y", {agreeing(4, 197281)})}});
    EXPECT_EQ(suite_text(report, {.style = {.group_digits = true}}),
              "suite          cases  agree  differ  skipped   leaves    time\n"
              "my.epd             1      1       0        0      420  0.00 s\n"
              "long-name.epd      1      1       0        0  197,281  0.00 s\n"
              "total              2      2       0        0  197,701  0.00 s\n"
              "\n"
              "2 cases agree; 3 expectations, 197,701 leaves in 0.00 s\n");
}

TEST(SuiteText, ShowsEachFailureWithPlaceFenNumbersAndWhatToTypeNext) {
    EXPECT_THAT(
        suite_text(make_mixed_report()),
        HasSubstr("\nDIFFERS  wrong  (my.epd:3)\n"
                  "  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
                  "  depth 2: expected 401, counted 400: 1 fewer\n"
                  "  next:  divide --fen 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' --depth 2\n"));
}

TEST(SuiteText, ShowsWhatCouldNotBeCounted) {
    const std::string text = suite_text(make_mixed_report());
    EXPECT_THAT(text, HasSubstr("FAILED  dead  (my.epd:3)\n"));
    EXPECT_THAT(text, HasSubstr("but the program died\n"));
    EXPECT_THAT(text, HasSubstr("FAILED  no-kings  (my.epd:3)\n"));
    EXPECT_THAT(text, HasSubstr("cases  agree  differ  faulty  skipped"));
    EXPECT_THAT(text, HasSubstr("the time was used up: "));
    EXPECT_THAT(text, HasSubstr("left out: 1 expectation deeper than the depth limit\n"));
}

TEST(SuiteText, WhenBriefHasFailuresAndTheVerdictOnly) {
    const std::string text = suite_text(make_mixed_report(), {.brief = true});
    EXPECT_THAT(text, AllOf(HasSubstr("DIFFERS  wrong"), HasSubstr("1 of 2 cases differs")));
    EXPECT_THAT(text, AllOf(Not(HasSubstr("suite  ")), Not(HasSubstr("left out"))));
    EXPECT_EQ(suite_text(make_report({make_result("x", {agreeing(1, 20)})}), {.brief = true}),
              "1 case agrees; 1 expectation, 20 leaves in 0.00 s\n");
}

TEST(SuiteText, SaysInOneLineThatPositionsWereFixed) {
    gate::CaseResult fixed = make_result("right", {agreeing(1, 5)}, "4k3/8/8/8/8/8/8/4K3 w K - 0 1");
    fixed.problems = {{chess::SetupProblemKind::CastlingWithoutRook,
                       {},
                       chess::Color::White,
                       chess::CastlingLetter{chess::Color::White, {}, chess::Wing::KingSide}}};
    EXPECT_THAT(suite_text(make_report({fixed, fixed})), HasSubstr("\n2 cases with a claim that the board refutes"));
    EXPECT_THAT(suite_text(make_report({fixed}), {.brief = true}), Not(HasSubstr("refutes")));
    fixed.problems = {{chess::SetupProblemKind::OddClocks, {}, {}}};
    EXPECT_THAT(suite_text(make_report({fixed})), Not(HasSubstr("refutes")));
}

TEST(SuiteText, CountsACaseThatWasCutShortAsUnfinished) {
    const std::string text =
        suite_text(make_report({make_result("x", {agreeing(1, 20), not_run(2, 400, SkipReason::Interrupted)})}));
    EXPECT_THAT(text, HasSubstr("suite   cases  agree  differ  unfinished  skipped  leaves    time\n"
                                "my.epd      1      0       0           1        0      20  0.00 s\n"));
}

TEST(SuiteText, LeavesOutSuitesThatTheFilterEmptied) {
    SuiteReport report = make_report({make_result("x", {agreeing(1, 20)})});
    report.run.suites.push_back({"other.epd", {}});
    EXPECT_THAT(suite_text(report), HasSubstr("other.epd"));
    report.run.filtered_out = 5;
    EXPECT_THAT(suite_text(report), Not(HasSubstr("other.epd")));
}

TEST(SuiteText, HasColourOnlyWhenTheStyleHasIt) {
    EXPECT_THAT(suite_text(make_mixed_report()), Not(HasSubstr("\x1b")));
    EXPECT_THAT(suite_text(make_mixed_report(), {.style = {.color = true}}), HasSubstr("\x1b[31mDIFFERS\x1b[0m"));
}

TEST(SuiteText, CannotCommandATerminal) {
    EXPECT_THAT(suite_text(make_nasty_report()), AllOf(Not(HasSubstr("\x1b")), Not(HasSubstr("\r"))));
}

TEST(SuiteListText, ListsWhatWouldBeRun) {
    const gate::RunResult planned =
        make_report({make_result("start", {not_run(1, 20, SkipReason::None), not_run(2, 400, SkipReason::None),
                                           not_run(3, 8902, SkipReason::NodeLimit)}),
                     make_result("no-counts", {}, "4k3/8/8/8/8/8/8/4K3 w - - 0 1")})
            .run;
    EXPECT_EQ(suite_list_text(planned),
              "start      1,2  400  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
              "no-counts    -    -  4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
}

TEST(SuiteText, KeepsTheFailuresOfAProgramApart) {
    const std::string text = suite_text(make_engine_report());
    EXPECT_THAT(text, HasSubstr("cases  agree  differ  other-position  crashed  timeout  unreadable  refused  "
                                "not-started  skipped"));
    EXPECT_THAT(text, AllOf(HasSubstr("CRASHED (SIGSEGV)  dead"), HasSubstr("TIMED OUT  slow"),
                            HasSubstr("UNREADABLE  dark"), HasSubstr("REFUSED  shy"), HasSubstr("NOT STARTED  gone"),
                            HasSubstr("OTHER POSITION  elsewhere"), HasSubstr("      about to crash\n")));
}

TEST(SuiteText, SaysWhatToDoWithAProgramThatWasGivenUp) {
    SuiteReport report = make_report({make_result("x", {not_run(1, 20, SkipReason::GaveUp)})});
    report.program.command = "./mine";
    report.run.gave_up = "./mine cannot be started";
    EXPECT_THAT(suite_text(report),
                HasSubstr("./mine cannot be started\nwhat now:  divide --engine ./mine --depth 1 "));
}

TEST(SuiteText, ShowsWhatBisectingFound) {
    EXPECT_THAT(
        suite_text(make_report({make_bisected("pin")})),
        AllOf(HasSubstr("\n  rule:       pinned-knight"), HasSubstr("rules broken: pinned-knight in 1 case\n")));
}

}  // namespace
}  // namespace plyproof::report
