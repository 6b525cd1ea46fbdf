// SPDX-License-Identifier: MIT
#include "perft/node_lanes.h"

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "perft/lane_counter.h"
#include "perft/sample_positions.h"
#include "support/effort.h"

namespace plyproof::perft {
namespace {

struct TestIsa : chess::PortableIsa {};

TEST(CountNodes, WithTheMovesItLeavesOutCountsTwoPliesNodeByNode) {
    const auto positions = sample_positions(21, support::effort(12, 1));
    std::vector<std::uint64_t> leaves(positions.size());
    LaneCounter<TestIsa, 2, Tally::PerNode>::count_two_plies(positions.data(), positions.size(), leaves.data(),
                                                             NodePath::Differences);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        CountRun run;
        ASSERT_EQ(leaves[i], Counter<TestIsa>::count(positions[i], 2, run)) << chess::to_fen(positions[i]);
    }
}

TEST(CountNodes, CallsMostMovesOfAQuietPositionSimple) {
    // What is left to the slow way must stay the exception, or the counter would be right but pointless.
    BoardBlock<2> block{};
    for (int lane = 0; lane < 2; ++lane) {
        block.at(BoardSet::MoverPawns, lane) = 0xFF00;
        block.at(BoardSet::MoverKnights, lane) = 0x42;
        block.at(BoardSet::MoverDiagonal, lane) = 0x2C;
        block.at(BoardSet::MoverStraight, lane) = 0x89;
        block.at(BoardSet::MoverKing, lane) = 0x10;
        block.at(BoardSet::ReplierPawns, lane) = std::uint64_t{0xFF} << 48;
        block.at(BoardSet::ReplierKnights, lane) = std::uint64_t{0x42} << 56;
        block.at(BoardSet::ReplierDiagonal, lane) = std::uint64_t{0x2C} << 56;
        block.at(BoardSet::ReplierStraight, lane) = std::uint64_t{0x89} << 56;
        block.at(BoardSet::ReplierKing, lane) = std::uint64_t{0x10} << 56;
    }
    NodeResults<2> results;
    count_nodes(block, NodePath::Differences, results);
    EXPECT_EQ(results.replies_to_simple_moves[0], 400u) << "all twenty moves are simple, with twenty replies each";
    EXPECT_EQ(results.replies_to_simple_moves[1], 400u);
}

}  // namespace
}  // namespace plyproof::perft
