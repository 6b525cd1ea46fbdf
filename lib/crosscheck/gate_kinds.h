// SPDX-License-Identifier: MIT
// What a case of a suite tries, by the structure of its position and without looking at any bug: for each move that may
// be wrongly listed or wrongly left out the law, the man, the direction (with castling that is the wing), the colour,
// and standard chess or Chess960. A suite that has one case of every kind finds faults that nobody has thought of.
#pragma once

#include <string>
#include <vector>

#include "explain/scene.h"

namespace plyproof::crosscheck {

/// The kinds that a count of this depth tries and one of a ply less does not, sorted, each once.
/// Depth 1: illegal moves that must not be there, and legal ones that must.
/// Depth 2: the same legal moves, played, also apart by whether they end a castling right.
/// Depth 3: of those the special ones (en passant, castling, promotion, moves that end a right), which change what the
/// mover himself may do next. Deeper there is nothing new. Texts such as "pinned-rook r-n white standard illegal".
[[nodiscard]] std::vector<std::string> kinds_tried(const explain::Scene& scene, int depth);

}  // namespace plyproof::crosscheck
