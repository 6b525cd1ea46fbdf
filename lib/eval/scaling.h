// SPDX-License-Identifier: MIT
// How much of an advantage can be won: 64 of 64 parts, or fewer where few pawns, bishops of opposite colours, a
// rook ending or a fortress in the corner make it drawish.
#pragma once

#include "chess/position.h"

namespace plyproof::eval {

/// 0 to kFullScale, where `color` is ahead. Asks only what stands on the board, not who is to move.
[[nodiscard]] int scale_for(const chess::Position& position, chess::Color color);

}  // namespace plyproof::eval
