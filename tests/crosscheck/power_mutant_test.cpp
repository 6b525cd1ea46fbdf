// SPDX-License-Identifier: MIT
#include "crosscheck/power_mutant.h"

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "chess/position_from.h"
#include "gate/plan.h"
#include "mutants/bug_catalogue.h"

namespace plyproof::crosscheck {
namespace {

using mutants::Bug;

oracle::ForeignCount ask(const gate::Counter& program, const char* fen, int depth) {
    const auto setup = chess::parse_fen(fen);
    const auto accepted = chess::position_from(*setup, chess::VariantMode::Auto);
    const auto count = program({.position = accepted->position,
                                .variant = accepted->variant,
                                .depth = depth,
                                .passed = gate::question_for(*setup, *accepted, depth).passed},
                               {});
    return count ? count->nodes : -1;
}

TEST(PowerMutant, CountsRightWithoutABug) {
    const gate::Counter program = mutant_counter({});
    EXPECT_EQ(ask(program, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3), 8902);
    EXPECT_EQ(ask(program, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 2), 568);
}

TEST(PowerMutant, CountsWrongWithEachBugOfListsPathsAndCountsWhereTheCatalogueSaysSo) {
    for (const mutants::BugRow& row : mutants::bug_catalogue()) {
        if (row.shows == mutants::Shows::Protocol || !shows_in_counts(row.bug)) continue;
        const std::string fen(row.fen);
        const int depth = std::max(row.depth, 1);
        EXPECT_NE(ask(mutant_counter({row.bug}), fen.c_str(), depth), ask(mutant_counter({}), fen.c_str(), depth))
            << row.name;
    }
}

TEST(PowerMutant, LeavesOutWhatNoCountShows) {
    EXPECT_FALSE(shows_in_counts(Bug::HangOnCount));
    EXPECT_FALSE(shows_in_counts(Bug::PromotionLetterMissing));
    EXPECT_TRUE(shows_in_counts(Bug::SecondPositionKeepsRights));
    EXPECT_FALSE(shows_in_counts(Bug::EnPassantVictimPinMissed)) << "no game gets there";
    EXPECT_EQ(countable_bugs().size() + 11, mutants::bug_catalogue().size());
}

TEST(PowerMutant, RemembersThePositionBefore) {
    const gate::Counter program = mutant_counter({Bug::SecondPositionKeepsRights});
    EXPECT_EQ(ask(program, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", 1), 14);
    EXPECT_EQ(ask(program, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 1), 15);
    EXPECT_EQ(ask(program, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", 1), 15);
}

TEST(PowerMutant, RemembersItsHashTable) {
    const gate::Counter program = mutant_counter({Bug::HashWithoutSideToMove});
    EXPECT_NE(ask(program, "k7/8/8/8/8/8/8/K6R w - - 0 1", 3), -1);
    EXPECT_EQ(ask(program, "k7/8/8/8/8/8/8/K6R b - - 0 1", 3), 583) << "259 were right";
}

TEST(PowerMutant, AnswersForTheStartWhereThatIsPlanted) {
    EXPECT_EQ(ask(mutant_counter({Bug::AnswersForStart}), "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 2), 400);
}

}  // namespace
}  // namespace plyproof::crosscheck
