// SPDX-License-Identifier: MIT
// Passed pawns: how far they are, what stands or looks at their way, whose king and rook is nearer. Needs the attacks
// of both sides.
#pragma once

#include "eval/scene.h"
#include "eval/sinks.h"

namespace plyproof::eval {

namespace detail {

/// Whether the enemy, who has no pieces, cannot catch the pawn: the way is free and its king outside the square.
/// https://www.chessprogramming.org/Rule_of_the_Square
template <Color Us>
[[nodiscard]] PLYPROOF_INLINE bool is_unstoppable(const Scene& scene, Square pawn, Bitboard path, Color to_move) {
    constexpr Color kThem = chess::opposite(Us);
    const Side& them = scene[kThem];
    if ((them.all - them[PieceKind::Pawn]).more_than_one() || (path & scene.occupied).any()) return false;
    const Square goal = chess::make_square(chess::file_of(pawn), chess::relative_rank(Us, chess::Rank::Eighth));
    const auto rank = static_cast<int>(rank_index(Us, pawn));
    const int steps = 7 - rank - (rank == 1 ? 1 : 0);
    return distance(them.king, goal) - (to_move == kThem ? 1 : 0) > steps;
}

template <Color Us, class Sink>
PLYPROOF_INLINE void way_of(const Scene& scene, Square stop, Bitboard path, std::size_t rank, Sink& sink) {
    constexpr Color kThem = chess::opposite(Us);
    if (scene.occupied.contains(stop)) {
        add<Us, Group::PassedBlocked>(sink, rank);
    } else if ((path & (scene[kThem].attacked | scene[kThem].all)).empty()) {
        add<Us, Group::PassedFreePath>(sink, rank);
    } else if (!(scene[kThem].attacked - scene[Us].attacked).contains(stop)) {
        add<Us, Group::PassedSafeStop>(sink, rank);
    }
}

template <Color Us, class Sink>
PLYPROOF_INLINE void passed_pawn(const Scene& scene, Square pawn, Color to_move, Sink& sink) {
    constexpr Color kThem = chess::opposite(Us);
    const std::size_t rank = rank_index(Us, pawn);
    const Bitboard path = in_front_of<Us>(Bitboard(pawn));
    const Square stop = forward<Us>(Bitboard(pawn)).first();
    add<Us, Group::PassedRank>(sink, rank);
    add<Us, Group::PassedOwnKing>(sink, rank, distance(scene[Us].king, stop));
    add<Us, Group::PassedEnemyKing>(sink, rank, distance(scene[kThem].king, stop));
    way_of<Us>(scene, stop, path, rank, sink);
    const Bitboard behind = in_front_of<kThem>(Bitboard(pawn));
    if ((behind & scene[Us][PieceKind::Rook]).any()) add<Us, Group::PassedRookBehind>(sink, 0);
    if ((behind & scene[kThem][PieceKind::Rook]).any()) add<Us, Group::PassedRookBehind>(sink, 1);
    if (is_unstoppable<Us>(scene, pawn, path, to_move)) add<Us, Group::PassedUnstoppable>(sink);
}

}  // namespace detail

template <Color Us, class Sink>
PLYPROOF_INLINE void passed_pawns(const Scene& scene, Bitboard passed, Color to_move, Sink& sink) {
    for (const Square pawn : passed) detail::passed_pawn<Us>(scene, pawn, to_move, sink);
}

}  // namespace plyproof::eval
