// SPDX-License-Identifier: MIT
// Every planted bug that a list of moves or a count can show, from its position among others' men to the smallest one.
#include "crosscheck/shrink.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <stop_token>
#include <string>
#include <vector>

#include "crosscheck/failures.h"
#include "crosscheck/shrink_steps.h"
#include "mutants/bug_catalogue.h"
#include "support/asked_oracle.h"
#include "support/print_bug_row.h"

namespace plyproof::crosscheck {
namespace {

using diagnose::MutantOracle;
using diagnose::path_to;
using mutants::Bug;
using mutants::BugRow;
using mutants::Shows;

std::vector<BugRow> rows() {
    std::vector<BugRow> rows = mutants::bug_catalogue();
    std::erase_if(rows, [](const BugRow& row) { return row.shows == Shows::Protocol; });
    return rows;
}

class EachBug : public ::testing::TestWithParam<BugRow> {};

TEST_P(EachBug, KeepsItsSymptomAndItsVerdictWhileItShrinks) {
    const BugRow& row = GetParam();
    MutantOracle mutant({row.bug});
    const Failure failure = failure_at(mutant, path_to(row.fen.data(), "", row.depth));
    const Shrunk shrunk = shrink({mutant}, failure);
    EXPECT_EQ(text_of(symptom_of(shrunk.failure)), text_of(symptom_of(failure)));
    EXPECT_LE(size_of(shrunk.failure.question), size_of(failure.question));
    EXPECT_LE(level_of(shrunk.failure.question), level_of(failure.question));
    EXPECT_TRUE(shrunk.complete);
    EXPECT_TRUE(shrunk.confirmed);
    EXPECT_LT(shrunk.questions, 1500U);
    EXPECT_EQ(text_of(symptom_of(failure_at(mutant, shrunk.failure.question))), text_of(symptom_of(failure)));
    const auto by_path_only = [](const Failure& one) { return one.finding->seen == diagnose::SeenBy::PathOnly; };
    EXPECT_EQ(by_path_only(shrunk.failure), by_path_only(failure));
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EachBug, ::testing::ValuesIn(rows()), [](const auto& test) {
    std::string name(test.param.name);
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(Shrink, LeavesTheFewMenThatAFaultNeeds) {
    MutantOracle mutant({Bug::PinnedKnightMoves});
    const Failure failure =
        failure_at(mutant, path_to("r1bqr1k1/ppp2ppp/2n2n2/3p4/3P4/P1P5/1PP1NPPP/R1BQKB1R w KQ - 4 9"));
    const Shrunk shrunk = shrink({mutant}, failure);
    EXPECT_EQ(size_of(shrunk.failure.question).men, 4);
    EXPECT_EQ(size_of(shrunk.failure.question).rights, 0);
    EXPECT_EQ(size_of(shrunk.failure.question).clocks, 1U);
}

TEST(Shrink, GivesTheSameResultEachTime) {
    const auto once = [] {
        MutantOracle mutant({Bug::PinnedKnightMoves});
        const Shrunk shrunk = shrink(
            {mutant}, failure_at(mutant, path_to("r1bqr1k1/ppp2ppp/2n2n2/3p4/3P4/P1P5/1PP1NPPP/R1BQKB1R w KQ - 4 9")));
        return std::pair(oracle::root_fen(shrunk.failure.question), shrunk.questions);
    };
    EXPECT_EQ(once(), once());
}

TEST(Shrink, KeepsOnlyTheMovesThatAFaultOfMakingMovesNeeds) {
    MutantOracle mutant({Bug::CastlingRightKeptAfterRookMove});
    const Failure failure =
        failure_at(mutant, path_to("4k3/p6p/8/8/8/8/P7/4K2R w K - 0 1", "a2a3 a7a6 h1h2 h7h6 a3a4 a6a5"));
    ASSERT_EQ(failure.question.moves.size(), 6U);
    const Shrunk shrunk = shrink({mutant}, failure);
    EXPECT_EQ(shrunk.failure.question.moves.size(), 2U);
    EXPECT_LE(size_of(shrunk.failure.question).men, 4);
    EXPECT_EQ(symptom_of(shrunk.failure), symptom_of(failure));
}

TEST(Shrink, KeepsAFaultThatOnlyThePathShowsApartFromOneOfTheGenerator) {
    // By path the knights of the position before are forgotten; by FEN the same moves are missing where no pawn stands.
    support::AskedOracle mine([](const oracle::Question& question, base::Deadline) {
        const bool by_path = !question.moves.empty();
        std::string text = support::right_text(question);
        const bool forgets = by_path || oracle::asked_position(question).pawns().empty();
        if (forgets) text = std::regex_replace(text, std::regex("e1d1: 1\n"), "");
        if (forgets) text = std::regex_replace(text, std::regex("searched: 14"), "searched: 13");
        return support::AskedOracle::Answer(support::answer_of(text, question));
    });
    const Failure failure = failure_at(mine, path_to("4k3/p7/8/8/3N4/8/8/4K3 b - - 0 1", "a7a6"));
    ASSERT_EQ(failure.finding->seen, diagnose::SeenBy::PathOnly);
    const Shrunk shrunk = shrink({mine}, failure);
    EXPECT_EQ(shrunk.failure.finding->seen, diagnose::SeenBy::PathOnly);
    EXPECT_FALSE(shrunk.failure.question.moves.empty());
}

TEST(Shrink, NamesADrawThatEndsTheTreeWhateverMenStandThere) {
    MutantOracle mutant({Bug::RepetitionEndsTree});
    const Failure failure = failure_at(
        mutant, path_to("r1bq1rk1/ppp2ppp/2n2n2/3p4/3P4/P1P5/1PP1NPPP/R1BQKB1R w KQ - 4 9", "e2g3 c6b8 g3e2 b8c6"));
    EXPECT_EQ(failure.finding->reason.rule, explain::Rule::DrawEndsTree);
    const Shrunk shrunk = shrink({mutant}, failure);
    EXPECT_EQ(symptom_of(shrunk.failure), symptom_of(failure));
    EXPECT_EQ(shrunk.failure.finding->seen, failure.finding->seen);
}

TEST(Shrink, EndsWhenItsQuestionsAreUsedUp) {
    MutantOracle mutant({Bug::PinnedKnightMoves});
    const Failure failure =
        failure_at(mutant, path_to("r1bqr1k1/ppp2ppp/2n2n2/3p4/3P4/P1P5/1PP1NPPP/R1BQKB1R w KQ - 4 9"));
    const Shrunk shrunk = shrink({mutant}, failure, {.max_questions = 5});
    EXPECT_FALSE(shrunk.complete);
    EXPECT_LT(shrunk.questions, 20U);
    EXPECT_EQ(symptom_of(shrunk.failure), symptom_of(failure));
}

TEST(Shrink, IsCutShortAndNotDoubtedWhereItIsStopped) {
    MutantOracle mutant({Bug::PinnedKnightMoves});
    const Failure failure =
        failure_at(mutant, path_to("r1bqr1k1/ppp2ppp/2n2n2/3p4/3P4/P1P5/1PP1NPPP/R1BQKB1R w KQ - 4 9"));
    for (const std::size_t last : {1U, 20U}) {
        std::stop_source stop;
        support::AskedOracle mine(
            [&, asked = std::size_t{0}](const oracle::Question& question, base::Deadline deadline) mutable {
                if (++asked > last) stop.request_stop();
                return stop.stop_requested() ? support::failing_answer(oracle::OracleErrorKind::Stopped)
                                             : mutant.divide(question, deadline);
            });
        const Shrunk shrunk = shrink({mine}, failure, {.stop = stop.get_token()});
        EXPECT_EQ(shrunk.failure.question.root, failure.question.root) << "nothing smaller was shown by a new process";
        EXPECT_FALSE(shrunk.complete);
        EXPECT_TRUE(shrunk.confirmed) << "nobody has tried";
    }
}

/// Dies wherever a knight stands on the board.
support::AskedOracle::Answer dies_of_knights(const oracle::Question& question, base::Deadline) {
    if (oracle::asked_position(question).knights().empty()) return support::right_answer(question);
    return base::failure(
        oracle::OracleError{oracle::OracleErrorKind::Died, "./mine died", process::ExitStatus{.signal = 11}});
}

TEST(Shrink, ReducesACrashToTheManThatBringsItAbout) {
    support::AskedOracle mine(dies_of_knights);
    const Failure failure =
        failure_at(mine, path_to("r1bqr1k1/ppp2ppp/2n2n2/3p4/3P4/P1P5/1PP1NPPP/R1BQKB1R w KQ - 4 9", "", 2));
    const Shrunk shrunk = shrink({mine}, failure);
    EXPECT_EQ(size_of(shrunk.failure.question).men, 3);
    EXPECT_EQ(shrunk.failure.question.depth, 1);
    EXPECT_EQ(symptom_of(shrunk.failure).breakdown->signal, 11);
}

TEST(Shrink, StepsDownToThePositionThatBringsACrashAbout) {
    // It dies in the tree, where Black is in check, and not at the root.
    support::AskedOracle mine([](const oracle::Question& question, base::Deadline deadline) {
        if (question.depth == 1) {
            if (!oracle::asked_position(question).in_check()) return support::right_answer(question);
        }
        return question.depth == 1 || question.depth == 2 ? dies_of_knights(question, deadline)
                                                          : support::right_answer(question);
    });
    const Shrunk shrunk = shrink({mine}, failure_at(mine, path_to("4k3/8/8/8/4N3/8/8/4K3 w - - 0 1", "", 2)));
    EXPECT_EQ(shrunk.failure.question.depth, 1);
    EXPECT_TRUE(oracle::asked_position(shrunk.failure.question).in_check());
}

TEST(Shrink, AsksAHangingProgramSeldomAndWithShorterWaits) {
    std::vector<std::chrono::nanoseconds> waits;
    support::AskedOracle mine([&](const oracle::Question& question, base::Deadline deadline) {
        waits.push_back(deadline.remaining());
        if (oracle::asked_position(question).knights().empty()) return support::right_answer(question);
        return support::failing_answer(oracle::OracleErrorKind::TimedOut);
    });
    const Failure failure =
        failure_at(mine, path_to("r1bqr1k1/ppp2ppp/2n2n2/3p4/3P4/P1P5/1PP1NPPP/R1BQKB1R w KQ - 4 9"));
    waits.clear();
    const Shrunk shrunk = shrink({mine}, failure, {.max_hangs = 20});
    EXPECT_LE(waits.front(), std::chrono::seconds(2));
    EXPECT_GT(waits.back(), std::chrono::seconds(30));  // the result is confirmed with all the time there is
    EXPECT_TRUE(symptom_of(shrunk.failure) == symptom_of(failure));
}

TEST(Shrink, GivesBackWhatANewProcessDoesNotShow) {
    int questions = 0;
    support::AskedOracle mine([&](const oracle::Question& question, base::Deadline deadline) {
        return ++questions > 6 ? support::right_answer(question) : dies_of_knights(question, deadline);
    });
    const Failure failure = failure_at(mine, path_to("4k3/8/8/8/3N4/2PPP3/8/4K3 w - - 0 1"));
    const Shrunk shrunk = shrink({mine}, failure);
    EXPECT_FALSE(shrunk.confirmed);
    EXPECT_EQ(oracle::root_fen(shrunk.failure.question), oracle::root_fen(failure.question));
}

}  // namespace
}  // namespace plyproof::crosscheck
