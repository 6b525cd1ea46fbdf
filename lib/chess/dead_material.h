// SPDX-License-Identifier: MIT
// Material with which nobody can mate: a draw at once (FIDE article 5.2.2, as far as the men alone tell it).
#pragma once

#include "chess/position.h"

namespace plyproof::chess {

/// True when no sequence of legal moves mates, by the men alone: bare kings, one minor piece, or bishops all on squares
/// of one colour.
[[nodiscard]] bool is_dead_material(const Position& position);

}  // namespace plyproof::chess
