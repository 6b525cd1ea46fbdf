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

TEST(LaneBoards, AreReadFromAQueueBlockByBlock) {
    BoardQueue<2> queue{};
    for (std::uint64_t place = 0; place < 6; ++place) {
        queue.sets[static_cast<int>(BoardSet::MoverKnights)][place] = std::uint64_t{1} << place;
    }
    alignas(16) std::uint64_t knights[2];
    LaneBoards<2>(queue, 4).mover.knights.store(knights);
    EXPECT_EQ(knights[0], std::uint64_t{1} << 4);
    EXPECT_EQ(knights[1], std::uint64_t{1} << 5);
}

TEST(WithKindsOf, FindsAKindOfEitherSideInAnyLane) {
    const auto kinds_with = [](BoardSet set, int lane, bool all_kinds = false) {
        BoardBlock<2> block{};
        block.at(set, lane) = 0x10;
        return with_kinds_of(LaneBoards<2>(block), all_kinds, []<Kinds K>() { return K; });
    };
    for (const int lane : {0, 1}) {
        for (const auto set : {BoardSet::MoverKnights, BoardSet::ReplierKnights}) {
            const Kinds kinds = kinds_with(set, lane);
            EXPECT_TRUE(kinds.knights && !kinds.straight && !kinds.diagonal);
        }
        for (const auto set : {BoardSet::MoverStraight, BoardSet::ReplierStraight}) {
            const Kinds kinds = kinds_with(set, lane);
            EXPECT_TRUE(!kinds.knights && kinds.straight && !kinds.diagonal);
        }
        for (const auto set : {BoardSet::MoverDiagonal, BoardSet::ReplierDiagonal}) {
            const Kinds kinds = kinds_with(set, lane);
            EXPECT_TRUE(!kinds.knights && !kinds.straight && kinds.diagonal);
        }
        const Kinds none = kinds_with(BoardSet::MoverPawns, lane);
        EXPECT_TRUE(!none.knights && !none.straight && !none.diagonal);
        const Kinds all = kinds_with(BoardSet::MoverPawns, lane, true);
        EXPECT_TRUE(all.knights && all.straight && all.diagonal);
    }
}

}  // namespace
}  // namespace plyproof::perft
