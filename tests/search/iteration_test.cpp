// SPDX-License-Identifier: MIT
// Deeper and deeper, in windows around the last score.
#include <gtest/gtest.h>

#include "search/worker.h"
#include "support/search_of.h"

namespace plyproof::search {
namespace {

using support::searched;
using support::searched_to;

TEST(Iteration, ReportsEachDepthInTurnAndTheLastOneExactly) {
    const auto result = searched_to(7, support::kMiddleGame);
    int depth = 0;
    for (const Report& report : result.reports) {
        if (report.bound == Bound::Exact) EXPECT_EQ(report.depth, ++depth);
    }
    EXPECT_EQ(depth, 7);
    EXPECT_EQ(result.reports.back().bound, Bound::Exact);
    EXPECT_EQ(result.reports.back().score, result.score);
}

TEST(Iteration, WithWindowsGivesTheScoreOfTheWholeWindow) {
    const Features bare = Features::plain().with(Feature::Table);
    for (const std::string_view fen : {support::kMiddleGame, support::kKiwipete}) {
        EXPECT_EQ(searched_to(5, fen, bare.with(Feature::AspirationWindows)).score, searched_to(5, fen, bare).score);
    }
}

TEST(Iteration, EndsWhenTheMateThatWasAskedForIsFound) {
    const auto result = searched("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", {.limits = {.mate = 2}});
    EXPECT_EQ(result.score, mate_in(3));
    EXPECT_LT(result.depth, 30);
}

TEST(Iteration, BrokenOffKeepsTheBestOfTheLastOneOrABetterOne) {
    for (std::uint64_t nodes = 50; nodes < 5000; nodes += 173) {
        const auto result = searched(support::kKiwipete, {.limits = {.nodes = nodes}});
        EXPECT_EQ(chess::to_uci(result.reports.back().pv.front(), chess::Variant::Standard), result.move) << nodes;
        EXPECT_EQ(result.reports.back().score, result.score) << nodes;
    }
}

TEST(Iteration, GoesNoDeeperThanThereIsRoomFor) {
    const auto result = searched("8/8/8/8/8/p1k5/P7/K7 w - - 0 1", {.limits = {.depth = 100000, .nodes = 200000}});
    EXPECT_LE(result.depth, kMaxPly);
}

TEST(Iteration, FindsAMateThatIsAskedForAtTheDepthThatItTakesEvenByAQuietMoveInZugzwang) {
    const auto result = searched("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", {.limits = {.depth = 6, .mate = 2}});
    EXPECT_EQ(result.move, "a1a6") << "Paul Morphy's problem";
    EXPECT_EQ(result.score, mate_in(3));
    EXPECT_LE(result.depth, 4);
}

}  // namespace
}  // namespace plyproof::search
