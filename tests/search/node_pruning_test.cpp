// SPDX-License-Identifier: MIT
// Nodes that need no move to be judged: each idea saves nodes, and none of them hides what is there.
#include <gtest/gtest.h>

#include "search/worker.h"
#include "support/search_of.h"

namespace plyproof::search {
namespace {

using support::kMiddleGame;
using support::searched_to;

void expect_saves_nodes(Feature feature) {
    const Features plain = Features::plain().with(Feature::Table).with(Feature::Killers).with(Feature::QuietHistory);
    const auto without = searched_to(6, kMiddleGame, plain);
    const auto with = searched_to(6, kMiddleGame, plain.with(feature));
    EXPECT_LT(with.nodes, without.nodes) << name_of(feature);
}

TEST(NodePruning, SavesNodesByEachOfItsIdeas) {
    for (const Feature feature : {Feature::ReverseFutility, Feature::NullMove}) expect_saves_nodes(feature);
}

// Whoever is to move loses: passing would hold, so a null move tells nothing.
constexpr std::string_view kZugzwang = "8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1";

TEST(NodePruning, SeesThroughZugzwang) {
    const auto result = searched_to(12, kZugzwang);
    EXPECT_EQ(result.move, "e1f1") << "any rook move along the rank leaves Black without a good move";
}

TEST(NodePruning, OfPawnEndingsKnowsThatNobodyMayPass) {
    // Opposition: White to move draws, Black to move loses.
    EXPECT_LT(searched_to(14, "4k3/8/4K3/4P3/8/8/8/8 b - - 0 1").score, -300);
    EXPECT_GT(searched_to(14, "4k3/8/3K4/4P3/8/8/8/8 w - - 0 1").score, 300);
}

}  // namespace
}  // namespace plyproof::search
