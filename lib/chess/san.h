// SPDX-License-Identifier: MIT
// Moves in Standard Algebraic Notation: Nf3, exd6, e8=Q+, O-O-O#.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "chess/move_text.h"

namespace plyproof::chess {

/// The shortest SAN of a legal move, with + or #. REQUIRES: the move is legal in `position`.
[[nodiscard]] std::string to_san(const Position& position, Move move);

/// The legal move a SAN text means. Takes what people write: missing or needless +, #, x and =, 0-0 for O-O, needless
/// disambiguation, "e.p.", annotation marks (! and ?).
base::Result<Move, MoveError> parse_san(const Position& position, std::string_view text);

}  // namespace plyproof::chess
