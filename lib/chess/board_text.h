// SPDX-License-Identifier: MIT
// The plain board as text, for people: FEN letters, a dot for an empty square. Each square is three columns wide, so
// that brackets never meet; no line ends in blanks.
#pragma once

#include <string>

#include "chess/position.h"

namespace plyproof::chess {

/// Eight lines of men with rank digits on the left and file letters below; squares of `marked` are set in brackets.
/// White is at the bottom. Every line ends with a newline.
[[nodiscard]] std::string board_text(const Position& position, Bitboard marked = kNoSquares);

}  // namespace plyproof::chess
