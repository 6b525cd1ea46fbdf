// SPDX-License-Identifier: MIT
// How pieces move, and what becomes of few or very many of them.
#pragma once

#include "crosscheck/source_draft.h"

namespace plyproof::crosscheck {

/// Knights, kings, pawns and sliders on the rim, and men on the far rims that only a move round the edge could reach.
void draw_rim(Draft& draft);

/// Sliders and knights on all squares among blockers of both colours; often on long diagonals.
void draw_sliders(Draft& draft);

/// Many queens: up to more than two hundred moves.
void draw_many_moves(Draft& draft);

/// Two to seven men: bare kings, mates and stalemates, clocks near a hundred half-moves, rights in trees small enough
/// for deep counts.
void draw_ending(Draft& draft);

}  // namespace plyproof::crosscheck
