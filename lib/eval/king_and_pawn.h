// SPDX-License-Identifier: MIT
// King and pawn against king: won or drawn, exactly. The answers for all positions are found by working backwards from
// promotions, once, when the first one is asked for (less than a millisecond).
// https://www.chessprogramming.org/KPK
#pragma once

#include "chess/color.h"
#include "chess/square.h"

namespace plyproof::eval {

/// Whether `strong`, who has the pawn, wins with best play. REQUIRES: three different squares, the kings not beside
/// each other, the pawn on none of the back ranks, the side not to move not in check.
[[nodiscard]] bool pawn_wins(chess::Color strong, chess::Square strong_king, chess::Square pawn,
                             chess::Square weak_king, chess::Color to_move);

}  // namespace plyproof::eval
