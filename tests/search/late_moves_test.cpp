// SPDX-License-Identifier: MIT
// Moves that need less depth or none: each idea saves nodes and still finds what is quiet but strong.
#include <gtest/gtest.h>

#include "search/worker.h"
#include "support/search_of.h"

namespace plyproof::search {
namespace {

using support::kMiddleGame;
using support::searched_to;

TEST(LateMoves, CostLessByEachOfTheirIdeas) {
    const Features plain = Features::plain().with(Feature::Table).with(Feature::Killers).with(Feature::QuietHistory);
    const auto without = searched_to(6, kMiddleGame, plain);
    for (const Feature feature :
         {Feature::LateMoveReductions, Feature::LateMovePruning, Feature::Futility, Feature::ExchangePruning}) {
        EXPECT_LT(searched_to(6, kMiddleGame, plain.with(feature)).nodes, without.nodes) << name_of(feature);
    }
}

TEST(LateMoves, AreNeverAllLeftOut) {
    // Every legal move is quiet and hopeless by the evaluation; one of them is still played and scored.
    const auto result = searched_to(6, "7k/8/8/8/8/8/qq6/7K w - - 0 1");
    EXPECT_TRUE(is_loss(result.score));
}

TEST(LateMoves, AreStillSeenWhenTheyMate) {
    // The move that mates by force is a quiet one of the king, away from what checks and captures there are.
    const auto result = searched_to(6, "7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
    EXPECT_EQ(result.move, "f6f7");
    EXPECT_EQ(result.score, mate_in(3));
}

}  // namespace
}  // namespace plyproof::search
