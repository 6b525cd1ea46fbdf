// SPDX-License-Identifier: MIT
// Pawns: steps, captures and edges; and promotions.
#pragma once

#include "crosscheck/source_draft.h"

namespace plyproof::crosscheck {

/// Pawns of both colours on all ranks, half of them unmoved, with men on the squares that they push over, push to,
/// capture on, and on those that they would reach backward or round an edge.
void draw_pawn_moves(Draft& draft);

/// Pawns about to promote or one step before, with men in front and on the squares of capture; beside rooks that may
/// castle; kings in check or where the new man gives check.
void draw_promotion(Draft& draft);

}  // namespace plyproof::crosscheck
