// SPDX-License-Identifier: MIT
#include "search/searcher.h"

#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "chess/legal_moves.h"
#include "support/random_positions.h"
#include "support/search_of.h"

namespace plyproof::search {
namespace {

using support::kKiwipete;
using support::kMiddleGame;
using support::searched;
using support::searched_to;

TEST(Searcher, FindsTheSameMoveWithTheSameNodesEachTime) {
    const auto once = searched_to(9, kMiddleGame);
    const auto again = searched_to(9, kMiddleGame);
    EXPECT_EQ(once.nodes, again.nodes);
    EXPECT_EQ(once.move, again.move);
    EXPECT_EQ(once.score, again.score);
}

TEST(Searcher, IsAsGoodAsNewAfterItWasCleared) {
    auto searcher = std::move(*Searcher::make(4));
    const Game game(support::position_of(kMiddleGame));
    const Limits limits{.depth = 8};
    const auto nodes = [&] {
        Control control(limits, {}, false);
        return searcher.search(game, limits, {}, control).nodes;
    };
    const auto first = nodes();
    EXPECT_NE(nodes(), first) << "the table helps";
    searcher.clear();
    EXPECT_EQ(nodes(), first);
}

TEST(Searcher, EndsExactlyAtTheLimitOfNodes) {
    for (const std::uint64_t limit : {1u, 100u, 5000u}) {
        EXPECT_EQ(searched(kKiwipete, {.limits = {.nodes = limit}}).nodes, limit);
    }
}

TEST(Searcher, WithoutAnyNodesStillGivesALegalMoveAndSaysALine) {
    for (const Limits& limits :
         {Limits{.nodes = 0}, Limits{.move_time = std::chrono::milliseconds(0)}, Limits{.clock = Clock{}}}) {
        const auto result = searched(kKiwipete, {.limits = limits});
        ASSERT_FALSE(result.reports.empty());
        EXPECT_EQ(chess::to_uci(result.reports.back().pv.front(), chess::Variant::Standard), result.move);
    }
}

TEST(Searcher, FinishesTheFirstIterationHoweverLittleTimeThereIs) {
    const auto result = searched("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", {.limits = {.clock = Clock{}}});
    EXPECT_EQ(result.depth, 1);
    EXPECT_EQ(result.move, "d1d5");
}

TEST(Searcher, LooksOnlyAtTheFirstMovesThatAreAskedFor) {
    const auto position = support::position_of("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1");
    const auto move = *chess::parse_uci_move(position, "e1d1", chess::Variant::Standard);
    EXPECT_EQ(searched(Game(position), {.limits = {.depth = 5, .search_moves = {move}}}).move, "e1d1");
}

TEST(Searcher, GivesAsManyLinesAsAskedForBestFirstAndNoMoreThanThereAreMoves) {
    const auto result = searched(kMiddleGame, {.limits = {.depth = 6}, .lines = 4});
    std::vector<Report> last(result.reports.end() - 4, result.reports.end());
    std::set<std::uint16_t> moves;
    for (std::size_t line = 0; line < 4; ++line) {
        EXPECT_EQ(last[line].line, static_cast<int>(line) + 1);
        EXPECT_EQ(last[line].depth, 6);
        moves.insert(last[line].pv.front().raw());
        if (line > 0) EXPECT_LE(last[line].score, last[line - 1].score);
    }
    EXPECT_EQ(moves.size(), 4u);
    const auto few = searched("k7/8/1K6/8/8/8/8/7R b - - 0 1", {.limits = {.depth = 3}, .lines = 4});
    for (const auto& report : few.reports) EXPECT_EQ(report.line, 1);
}

TEST(Searcher, ReportsLinesOfLegalMovesThatBeginWithTheMoveItPlays) {
    support::SplitMix64 random(5);
    for (int game = 0; game < 12; ++game) {
        const auto positions = support::random_game(chess::Position::start(), random, 50);
        if (chess::legal_moves(positions.back()).empty()) continue;
        const auto result = searched(Game(positions.back()), {.limits = {.depth = 6}});
        EXPECT_EQ(chess::to_uci(result.reports.back().pv.front(), chess::Variant::Standard), result.move);
        for (const Report& report : result.reports) {
            chess::Position position = positions.back();
            for (const chess::Move move : report.pv) {
                const auto moves = chess::legal_moves(position);
                ASSERT_NE(std::find(moves.begin(), moves.end(), move), moves.end());
                position = position.after(move);
            }
        }
    }
}

TEST(Searcher, StopsWithinMillisecondsWhenToldFromAnotherThread) {
    auto searcher = std::move(*Searcher::make(4, 2));
    const Limits limits;
    Control control(limits, {}, false);
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        control.stop();
    });
    const auto outcome = searcher.search(Game(support::position_of(kMiddleGame)), limits, {}, control);
    EXPECT_GT(outcome.depth, 0);
}

TEST(Searcher, WithSeveralThreadsAgreesOnAMate) {
    const auto result = searched("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", {.limits = {.depth = 8}, .threads = 3});
    EXPECT_EQ(result.move, "f6a6");
    EXPECT_EQ(result.score, mate_in(5));
}

TEST(Searcher, KeepsItsTableWhenALargerOneCannotBeHad) {
    auto searcher = std::move(*Searcher::make(4));
    EXPECT_FALSE(searcher.resize_table(std::size_t{1} << 43));
    EXPECT_EQ(searcher.table().megabytes(), 4u);
    EXPECT_TRUE(searcher.resize_table(8));
    EXPECT_EQ(searcher.table().megabytes(), 8u);
}

}  // namespace
}  // namespace plyproof::search
