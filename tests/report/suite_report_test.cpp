// SPDX-License-Identifier: MIT
#include "report/suite_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "support/suite_runs.h"

namespace plyproof::report {
namespace {

using namespace support;
using gate::SkipReason;
using testing::HasSubstr;
using testing::StartsWith;
using namespace std::chrono_literals;

constexpr Style kGrouped{.group_digits = true};

TEST(OutcomeOf, IsTheWorstThatHappened) {
    EXPECT_EQ(outcome_of(make_report({})), SuiteOutcome::NothingChecked);
    EXPECT_EQ(outcome_of(make_report({make_result("x", {not_run(1, 20, SkipReason::Budget)})})),
              SuiteOutcome::NothingChecked);
    SuiteReport report = make_report({make_result("x", {agreeing(1, 20)})});
    EXPECT_EQ(outcome_of(report), SuiteOutcome::Agrees);
    report.problems.push_back(unreadable_file("y", "gone"));
    EXPECT_EQ(outcome_of(report), SuiteOutcome::Unreadable);
    report.run.suites[0].cases.push_back(make_result("z", {failing(1, 20, "died")}));
    EXPECT_EQ(outcome_of(report), SuiteOutcome::Failed);
    report.run.suites[0].cases.push_back(make_result("w", {differing(1, 20, 21)}));
    EXPECT_EQ(outcome_of(report), SuiteOutcome::Differs);
}

TEST(OutcomeOf, ABadPositionIsUnreadable) {
    EXPECT_EQ(outcome_of(make_report({make_result("x", {agreeing(1, 20)}), make_bad_position("y")})),
              SuiteOutcome::Unreadable);
}

TEST(NameOf, IsDifferentForEachOutcome) {
    std::set<std::string_view> names;
    for (const SuiteOutcome outcome : {SuiteOutcome::Agrees, SuiteOutcome::Differs, SuiteOutcome::Failed,
                                       SuiteOutcome::Unreadable, SuiteOutcome::NothingChecked}) {
        names.insert(name_of(outcome));
    }
    EXPECT_EQ(names.size(), 5u);
}

TEST(PlaceOf, IsFileAndLine) {
    const SuiteReport report = make_report({make_result("x", {})});
    gate::CaseResult made_by_hand = make_result("x", {});
    made_by_hand.entry.line = 0;
    EXPECT_EQ(place_of(report.run.suites[0], report.run.suites[0].cases[0]), "my.epd:3");
    EXPECT_EQ(place_of(report.run.suites[0], made_by_hand), "my.epd");
}

TEST(CheckText, SaysExpectedCountedAndDifference) {
    EXPECT_EQ(check_text(agreeing(2, 400)), "depth 2: expected 400, counted 400");
    EXPECT_EQ(check_text(differing(4, 4085603, 4085604)), "depth 4: expected 4085603, counted 4085604: 1 more");
    EXPECT_EQ(check_text(differing(4, 4085603, 85603), kGrouped),
              "depth 4: expected 4,085,603, counted 85,603: 4,000,000 fewer");
    EXPECT_EQ(check_text(failing(1, 20, "died\n")), "depth 1: expected 20, but died\\x0a");
    EXPECT_EQ(check_text(not_run(5, 4865609, SkipReason::Budget)),
              "depth 5: expected 4865609, not run: the time was used up");
}

TEST(CheckText, SaysWhatIsWrongBesideTheNumber) {
    gate::Check check = differing(2, 400, 400);
    check.message = "its moves sum to 399";
    EXPECT_EQ(check_text(check), "depth 2: expected 400, counted 400, but its moves sum to 399");
    check.counted = 401;
    check.message = "not legal: e1e2";
    EXPECT_EQ(check_text(check), "depth 2: expected 400, counted 401: 1 more; not legal: e1e2");
    check.counted.reset();
    check.said = -5;
    EXPECT_EQ(check_text(check), "depth 2: expected 400, counted -5");
    check = not_run(1, 20, SkipReason::Unsuitable);
    check.message = "./mine is not asked";
    EXPECT_EQ(check_text(check), "depth 1: expected 20, not run: ./mine is not asked");
}

TEST(OpinionText, TellsWhoIsToBeDoubted) {
    gate::Check check = differing(2, 400, 420);
    EXPECT_EQ(opinion_text(check), "");
    check.ours = gate::SecondOpinion{420};
    EXPECT_EQ(opinion_text(check), "plyproof counts 420, too: doubt the suite");
    check.ours = gate::SecondOpinion{77};
    EXPECT_EQ(opinion_text(check), "plyproof counts 77: doubt the suite, too");
    check.ours = gate::SecondOpinion{400};
    EXPECT_EQ(opinion_text(check), "plyproof agrees with the suite");
    check.ours->hints = {{diagnose::CountHintKind::Cumulative, 2}};
    EXPECT_EQ(opinion_text(check), "plyproof agrees with the suite; the other count is the sum of depths 1 to 2");
}

TEST(VerdictLine, KeepsTheFailuresOfAProgramApart) {
    EXPECT_THAT(
        verdict_line(make_engine_report()),
        testing::StartsWith("1 of 2 cases differs, 1 at another position, 1 crashed, 1 timed out, 1 unreadable, "
                            "1 refused, 1 not started; 2 expectations"));
    EXPECT_EQ(outcome_of(make_engine_report()), SuiteOutcome::Differs);
}

TEST(RunRemark, SaysWhyAProgramWasGivenUpAndWhatToDoNow) {
    SuiteReport report = make_report({make_result("x", {not_run(1, 20, SkipReason::GaveUp)})});
    report.program.command = "./mine";
    report.run.gave_up = "./mine cannot be started";
    const auto remark = run_remark(report);
    ASSERT_TRUE(remark);
    EXPECT_EQ(remark->kind, "gave-up");
    EXPECT_TRUE(remark->is_error);
    EXPECT_EQ(remark->message,
              "./mine cannot be started; the program was given up: no depth complete; 1 of 1 expectation not run; what "
              "now: divide --engine ./mine --depth 1 --trace trace.txt");
    EXPECT_EQ(outcome_of(report), SuiteOutcome::Failed);
}

TEST(LeftOutLine, NamesWhatTheProgramWasNotAsked) {
    gate::Check check = not_run(1, 20, SkipReason::Unsuitable);
    check.message = "no Chess960";
    EXPECT_EQ(left_out_line(make_report({make_result("x", {check, check})}).run),
              "left out: 2 expectations not asked (such as: no Chess960)");
    EXPECT_EQ(skipped_text(make_result("x", {check})), "no Chess960");
}

TEST(BadPositionText, NamesTheFault) {
    EXPECT_THAT(bad_position_text(make_bad_position("x")), HasSubstr("king"));
    gate::CaseResult no_fen = make_bad_position("x");
    no_fen.fen_error = chess::parse_fen("8/8/8/8/8/8/8/7X w - - 0 1").error();
    EXPECT_THAT(bad_position_text(no_fen), HasSubstr("X"));
}

TEST(SkippedText, NamesEachReasonOnce) {
    EXPECT_EQ(skipped_text(make_result("x", {})), "no expectations");
    EXPECT_EQ(skipped_text(make_result("x", {not_run(1, 1, SkipReason::Repeated), not_run(2, 1, SkipReason::NodeLimit),
                                             not_run(3, 1, SkipReason::NodeLimit)})),
              "repeated; larger than the node limit");
}

TEST(VerdictLine, SaysHowManyAgreeAndHowMuchWasCounted) {
    SuiteReport report = make_report({make_result("x", {agreeing(1, 20), agreeing(2, 4'000'000)})});
    report.run.elapsed = 2s;
    EXPECT_EQ(verdict_line(report), "1 case agrees; 2 expectations, 4000020 leaves in 2.00 s (2.0 million nodes/s)");
    EXPECT_EQ(verdict_line(report, kGrouped),
              "1 case agrees; 2 expectations, 4,000,020 leaves in 2.00 s (2.0 million nodes/s)");
    report.run.suites[0].cases.push_back(make_result("y", {agreeing(1, 20)}));
    EXPECT_THAT(verdict_line(report), StartsWith("2 cases agree; 3 expectations, "));
}

TEST(VerdictLine, CountsAllThatIsWrong) {
    EXPECT_EQ(verdict_line(make_mixed_report()),
              "1 of 2 cases differs, 1 case could not be counted, 2 faults in the input; "
              "4 expectations, 840 leaves in 0.00 s");
}

TEST(VerdictLine, DoesNotLookLikeSuccessWhenNothingWasChecked) {
    EXPECT_EQ(verdict_line(make_report({})), "nothing was checked");
    SuiteReport report = make_report({make_result("x", {})});
    report.problems.push_back(unreadable_file("y", "gone"));
    EXPECT_EQ(verdict_line(report), "nothing was checked, 1 fault in the input");
}

TEST(CutShortLine, SaysHowDeepARunGot) {
    const auto line = [](std::vector<gate::Check> checks) {
        return cut_short_line(make_report({make_result("x", std::move(checks))}));
    };
    EXPECT_EQ(line({agreeing(1, 20), not_run(2, 1, SkipReason::DepthLimit)}), "");
    EXPECT_EQ(
        line({agreeing(4, 1), agreeing(5, 1), not_run(5, 2, SkipReason::Budget), not_run(6, 2, SkipReason::Budget)}),
        "the time was used up: all cases complete to depth 4; 2 of 4 expectations not run");
    EXPECT_EQ(line({not_run(1, 20, SkipReason::Interrupted)}),
              "interrupted: no depth complete; 1 of 1 expectation not run");
    EXPECT_EQ(line({differing(1, 20, 21), not_run(2, 400, SkipReason::FailFast)}),
              "stopped at the first failure: all cases complete to depth 1; 1 of 2 expectations not run");
}

TEST(CutShortLine, ClaimsNoDepthWhenNotAllSuitesWereRead) {
    SuiteReport report = make_report({make_result("x", {agreeing(1, 20)})});
    report.reading_cut = SkipReason::Budget;
    EXPECT_EQ(cut_short_line(report),
              "the time was used up: not all suites were read; 0 of the 1 expectation read so far not run");
    EXPECT_FALSE(is_complete(report));
    report = {.reading_cut = SkipReason::Interrupted};
    EXPECT_EQ(cut_short_line(report), "interrupted: not all suites were read");
    EXPECT_TRUE(was_interrupted(report));
}

TEST(UnfinishedText, SaysWhatAgreesAndWhyTheRestIsMissing) {
    const gate::CaseResult cut =
        make_result("x", {agreeing(1, 20), not_run(2, 400, SkipReason::Budget), not_run(9, 1, SkipReason::DepthLimit)});
    EXPECT_EQ(unfinished_text(cut), "1 of 3 expectations agree; not run: the time was used up");
    EXPECT_EQ(verdict_line(make_report({cut})), "0 cases agree, 1 unfinished; 1 expectation, 20 leaves in 0.00 s");
}

TEST(RunRemark, IsAnErrorForARunThatWasInterruptedOrCheckedNothing) {
    const auto remark = [](std::vector<gate::Check> checks) {
        return run_remark(make_report({make_result("x", std::move(checks))}));
    };
    EXPECT_FALSE(remark({agreeing(1, 20), not_run(2, 400, SkipReason::DepthLimit)}));
    EXPECT_FALSE(remark({agreeing(1, 20), not_run(2, 400, SkipReason::Budget)})->is_error);
    EXPECT_TRUE(remark({agreeing(1, 20), not_run(2, 400, SkipReason::Interrupted)})->is_error);
    EXPECT_TRUE(remark({not_run(2, 400, SkipReason::Budget)})->is_error);
    EXPECT_EQ(remark({})->message, "nothing was checked");
}

TEST(FixedLine, CountsThePositionsWithADroppedClaim) {
    gate::CaseResult fixed = make_result("right", {agreeing(1, 5)}, "4k3/8/8/8/8/8/8/4K3 w K - 0 1");
    EXPECT_EQ(fixed_line(make_report({fixed}).run), "");
    fixed.problems = {{chess::SetupProblemKind::CastlingWithoutRook,
                       {},
                       chess::Color::White,
                       chess::CastlingLetter{chess::Color::White, {}, chess::Wing::KingSide}}};
    EXPECT_EQ(fixed_line(make_report({fixed}).run),
              "1 case with a claim that the board refutes, which was dropped: 'perft-suite lint' names it");
}

TEST(LeftOutLine, NamesWhatTheSelectionLeftOut) {
    gate::RunResult run = make_report({make_result("x", {agreeing(1, 20)})}).run;
    EXPECT_EQ(left_out_line(run), "");
    run.suites[0].cases.push_back(
        make_result("y", {not_run(2, 1, SkipReason::DepthLimit), not_run(3, 1, SkipReason::DepthLimit),
                          not_run(3, 1, SkipReason::NodeLimit)}));
    run.suites[0].cases.push_back(make_result("z", {}));
    run.filtered_out = 7;
    EXPECT_EQ(left_out_line(run),
              "left out: 2 expectations deeper than the depth limit, 1 expectation larger than the node limit, "
              "1 case without expectations, 7 cases that the filter does not match");
}

}  // namespace
}  // namespace plyproof::report
