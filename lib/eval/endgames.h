// SPDX-License-Identifier: MIT
// Endings against a bare king, which the terms do not understand: won ones drive the king to the edge (with bishop and
// knight to the corner of the bishop's colour), those without the material to mate are drawn.
// One pawn is won or drawn as the table of king_and_pawn.h says.
#pragma once

#include <optional>

#include "chess/position.h"

namespace plyproof::eval {

/// The value of a known ending from White's point of view, |value| < kMaxEvaluation; nothing for any other position.
[[nodiscard]] std::optional<int> known_ending(const chess::Position& position);

}  // namespace plyproof::eval
