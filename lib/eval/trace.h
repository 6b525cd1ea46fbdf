// SPDX-License-Identifier: MIT
// Trace: the evaluation of one position, taken apart by term and colour; the `eval` command prints it. Coefficients:
// the same taken apart by weight, for tuning. Both come from the very code that evaluates (sinks.h).
#pragma once

#include <array>

#include "chess/color.h"
#include "eval/weights.h"

namespace plyproof::eval {

/// The endgame half of a score is scaled by scale / kFullScale.
inline constexpr int kFullScale = 64;
/// The phase of a board with all its pieces; 0 is a board of kings and pawns.
inline constexpr int kFullPhase = 24;

struct Trace {
    /// What each side has by each term, from its own point of view.
    base::EnumArray<Term, base::EnumArray<chess::Color, Score>> terms;
    int phase = 0;
    int scale = kFullScale;
    bool known_ending = false;  ///< the total is by rules of its own (endgames.h), not the sum of the terms
    int total = 0;              ///< evaluate() of the same position: from the side to move's point of view
};

struct Coefficients {
    /// How often each weight counts for White, less how often for Black.
    std::array<std::int16_t, kWeightCount> counts{};
    /// How often each weight of danger counts for a side's attack on the other king; nothing for an attack that is too
    /// weak to be counted.
    base::EnumArray<chess::Color, std::array<std::int16_t, kWeightCount>> danger{};
    Trace trace;
};

}  // namespace plyproof::eval
