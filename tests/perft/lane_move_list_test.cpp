// SPDX-License-Identifier: MIT
#include "perft/lane_move_list.h"

#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "perft/lane_block.h"
#include "perft/sample_positions.h"
#include "support/effort.h"

namespace plyproof::perft {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Position;

std::uint32_t bits_of(LaneMove move) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &move, sizeof bits);
    return bits;
}

/// Every legal move but castling and en passant, as it should stand in the list.
std::multiset<std::uint32_t> expected_moves(int lane, const Position& position) {
    std::multiset<std::uint32_t> moves;
    for (const chess::Move move : chess::legal_moves(position)) {
        if (move.kind() == chess::MoveKind::Castling || move.kind() == chess::MoveKind::EnPassant) continue;
        const Position next = position.after(move);
        LaneMove::Kinds kinds = 0;
        const auto add = [&](BoardSet set, Bitboard squares) {
            if (squares.contains(move.to())) kinds |= LaneMove::kind(set);
        };
        add(BoardSet::MoverPawns, next.pawns());
        add(BoardSet::MoverKnights, next.knights());
        add(BoardSet::MoverDiagonal, next.diagonal_sliders());
        add(BoardSet::MoverStraight, next.straight_sliders());
        add(BoardSet::MoverKing, next.kings());
        moves.insert(bits_of(LaneMove(lane, move.from(), move.to(), kinds)));
    }
    return moves;
}

std::multiset<std::uint32_t> listed_moves(const Position& first, const Position& second, std::uint8_t lanes) {
    BoardBlock<2> block{};
    put(block, 0, first);
    put(block, 1, second);
    const LaneBoards<2> boards(block);
    MoveTable<2> table{};
    const KingWorld<2> world = look_at_king<Kinds{}>(boards);
    const MoverView<2> view = view_of_mover<Kinds{}>(boards, world, reply_sets<Kinds{}>(boards, world));
    const MoveEnds<2> ends = moves_of_mover<Kinds{}>(boards, world, view);
    for (int i = 0; i < 8; ++i) table.store(kFirstSlide + i, ends.slides[i]);
    for (int i = 0; i < 8; ++i) table.store(kFirstLeap + i, ends.leaps[i]);
    table.store(kKingStep, ends.king_steps);
    table.store(kPush, ends.pushes);
    table.store(kDoublePush, ends.double_pushes);
    table.store(kEastCapture, ends.east_captures);
    table.store(kWestCapture, ends.west_captures);
    LaneMoveList<2> list;
    list_moves(table, block, lanes, list);
    std::multiset<std::uint32_t> moves;
    for (int i = 0; i < list.size(); ++i) moves.insert(bits_of(*list.from(i)));
    return moves;
}

std::vector<Position> quiet_positions() {
    std::vector<Position> positions;
    for (const Position& position : sample_positions(23, support::effort(8, 1))) {
        const Position white = position.side_to_move() == Color::White ? position : position.mirrored();
        if (!white.in_check()) positions.push_back(white);
    }
    return positions;
}

TEST(LaneMoveList, HoldsEveryMoveOfATableOnceWithItsLaneStartAndKinds) {
    const std::vector<Position> positions = quiet_positions();
    ASSERT_GT(positions.size(), 30u);
    for (std::size_t i = 1; i < positions.size(); ++i) {
        std::multiset<std::uint32_t> expected = expected_moves(0, positions[i - 1]);
        expected.merge(expected_moves(1, positions[i]));
        ASSERT_EQ(listed_moves(positions[i - 1], positions[i], 3), expected)
            << chess::to_fen(positions[i - 1]) << " and " << chess::to_fen(positions[i]);
    }
}

TEST(LaneMoveList, LeavesOutTheLanesThatWereNotNamed) {
    const Position start = Position::start();
    EXPECT_EQ(listed_moves(start, start, 2), expected_moves(1, start));
    EXPECT_TRUE(listed_moves(start, start, 0).empty());
}

TEST(LaneMoveList, CanBeReadInWholeBlocksOncePadded) {
    LaneMoveList<2> list;
    const LaneMove move(1, chess::Square::A2, chess::Square::A3, LaneMove::kind(BoardSet::MoverPawns));
    list.add(move);
    list.pad();
    EXPECT_EQ(list.size(), 1);
    EXPECT_EQ(bits_of(list.from(0)[0]), bits_of(move));
    EXPECT_EQ(bits_of(list.from(0)[1]), 0u);
    list.clear();
    EXPECT_EQ(list.size(), 0);
}

}  // namespace
}  // namespace plyproof::perft
