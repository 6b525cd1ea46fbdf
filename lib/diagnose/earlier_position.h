// SPDX-License-Identifier: MIT
// A list may be the right one for a position on the way to the one in question: the program did not play the moves, or
// not all of them. A move is listed where it can be played, so such a list names the first move that was left out, from
// a square that its man has left. Only where a man of the same side stands there again, as after king and rook have
// gone and come back, can a forgotten state make the same list.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "diagnose/node.h"
#include "oracle/foreign_divide.h"

namespace plyproof::diagnose {

/// True when an answer is the right one, with its counts, for the position before the move history.moves[ply].
[[nodiscard]] bool answers_before(const Node& node, std::size_t ply, const oracle::ForeignDivide& answer);

/// The plies before which an answer is right though it is not for the node's position, the first one first.
[[nodiscard]] std::vector<std::size_t> plies_answered(const Node& node, const oracle::ForeignDivide& answer);

/// True when a list that is right before a ply may be that of the node's position with one thing forgotten.
[[nodiscard]] bool may_be_chance(const History& history, std::size_t ply);

/// "the position before all moves", "the position after 1 of the 2 moves".
[[nodiscard]] std::string words_for(const History& history, std::size_t ply);

}  // namespace plyproof::diagnose
