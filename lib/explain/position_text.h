// SPDX-License-Identifier: MIT
// A position in words: whose turn, castling rights, en passant, checks, pins, clocks, legal moves, FEN and verdicts. It
// stands below the drawn board (chess/board_text.h) in `perft --show`.
#pragma once

#include <string>
#include <vector>

#include "chess/position_from.h"

namespace plyproof::explain {

/// A line for each property, and the legal moves in SAN below their number, in alphabetical order and wrapped at 100
/// columns. Every line ends with a newline. `setup` is what `accepted` was made from (setup_of(position) where it was
/// made by playing on).
[[nodiscard]] std::string position_text(const chess::Accepted& accepted, const chess::Setup& setup);

/// The enemy slider that pins the man on `pinned` against the king of its colour.
/// REQUIRES: position.pinned(...) of that man's colour contains it.
[[nodiscard]] chess::Square pinner_of(const chess::Position& position, chess::Square pinned);

/// The legal moves in SAN, in alphabetical order.
[[nodiscard]] std::vector<std::string> sorted_san_moves(const chess::Position& position);

}  // namespace plyproof::explain
