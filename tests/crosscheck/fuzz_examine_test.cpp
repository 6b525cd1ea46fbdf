// SPDX-License-Identifier: MIT
#include "crosscheck/fuzz_examine.h"

#include <gmock/gmock.h>

#include "crosscheck/failures.h"
#include "crosscheck/remembering_oracle.h"
#include "diagnose/fake_oracle.h"
#include "support/asked_oracle.h"

namespace plyproof::crosscheck {
namespace {

using diagnose::FakeOracle;
using diagnose::MutantOracle;
using diagnose::path_to;
using diagnose::PrintedDivide;
using mutants::Bug;
using oracle::OracleErrorKind;
using oracle::Question;

constexpr const char* kPlain = "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1";

TEST(Examine, AgreesWithARightProgram) {
    MutantOracle right({});
    const Examined examined = examine({right}, path_to(kPlain, "", 3), {});
    EXPECT_TRUE(examined.agrees());
    EXPECT_EQ(examined.account.questions, 2U);  // the moves, and the counts at full depth
}

TEST(Examine, ComparesMovesFirstAndCountsWhereTheyAgree) {
    EXPECT_EQ(wrong_answer(Bug::PinnedKnightMoves, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "", 3).question.depth, 1);
    EXPECT_EQ(wrong_answer(Bug::MateCountedAsLeaf, "7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "", 2).question.depth, 2);
}

TEST(Examine, FindsEachSymptomOfAList) {
    MutantOracle both({Bug::PinnedKnightMoves, Bug::DoublePushMissingOnAFile});
    const Examined examined = examine({both}, path_to("4r1k1/8/8/8/8/8/P3N3/4K3 w - - 0 1"), {});
    EXPECT_EQ(examined.failures.size(), 2U);
}

TEST(Examine, MakesAFailureOfACrash) {
    support::AskedOracle mine([](const Question&, base::Deadline) {
        return base::failure(
            oracle::OracleError{OracleErrorKind::Died, "./mine died", process::ExitStatus{.signal = 6}});
    });
    const Examined examined = examine({mine}, path_to(kPlain), {});
    ASSERT_EQ(examined.failures.size(), 1U);
    EXPECT_EQ(symptom_of(examined.failures[0]).breakdown->signal, 6);
    EXPECT_FALSE(examined.failures[0].later);
}

TEST(Examine, SeesThatACrashDoesNotComeAgain) {
    int questions = 0;
    support::AskedOracle mine([&](const Question& question, base::Deadline) {
        return ++questions == 1 ? support::failing_answer(OracleErrorKind::Died) : support::right_answer(question);
    });
    const Examined examined = examine({mine}, path_to(kPlain), {});
    ASSERT_EQ(examined.failures.size(), 1U);
    EXPECT_TRUE(examined.failures[0].later);
}

TEST(Examine, SeesThatAWrongAnswerDoesNotComeAgain) {
    int questions = 0;
    FakeOracle mine([&](const Question&, PrintedDivide& printed) {
        if (++questions == 1) printed.remove("e1e2");
    });
    const Examined examined = examine({mine}, path_to(kPlain), {});
    ASSERT_EQ(examined.failures.size(), 1U);
    EXPECT_TRUE(examined.failures[0].later);
    EXPECT_EQ(examined.failures[0].finding->reason.rule, explain::Rule::SecondPosition);
    EXPECT_EQ(examined.failures[0].finding->missing.size(), 1U);
}

TEST(Examine, TracesARefusedMoveToTheListInWhichItIsMissing) {
    support::AskedOracle mine([](const Question& question, base::Deadline) {
        for (const chess::Move move : question.moves) {
            if (chess::to_uci(move, question.variant) == "e8e7")
                return support::failing_answer(OracleErrorKind::Refused);
        }
        if (question.moves.size() != 1) return support::right_answer(question);
        return support::AskedOracle::Answer(support::answer_of("Nodes searched: 0\n", question));
    });
    const Examined examined = examine({mine}, path_to(kPlain, "e1e2 e8e7 d4f5"), {});
    ASSERT_FALSE(examined.failures.empty());
    EXPECT_EQ(examined.failures[0].question.moves.size(), 1U);
    EXPECT_EQ(examined.failures[0].finding->fault, diagnose::Fault::Missing);
}

TEST(Examine, KeepsARefusalThatNoListExplains) {
    support::AskedOracle mine([](const Question& question, base::Deadline) {
        return question.moves.size() == 2 ? support::failing_answer(OracleErrorKind::Refused)
                                          : support::right_answer(question);
    });
    const Examined examined = examine({mine}, path_to(kPlain, "e1e2 e8e7"), {});
    ASSERT_EQ(examined.failures.size(), 1U);
    EXPECT_EQ(symptom_of(examined.failures[0]).breakdown->kind, OracleErrorKind::Refused);
}

TEST(AddHistory, TellsWhatTheProcessWasAskedBefore) {
    RecordedOracle mine(std::make_unique<RememberingOracle>(mutants::BugSet{}, [](std::size_t before) {
        return before == 1 ? std::optional(oracle::OracleError{OracleErrorKind::Died, "died"}) : std::nullopt;
    }));
    EXPECT_TRUE(examine({mine}, path_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), {}).agrees());
    const RecordedOracle::Log log = mine.log();
    Examined examined = examine({mine}, path_to(kPlain), {});
    add_history(examined, log);
    ASSERT_EQ(examined.failures.size(), 1U);
    EXPECT_TRUE(examined.failures[0].later);
    ASSERT_EQ(examined.failures[0].earlier.size(), 1U);
    EXPECT_EQ(oracle::root_fen(examined.failures[0].earlier[0]), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

TEST(Examine, DoesNotJudgeWhereTheReferenceContradictsUs) {
    FakeOracle mine([](const Question&, PrintedDivide&) {});
    FakeOracle wrong([](const Question&, PrintedDivide& printed) { printed.remove("e1e2"); }, "other");
    const Examined examined = examine({mine, &wrong}, path_to(kPlain), {});
    EXPECT_TRUE(examined.failures.empty());
    ASSERT_TRUE(examined.quarrel);
    EXPECT_EQ(examined.quarrel->first, "other");
}

TEST(Examine, JudgesAloneWhereTheReferenceCannotBeAsked) {
    FakeOracle mine([](const Question&, PrintedDivide& printed) { printed.remove("e1e2"); });
    FakeOracle other([](const Question&, PrintedDivide&) {}, "other");
    other.error = oracle::OracleError{OracleErrorKind::Unsuitable, "other has no Chess960"};
    const Examined examined = examine({mine, &other}, path_to(kPlain), {});
    EXPECT_EQ(examined.failures.size(), 1U);
    EXPECT_FALSE(examined.reference_asked);
}

TEST(Examine, GivesTheErrorOfAReferenceThatFails) {
    FakeOracle mine([](const Question&, PrintedDivide&) {});
    FakeOracle other([](const Question&, PrintedDivide&) {}, "other");
    other.error = oracle::OracleError{OracleErrorKind::Died, "other died"};
    const Examined examined = examine({mine, &other}, path_to(kPlain), {});
    ASSERT_TRUE(examined.error);
    EXPECT_EQ(examined.error->party, diagnose::Party::Reference);
    EXPECT_TRUE(examined.failures.empty());
}

}  // namespace
}  // namespace plyproof::crosscheck
