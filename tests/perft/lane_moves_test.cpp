// SPDX-License-Identifier: MIT
#include "perft/lane_moves.h"

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

LaneMove::Kinds kinds_after(const Position& position, chess::Move move) {
    if (move.kind() == chess::MoveKind::Castling) {
        const bool kingside = file_of(move.to()) > file_of(move.from());
        return LaneMove::kind(BoardSet::MoverKing) | LaneMove::kCastlings[kingside ? 0 : 1];
    }
    const Position next = position.after(move);
    LaneMove::Kinds kinds = 0;
    if (next.pawns().contains(move.to())) kinds |= LaneMove::kind(BoardSet::MoverPawns);
    if (next.knights().contains(move.to())) kinds |= LaneMove::kind(BoardSet::MoverKnights);
    if (next.diagonal_sliders().contains(move.to())) kinds |= LaneMove::kind(BoardSet::MoverDiagonal);
    if (next.straight_sliders().contains(move.to())) kinds |= LaneMove::kind(BoardSet::MoverStraight);
    if (next.kings().contains(move.to())) kinds |= LaneMove::kind(BoardSet::MoverKing);
    return kinds;
}

chess::Square target_of(chess::Move move) {
    if (move.kind() != chess::MoveKind::Castling) return move.to();
    return file_of(move.to()) > file_of(move.from()) ? chess::Square::G1 : chess::Square::C1;
}

void expect_boards_after_moves(const Position& a, const Position& b) {
    BoardBlock<2> nodes{};
    put(nodes, 0, a);
    put(nodes, 1, b);
    const auto moves_of_a = chess::legal_moves(a);
    const auto moves_of_b = chess::legal_moves(b);
    for (std::size_t i = 0; i < std::min(moves_of_a.size(), moves_of_b.size()); ++i) {
        const chess::Move first = moves_of_b[i];
        const chess::Move second = moves_of_a[i];
        if (first.kind() == chess::MoveKind::EnPassant || second.kind() == chess::MoveKind::EnPassant) continue;
        const LaneMove moves[] = {{1, first.from(), target_of(first), kinds_after(b, first)},
                                  {0, second.from(), target_of(second), kinds_after(a, second)}};
        BoardQueue<2> queue{};
        append_boards(nodes, UnpackedMoves<2>(moves), queue, 3);
        BoardBlock<2> expected{};
        put(expected, 0, b.after(first));
        put(expected, 1, a.after(second));
        for (std::size_t set = 0; set < base::kEnumCount<BoardSet>; ++set) {
            for (int lane = 0; lane < 2; ++lane) {
                ASSERT_EQ(queue.sets[set][3 + lane], expected.sets[set][lane])
                    << chess::to_fen(a) << " and " << chess::to_fen(b) << ", move " << i << ", set " << set;
            }
        }
    }
}

TEST(AppendBoards, MakesTheBoardsThatPositionsAreAfterTheirMoves) {
    std::vector<Position> white_to_move;
    for (const Position& position : sample_positions(17, support::effort(6, 1))) {
        const Position seen = position.side_to_move() == Color::White ? position : position.mirrored();
        const Bitboard rooks = seen.castling_rooks() & seen.pieces(Color::White);
        const Bitboard corners = Bitboard(chess::Square::A1) | Bitboard(chess::Square::H1);
        if (rooks.any() && (!corners.contains_all(rooks) || seen.king(Color::White) != chess::Square::E1)) continue;
        white_to_move.push_back(seen);
    }
    ASSERT_GT(white_to_move.size(), 50u);
    for (std::size_t i = 1; i < white_to_move.size(); ++i) {
        expect_boards_after_moves(white_to_move[i - 1], white_to_move[i]);
    }
}

TEST(AppendBoards, MovesTheRookOfACastlingOnEitherWing) {
    const auto position = support::position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    expect_boards_after_moves(position, position);
}

}  // namespace
}  // namespace plyproof::perft
