// SPDX-License-Identifier: MIT
// Moves in Standard Algebraic Notation: Nf3, exd6, e8=Q+, O-O-O#.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "chess/move_text.h"

namespace plyproof::chess {

/// The shortest SAN of a legal move, with + or #: the file of the moving man is added where another man of its kind may
/// legally go to the same square, or the rank where the file does not tell them apart, or both.
/// REQUIRES: the move is legal in `position`.
[[nodiscard]] std::string to_san(const Position& position, Move move);

/// The legal move a SAN text means. Takes what people write: missing or needless +, #, x and =, promotion letters in
/// either case, 0-0 for O-O, needless disambiguation and the long forms (Ng1-f3, e2-e4), P for a pawn, "e.p." (then
/// only an en-passant capture is meant), annotation marks (! and ?), blanks around. A pawn move without file and x
/// ("d5") is a push, never a capture.
base::Result<Move, MoveError> parse_san(const Position& position, std::string_view text);

}  // namespace plyproof::chess
