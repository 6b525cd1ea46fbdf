// SPDX-License-Identifier: MIT
// Space: the squares of a side's own half of the centre that enemy pawns leave it, for pieces that will need them.
#pragma once

#include "eval/scene.h"
#include "eval/sinks.h"

namespace plyproof::eval {

template <Color Us, class Sink>
PLYPROOF_INLINE void space(const Scene& scene, Sink& sink) {
    constexpr Color kThem = chess::opposite(Us);
    constexpr Bitboard kCentre(Us == Color::White ? 0x000000003C3C3C00 : 0x003C3C3C00000000);
    const Bitboard pawns = scene[Us][PieceKind::Pawn];
    const Bitboard safe = kCentre - pawns - scene[kThem].attacks[PieceKind::Pawn];
    const Bitboard behind = forward_fill<kThem>(forward<kThem>(pawns));
    add<Us, Group::Space>(sink, 0, safe.size());
    add<Us, Group::Space>(sink, 1, (safe & behind).size());
}

}  // namespace plyproof::eval
