// SPDX-License-Identifier: MIT
// The line that a report shows, made longer by what the transposition table knows: cut-offs by the table end lines
// early, and people want to see the mate that a score speaks of.
#pragma once

#include <vector>

#include "chess/position.h"
#include "search/transposition_table.h"

namespace plyproof::search {

/// The line itself or, where `score` is a mate and the table leads there, the line up to the mate. All moves are legal.
/// REQUIRES: the line's moves are legal one after the other; `score` is that of `root`.
[[nodiscard]] std::vector<chess::Move> completed_line(const chess::Position& root, const std::vector<chess::Move>& line,
                                                      Score score, const TranspositionTable& table);

/// The answer that is expected to `move`: the line's second move or, where there is none, the table's. kNoMove:
/// unknown.
[[nodiscard]] chess::Move expected_answer(const chess::Position& root, const std::vector<chess::Move>& line,
                                          const TranspositionTable& table);

}  // namespace plyproof::search
