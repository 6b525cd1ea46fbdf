// SPDX-License-Identifier: MIT
// What a case of a suite tries, by the structure of its position and without looking at any bug: for each move that may
// be wrongly listed or wrongly left out the laws, the man, the direction (with castling that is the wing), the colour,
// and in lists of moves and where a right ends, whether it is Chess960. A suite that has one case of every kind finds
// faults that nobody has thought of.
#pragma once

#include <string>
#include <vector>

#include "explain/scene.h"

namespace plyproof::crosscheck {

/// The kinds that a count of this depth tries and one of a ply less does not, sorted, each once.
/// Depth 1: legal moves that must be there, and moves that must not: illegal ones, steps round the edge of the board,
/// castling without a right; men on and across the square of en passant; a clock at which the game may be drawn.
/// Depth 2: the same legal moves, played, also apart by whether they end a castling right; checks that they give, where
/// a man could ignore them. Depth 3: the special moves (en passant, castling, promotion, moves that end a right), which
/// change what the mover himself may do next, and rights that outlive a check. Depth 5: a position that comes again.
/// Texts such as "pinned-rook R-n white illegal".
[[nodiscard]] std::vector<std::string> kinds_tried(const explain::Scene& scene, int depth);

}  // namespace plyproof::crosscheck
