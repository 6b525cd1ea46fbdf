// SPDX-License-Identifier: MIT
#include "search/worker.h"

#include <gtest/gtest.h>

#include "chess/legal_moves.h"
#include "support/search_of.h"

namespace plyproof::search {
namespace {

TEST(Worker, KeepsAllFirstMovesBestFirstAndTellsItsNodes) {
    auto table = std::move(*TranspositionTable::make(1));
    const auto histories = std::make_unique<Histories>();
    const Limits limits{.depth = 4};
    Control control(limits, {}, false);
    const Features features = Features::all();
    const Game game(support::position_of(support::kKiwipete));
    const chess::MoveList moves = chess::legal_moves(game.position());
    Worker worker(0, {table, *histories, control, features}, game, {moves.begin(), moves.end()});
    worker.run(limits, 1, {});
    EXPECT_EQ(worker.root_moves().size(), moves.size());
    EXPECT_EQ(worker.completed_depth(), 4);
    EXPECT_GT(worker.nodes(), moves.size());
    std::uint64_t by_moves = 0;
    for (const RootMove& root_move : worker.root_moves()) by_moves += root_move.nodes;
    EXPECT_LE(by_moves, worker.nodes());
    std::vector<Report> reports;
    worker.report_best({[&](const Report& report) { reports.push_back(report); }, {}});
    ASSERT_EQ(reports.size(), 1u);
    EXPECT_EQ(reports[0].pv.front(), worker.root_moves().front().move);
}

}  // namespace
}  // namespace plyproof::search
