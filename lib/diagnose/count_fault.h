// SPDX-License-Identifier: MIT
// Why a program counts wrong although it lists the right moves everywhere: sums over all depths, a counter that is too
// small, mates taken for leaves, the wrong depth. Each is a claim about every wrong number of an answer, held to what
// it predicts exactly.
#pragma once

#include "diagnose/comparison.h"
#include "explain/scene.h"

namespace plyproof::diagnose {

/// The explanations that fit all wrong counts of the answer, in the order of the rules; empty when none does. Takes as
/// long as counting does. REQUIRES: the lists do not differ; both answered for `depth` plies below `position`.
[[nodiscard]] explain::Reasons count_faults(const chess::Position& position, int depth, const Comparison& comparison);

/// Of some such explanations those that fit all counts of another answer as well, the right ones too: what explains few
/// numbers may do so by chance. REQUIRES: the same.
[[nodiscard]] explain::Reasons still_fitting(explain::Reasons reasons, const chess::Position& position, int depth,
                                             const Comparison& comparison);

}  // namespace plyproof::diagnose
