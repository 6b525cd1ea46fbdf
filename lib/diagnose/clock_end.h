// SPDX-License-Identifier: MIT
// A program may take the game for over after so many half-moves without a capture or a pawn's move, be it 100, 75 or
// 50, and end its tree there. Whether it does is tried: the same board is asked by FEN with its clock at 0.
#pragma once

#include "diagnose/court.h"
#include "diagnose/node.h"

namespace plyproof::diagnose {

/// True when an answer lacks only moves that let the clock run on, all of them, or only counts too little, and is right
/// for the same board with its clock at 0. Asks nothing where the clock is at 0 or the answer is wrong in another way.
[[nodiscard]] bool ends_by_clock(Court& court, const Node& node, const Comparison& comparison);

}  // namespace plyproof::diagnose
