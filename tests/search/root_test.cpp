// SPDX-License-Identifier: MIT
// The first moves.
#include <gtest/gtest.h>

#include "search/worker.h"
#include "support/search_of.h"

namespace plyproof::search {
namespace {

TEST(Root, PlaysTheOnlyMove) {
    const auto result = support::searched_to(3, "k7/8/1K6/8/8/8/8/7R b - - 0 1");
    EXPECT_EQ(result.move, "a8b8");
}

TEST(Root, OfAPositionThatIsDrawnAlreadyStillGivesAMove) {
    EXPECT_FALSE(support::searched_to(3, "4k3/8/8/8/8/8/8/4K3 w - - 0 1").move.empty());
    EXPECT_FALSE(support::searched_to(3, "7k/8/8/8/8/8/R7/1R2K3 w - - 100 80").move.empty());
}

TEST(Root, SaysWhichMoveItLooksAtOnlyWhenThereIsTimeToReadIt) {
    int said = 0;
    auto searcher = std::move(*Searcher::make(1));
    const Limits limits{.depth = 4};
    Control control(limits, {}, false);
    const Listener listener{{}, [&](const CurrentMove&) { ++said; }};
    searcher.search(Game(chess::Position::start()), limits, {}, control, listener);
    EXPECT_TRUE(said == 0 || control.elapsed() >= std::chrono::seconds(1));
}

}  // namespace
}  // namespace plyproof::search
