// SPDX-License-Identifier: MIT
// From the sum of the terms to the value: interpolated by phase, scaled, kept in range.
#pragma once

#include <algorithm>

#include "eval/evaluate.h"
#include "eval/material.h"
#include "eval/scaling.h"

namespace plyproof::eval {

/// What the terms' sum becomes.
struct Outcome {
    int phase;
    int scale;
    int value;  ///< from White's point of view
};

[[nodiscard]] inline Outcome outcome_of(const chess::Position& position, Score balance) {
    const int phase = phase_of(position);
    const int between = (balance.middle_game() * phase + balance.endgame() * (kFullPhase - phase)) / kFullPhase;
    const int scale = scale_for(position, between >= 0 ? Color::White : Color::Black);
    return {phase, scale, std::clamp(between * scale / kFullScale, -kMaxEvaluation, kMaxEvaluation)};
}

[[nodiscard]] PLYPROOF_INLINE int from_mover(const chess::Position& position, int white_value) {
    return position.side_to_move() == Color::White ? white_value : -white_value;
}

}  // namespace plyproof::eval
