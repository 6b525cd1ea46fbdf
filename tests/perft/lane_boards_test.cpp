// SPDX-License-Identifier: MIT
#include "perft/lane_boards.h"

#include <gtest/gtest.h>

namespace plyproof::perft {
namespace {

TEST(LaneBoards, HoldEachBoardInItsLane) {
    BoardBlock<2> block{};
    block.at(BoardSet::MoverPawns, 0) = 0x100;
    block.at(BoardSet::MoverKing, 0) = 0x10;
    block.at(BoardSet::ReplierKing, 1) = std::uint64_t{1} << 60;
    EXPECT_EQ(block.get(BoardSet::MoverPawns, 0), chess::Bitboard(chess::Square::A2));

    const LaneBoards<2> boards(block);
    alignas(16) std::uint64_t occupied[2];
    boards.occupied.store(occupied);
    EXPECT_EQ(occupied[0], 0x110u);
    EXPECT_EQ(occupied[1], std::uint64_t{1} << 60);
    alignas(16) std::uint64_t empty[2];
    boards.empty.store(empty);
    EXPECT_EQ(empty[1], ~occupied[1]);
}

}  // namespace
}  // namespace plyproof::perft
