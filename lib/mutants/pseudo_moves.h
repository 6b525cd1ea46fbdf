// SPDX-License-Identifier: MIT
// Moves by how the men move, without a thought for the own king's safety (castling excepted, see castling.h).
#pragma once

#include <vector>

#include "chess/move.h"
#include "mutants/bug.h"
#include "mutants/state.h"

namespace plyproof::mutants {

/// All moves of the side to move that are legal, and those that leave its own king to be taken.
[[nodiscard]] std::vector<chess::Move> pseudo_moves(const State& state, const BugSet& bugs = {});

}  // namespace plyproof::mutants
