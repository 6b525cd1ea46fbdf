// SPDX-License-Identifier: MIT
// Looking one move back: could the last move have led to this check? A check may stand on the board only because the
// last move gave it, so taking that move back must leave the king free of every attack. All moves there are get tried:
// steps and captures, double pushes, en passant, promotions, castling from any Chess960 square. One move back, no
// further: what is found impossible is impossible, what is found possible may still fail on older history.
#pragma once

#include "chess/board_sets.h"

namespace plyproof::chess {

/// Whether some last move of `mover` explains all checks to the other king; true when there is no check.
/// REQUIRES: exactly one king each, no pawn on the first or last rank.
[[nodiscard]] bool last_move_explains_checks(const BoardSets& board, Color mover);

/// The men that attacked the king of the side to move before the double push that `target` (an en-passant square)
/// claims. Any at all prove that this push was not played: it was not their side's turn.
/// REQUIRES: one king of the side to move; the pawn stands in front of `target`, both squares behind it are empty.
[[nodiscard]] Bitboard checkers_before_double_push(const BoardSets& board, Square target);

}  // namespace plyproof::chess
