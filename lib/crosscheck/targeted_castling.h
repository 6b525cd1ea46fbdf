// SPDX-License-Identifier: MIT
// Castling: kings and rooks with rights, men on the way and attacks on every square of it, the rooks under attack,
// pawns about to promote beside them; to castle now, next move, or to lose the right by this move. In Chess960 on all
// files, with more rooks of both sides on the back rank.
#pragma once

#include "crosscheck/source_draft.h"

namespace plyproof::crosscheck {

void draw_castling(Draft& draft);

}  // namespace plyproof::crosscheck
