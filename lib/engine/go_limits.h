// SPDX-License-Identifier: MIT
// What a `go` asks for, as limits of a search. Numbers below what makes sense ask for a move at once.
#pragma once

#include "chess/position.h"
#include "search/limits.h"
#include "uci/command.h"

namespace plyproof::engine {

/// All limits but search_moves, which need the position's moves. Only the clock of `side` matters; where the line has
/// only the other's, there is no time at all.
[[nodiscard]] search::Limits limits_of(const uci::GoCommand& go, chess::Color side);

/// True when something of the line ends the search by itself: all but infinite, ponder and a bare `go`.
[[nodiscard]] bool is_bounded(const uci::GoCommand& go);

}  // namespace plyproof::engine
