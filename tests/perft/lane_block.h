// SPDX-License-Identifier: MIT
// A position as one lane of a block of boards.
#pragma once

#include "chess/position.h"
#include "perft/lane_boards.h"

namespace plyproof::perft {

/// White is the mover.
inline void put(BoardBlock<2>& block, int lane, const chess::Position& position) {
    const auto both = [&](BoardSet mover, BoardSet replier, chess::Bitboard squares) {
        block.at(mover, lane) = (squares & position.pieces(chess::Color::White)).bits();
        block.at(replier, lane) = (squares & position.pieces(chess::Color::Black)).bits();
    };
    both(BoardSet::MoverPawns, BoardSet::ReplierPawns, position.pawns());
    both(BoardSet::MoverKnights, BoardSet::ReplierKnights, position.knights());
    both(BoardSet::MoverDiagonal, BoardSet::ReplierDiagonal, position.diagonal_sliders());
    both(BoardSet::MoverStraight, BoardSet::ReplierStraight, position.straight_sliders());
    both(BoardSet::MoverKing, BoardSet::ReplierKing, position.kings());
    block.at(BoardSet::ReplierCastlingRooks, lane) =
        (position.castling_rooks() & position.pieces(chess::Color::Black)).bits();
}

}  // namespace plyproof::perft
