// SPDX-License-Identifier: MIT
// A list of moves that never allocates.
#pragma once

#include "base/static_vector.h"
#include "chess/move.h"

namespace plyproof::chess {

/// Room enough for every Position, reachable or not. The most in legal chess is 218. A Position holds at most 16 men a
/// side and one king: 15 men that are all queens have at most 27 moves each, and every promotion counts four times:
/// a pawn has at most 3 x 4 = 12, fewer than a queen. The king adds 8 moves and castling 2: 15 x 27 + 10 = 415.
inline constexpr std::size_t kMoveListCapacity = 416;

using MoveList = base::StaticVector<Move, kMoveListCapacity>;

}  // namespace plyproof::chess
