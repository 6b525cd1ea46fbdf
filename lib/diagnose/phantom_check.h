// SPDX-License-Identifier: MIT
// A legal move may be missing because the program believes that it leaves the king in check. What would make it believe
// so: a man that it leaves on the board when it tries the move, or an attack that is none, round the edge of the board
// or through a man? The list itself tells what cannot be the reason: a move that would be forbidden, too, and is
// listed.
#pragma once

#include <vector>

#include "chess/move.h"
#include "explain/scene.h"

namespace plyproof::diagnose {

/// The rules whose breaking forbids all of the missing moves, and none of their like that are listed.
/// REQUIRES: `missing` are legal in the scene's position.
[[nodiscard]] explain::Reasons phantom_checks(const explain::Scene& scene, const std::vector<chess::Move>& missing);

}  // namespace plyproof::diagnose
