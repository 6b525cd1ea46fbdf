// SPDX-License-Identifier: MIT
#include "perft/mover_lanes.h"

#include <gtest/gtest.h>

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

LaneBoards<2> boards_of(const Position& position) {
    BoardBlock<2> block{};
    put(block, 1, position);
    return LaneBoards<2>(block);
}

std::uint64_t in_lane_1(Lanes<2> lanes) {
    alignas(16) std::uint64_t bits[2];
    lanes.store(bits);
    return bits[1];
}

/// The targets of every legal move but castling and en passant, by kind of way, with how often each is reached.
struct Reached {
    int slides[64] = {}, leaps[64] = {}, king_steps[64] = {}, pawn_moves[64] = {};
    bool operator==(const Reached&) const = default;
};

Reached reached_by_list(const Position& position) {
    Reached reached;
    for (const chess::Move move : chess::legal_moves(position)) {
        if (move.kind() == chess::MoveKind::Castling || move.kind() == chess::MoveKind::EnPassant) continue;
        const bool knight = position.knights().contains(move.from());
        const bool king = position.kings().contains(move.from());
        const bool pawn = position.pawns().contains(move.from());
        if (move.is_promotion() && move.promoted_to() != chess::PieceKind::Queen) continue;
        auto& squares = knight ? reached.leaps : king ? reached.king_steps : pawn ? reached.pawn_moves : reached.slides;
        ++squares[index_of(move.to())];
    }
    return reached;
}

Reached reached_in_lanes(const Position& position) {
    const LaneBoards<2> boards = boards_of(position);
    return with_kinds_of(boards, false, [&]<Kinds K>() {
        const KingWorld<2> world = look_at_king<K>(boards);
        const MoverView<2> view = view_of_mover<K>(boards, world, reply_sets<K>(boards, world));
        const MoveEnds<2> ends = moves_of_mover<K>(boards, world, view);
        Reached reached;
        const auto add = [](int(&squares)[64], Lanes<2> set) {
            for (const chess::Square square : Bitboard(in_lane_1(set))) ++squares[index_of(square)];
        };
        for (const auto& set : ends.slides) add(reached.slides, set);
        for (const auto& set : ends.leaps) add(reached.leaps, set);
        add(reached.king_steps, ends.king_steps);
        for (const auto& set : {ends.pushes, ends.double_pushes, ends.east_captures, ends.west_captures}) {
            add(reached.pawn_moves, set);
        }
        return reached;
    });
}

TEST(MovesOfMover, EndWhereTheLegalMovesEndUnlessInCheck) {
    int seen = 0;
    for (const Position& position : sample_positions(19, support::effort(20, 2))) {
        const Position white = position.side_to_move() == Color::White ? position : position.mirrored();
        if (white.in_check()) {
            EXPECT_EQ(reached_in_lanes(white), Reached{}) << chess::to_fen(white);
        } else {
            ++seen;
            ASSERT_EQ(reached_in_lanes(white), reached_by_list(white)) << chess::to_fen(white);
        }
    }
    EXPECT_GT(seen, 50);
}

TEST(MoveTable, KnowsWhichLanesHaveAMoveOfAWay) {
    MoveTable<2> table;
    alignas(16) const std::uint64_t sets[] = {0, 4};
    table.store(kPush, Lanes<2>::load(sets));
    EXPECT_EQ(table.lanes[kPush], 2);
    EXPECT_EQ(table.ends[kPush][1], 4u);
}

}  // namespace
}  // namespace plyproof::perft
