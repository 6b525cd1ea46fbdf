// SPDX-License-Identifier: MIT
// Captures until the position is quiet.
#include <gtest/gtest.h>

#include "eval/evaluate.h"
#include "search/worker.h"
#include "support/search_of.h"

namespace plyproof::search {
namespace {

using support::searched_to;

TEST(Quiescence, SeesThatAProtectedManIsNotWon) {
    // At depth 1 queen takes pawn looks like a pawn won; the answer takes the queen.
    const auto result = searched_to(1, "4k3/8/2p5/3p4/8/8/8/3QK3 w - - 0 1");
    EXPECT_NE(result.move, "d1d5");
}

TEST(Quiescence, FollowsAnExchangeToItsEnd) {
    const auto result = searched_to(1, "3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1");
    EXPECT_EQ(result.move, "d2d5") << "rook takes, rook takes, rook takes: a pawn won";
}

TEST(Quiescence, FindsAMateAmongTheEvasions) {
    EXPECT_EQ(searched_to(1, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").score, mate_in(1));
}

TEST(Quiescence, PromotesAtTheEndOfALine) { EXPECT_GT(searched_to(1, "8/P6k/8/8/8/8/8/K7 w - - 0 1").score, 500); }

TEST(Quiescence, SavesNodesByItsPruningAndStillWinsWhatHangs) {
    const Features bare = Features::plain().with(Feature::Table);
    const auto without = searched_to(4, support::kKiwipete, bare);
    const auto with = searched_to(4, support::kKiwipete, bare.with(Feature::QuiescencePruning));
    EXPECT_LT(with.nodes, without.nodes);
    EXPECT_EQ(searched_to(1, "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1").move, "d1d5");
}

}  // namespace
}  // namespace plyproof::search
