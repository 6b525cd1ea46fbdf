// SPDX-License-Identifier: MIT
#include "perft/reply_lanes.h"

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "perft/lane_counter.h"
#include "perft/sample_positions.h"
#include "support/effort.h"

namespace plyproof::perft {
namespace {

struct TestIsa : chess::PortableIsa {};

TEST(CountReplies, IsTheNumberOfLegalMovesBoardByBoard) {
    const auto positions = sample_positions(31, support::effort(60, 3));
    std::vector<std::uint64_t> replies(positions.size());
    LaneCounter<TestIsa, 2, Tally::PerNode>::count_replies(positions.data(), positions.size(), replies.data());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        ASSERT_EQ(replies[i], static_cast<std::uint64_t>(chess::count_legal_moves(positions[i])))
            << chess::to_fen(positions[i]);
    }
}

TEST(CountReplies, KnowsThatThreeCheckersLeaveOnlyTheKingToMove) {
    // After an en-passant capture a bishop and a rook may be uncovered while the pawn itself checks.
    const auto position = support::position_of("4R3/8/3P4/B3k3/8/8/5n2/4K2B b - - 0 1");
    std::uint64_t replies = 0;
    LaneCounter<TestIsa, 2, Tally::PerNode>::count_replies(&position, 1, &replies);
    EXPECT_EQ(replies, static_cast<std::uint64_t>(chess::count_legal_moves(position)));
    for (const chess::Move move : chess::legal_moves(position)) EXPECT_EQ(move.from(), chess::Square::E5);
}

}  // namespace
}  // namespace plyproof::perft
