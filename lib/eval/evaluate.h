// SPDX-License-Identifier: MIT
// The evaluation of a position at rest: the sum of hand-written terms (one per file), interpolated between middle game
// and endgame, in centipawns. Integers only, no state: the same on every machine, and the same for a position and its
// mirror image. The fifty-move counter and repetitions are the search's business.
#pragma once

#include "chess/position.h"
#include "eval/trace.h"

namespace plyproof::eval {

/// No evaluation is further from zero.
inline constexpr int kMaxEvaluation = 20000;

/// Centipawns from the side to move's point of view, |value| <= kMaxEvaluation. Any legal Position, check or not.
[[nodiscard]] int evaluate(const chess::Position& position);

/// The same with every term by name. trace(p).total == evaluate(p).
[[nodiscard]] Trace trace(const chess::Position& position);

/// The same with every weight by number.
[[nodiscard]] Coefficients coefficients(const chess::Position& position);

}  // namespace plyproof::eval
