// SPDX-License-Identifier: MIT
// Material: what men are worth wherever they stand, and how pawns and pairs change it. Squares of pawns and king;
// those of pieces are counted where pieces are walked anyway (pieces.h).
#pragma once

#include "eval/scene.h"
#include "eval/sinks.h"

namespace plyproof::eval {

/// 24 with all pieces on the board, 0 with none: how far the middle game has not gone yet.
[[nodiscard]] PLYPROOF_INLINE int phase_of(const chess::Position& position) {
    const int phase = position.knights().size() + position.bishops().size() + 2 * position.rooks().size() +
                      4 * position.queens().size();
    return phase < kFullPhase ? phase : kFullPhase;
}

template <Color Us, class Sink>
PLYPROOF_INLINE void material(const Scene& scene, Sink& sink) {
    using enum PieceKind;
    const Side& us = scene[Us];
    const int pawns = us[Pawn].size();
    const int knights = us[Knight].size();
    const int rooks = us[Rook].size();
    add<Us, Group::PieceValue>(sink, 0, pawns);
    add<Us, Group::PieceValue>(sink, 1, knights);
    add<Us, Group::PieceValue>(sink, 2, us[Bishop].size());
    add<Us, Group::PieceValue>(sink, 3, rooks);
    add<Us, Group::PieceValue>(sink, 4, us[Queen].size());
    if (us[Bishop].more_than_one()) add<Us, Group::BishopPair>(sink);
    add<Us, Group::KnightPerPawn>(sink, 0, knights * pawns);
    add<Us, Group::RookPerPawn>(sink, 0, rooks * pawns);
}

/// The piece-square tables of pawns and king.
template <Color Us, class Sink>
PLYPROOF_INLINE void pawn_and_king_squares(const Scene& scene, Sink& sink) {
    const Side& us = scene[Us];
    for (const Square pawn : us[PieceKind::Pawn]) add<Us, Group::PawnSquares>(sink, half_board_index(Us, pawn));
    add<Us, Group::KingSquares>(sink, half_board_index(Us, us.king));
}

}  // namespace plyproof::eval
