// SPDX-License-Identifier: MIT
// What legal moves that another program does not have have in common with the ways in which generators go wrong. A
// missing move proves no law broken: it has properties, and the most special one is the likely reason. A property that
// other moves of the position have too, which are not missing, is less likely than one that only the missing ones have.
#pragma once

#include "chess/move.h"
#include "explain/scene.h"

namespace plyproof::explain {

/// The properties of a legal move in the order of Rule, at least one. REQUIRES: legal in the scene.
[[nodiscard]] Reasons properties_of(const Scene& scene, chess::Move move);

/// The likely reasons for one of the missing moves, the likeliest first, at least one: first the properties that no
/// listed move has, then the others. REQUIRES: `missing` are legal moves of the scene and hold `move`.
[[nodiscard]] Reasons likely_reasons(const Scene& scene, chess::Move move, const std::vector<chess::Move>& missing);

}  // namespace plyproof::explain
