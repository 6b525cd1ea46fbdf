// SPDX-License-Identifier: MIT
// The legal moves of a position: listed, counted, or only the captures and promotions. A move is legal when it is among
// these; there is no second test that could disagree.
#pragma once

#include "chess/move_list.h"
#include "chess/position.h"

namespace plyproof::chess {

/// All legal moves, in no promised order.
[[nodiscard]] MoveList legal_moves(const Position& position);

/// The legal captures (en passant too) and promotions: what a quiescence search looks at.
[[nodiscard]] MoveList legal_captures_and_promotions(const Position& position);

/// legal_moves(position).size(), faster.
[[nodiscard]] int count_legal_moves(const Position& position);

/// True when the move captures something. REQUIRES: legal in `position`.
[[nodiscard]] PLYPROOF_INLINE bool is_capture(const Position& position, Move move) {
    if (move.kind() == MoveKind::EnPassant) return true;
    return move.kind() != MoveKind::Castling && position.occupied().contains(move.to());
}

}  // namespace plyproof::chess
