// SPDX-License-Identifier: MIT
// En passant: a pawn that has just made its double step, or is about to, one or two enemy pawns beside it, and a king
// and a slider on a line through the squares that the capture or the step empties or fills. On the edge files also a
// pawn on the far edge, which only a capture round the edge could reach.
#pragma once

#include "crosscheck/source_draft.h"

namespace plyproof::crosscheck {

void draw_en_passant(Draft& draft);

}  // namespace plyproof::crosscheck
