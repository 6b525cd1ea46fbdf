// SPDX-License-Identifier: MIT
// The structure of a side's pawns, by set operations on all of them at once, and which of them are passed.
// Method: https://www.chessprogramming.org/Pawn_Spans and https://www.chessprogramming.org/Backward_Pawns_(Bitboards).
#pragma once

#include "eval/scene.h"
#include "eval/sinks.h"

namespace plyproof::eval {

/// Pawns that no enemy pawn can stop: none in front of them on their file or beside it, and no own pawn in front.
template <Color Us>
[[nodiscard]] PLYPROOF_INLINE Bitboard find_passed_pawns(const Scene& scene) {
    constexpr Color kThem = chess::opposite(Us);
    const Bitboard ours = scene[Us][PieceKind::Pawn];
    const Bitboard guarded = in_front_of<kThem>(scene[kThem][PieceKind::Pawn]) | scene[kThem].pawn_attack_span;
    return ours - guarded - in_front_of<kThem>(ours);
}

namespace detail {

/// Weak pawns: doubled, isolated, backward.
template <Color Us, class Sink>
PLYPROOF_INLINE void weak_pawns(const Scene& scene, Bitboard opposed, Sink& sink) {
    constexpr Color kThem = chess::opposite(Us);
    const Bitboard ours = scene[Us][PieceKind::Pawn];
    const Bitboard isolated = ours - beside(files_of(ours));
    const Bitboard stops = forward<Us>(ours) & scene[kThem].attacks[PieceKind::Pawn];
    const Bitboard backward = forward<kThem>(stops - scene[Us].pawn_attack_span) - isolated;
    add<Us, Group::PawnDoubled>(sink, 0, (ours & in_front_of<Us>(ours)).size());
    add<Us, Group::PawnIsolated>(sink, 0, (isolated & opposed).size());
    add<Us, Group::PawnIsolated>(sink, 1, (isolated - opposed).size());
    add<Us, Group::PawnBackward>(sink, 0, (backward & opposed).size());
    add<Us, Group::PawnBackward>(sink, 1, (backward - opposed).size());
}

/// The three files around a square, without its own.
[[nodiscard]] PLYPROOF_INLINE Bitboard files_beside(Square square) {
    return beside(chess::squares_of(chess::file_of(square)));
}

/// Pawns that will be passed when the pawns beside them have exchanged themselves: free file, and as many friends
/// behind as enemies in front.
template <Color Us, class Sink>
PLYPROOF_INLINE void candidates(const Scene& scene, Bitboard opposed, Bitboard passed, Sink& sink) {
    constexpr Color kThem = chess::opposite(Us);
    const Bitboard ours = scene[Us][PieceKind::Pawn];
    for (const Square pawn : ours - opposed - passed - in_front_of<kThem>(ours)) {
        const Bitboard files = files_beside(pawn);
        const Bitboard ahead = files & in_front_of<Us>(chess::squares_of(chess::rank_of(pawn)));
        const int friends = (ours & (files - ahead)).size();
        const int enemies = (scene[kThem][PieceKind::Pawn] & ahead).size();
        if (friends >= enemies) add<Us, Group::PawnCandidate>(sink, rank_index(Us, pawn));
    }
}

}  // namespace detail

template <Color Us, class Sink>
void pawns(const Scene& scene, Bitboard passed, Sink& sink) {
    constexpr Color kThem = chess::opposite(Us);
    const Bitboard ours = scene[Us][PieceKind::Pawn];
    const Bitboard opposed = ours & in_front_of<kThem>(scene[kThem][PieceKind::Pawn]);
    detail::weak_pawns<Us>(scene, opposed, sink);
    for (const Square pawn : ours& scene[Us].attacks[PieceKind::Pawn]) {
        add<Us, Group::PawnSupported>(sink, rank_index(Us, pawn));
    }
    for (const Square pawn : ours& beside(ours)) add<Us, Group::PawnPhalanx>(sink, rank_index(Us, pawn));
    detail::candidates<Us>(scene, opposed, passed, sink);
}

}  // namespace plyproof::eval
