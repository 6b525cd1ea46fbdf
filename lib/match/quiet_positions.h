// SPDX-License-Identifier: MIT
// Positions of a game from which an evaluation can be tuned: quiet ones, with how the game ended.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "match/play_game.h"

namespace plyproof::match {

/// Up to `most` lines "FEN;1-0" (0-1, 1/2-1/2) of positions that are not in check, whose last move was neither a
/// capture nor a promotion and that come behind the opening and the eighth ply, drawn at random and in the order of the
/// game. Nothing from games that were void or ended by a fault: their result says nothing about the position.
[[nodiscard]] std::vector<std::string> quiet_positions(const PlayedGame& game, std::size_t most, std::uint64_t seed);

}  // namespace plyproof::match
