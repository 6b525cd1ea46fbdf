// SPDX-License-Identifier: MIT
// From where games begin: lists of openings as text, and the start positions of Chess960.
//
// A list has an opening a line: UCI moves from the start position ("e2e4 c7c5"), or a FEN and, behind the word "moves",
// moves from there. Empty lines and those that begin with # are none.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/play_game.h"

namespace plyproof::match {

/// The openings of a list; the error names the first faulty line.
[[nodiscard]] base::Result<std::vector<Opening>, std::string> parse_openings(std::string_view text);

/// The start position of a number from 0 to 959, as R. Scharnagl numbers them; 518 is that of standard chess.
[[nodiscard]] chess::Position chess960_start(unsigned number);

/// So many of them, each once until all have been; the same seed gives the same ones.
[[nodiscard]] std::vector<Opening> chess960_openings(std::size_t count, std::uint64_t seed);

/// The same openings in an order that the seed gives.
[[nodiscard]] std::vector<Opening> shuffled(std::vector<Opening> openings, std::uint64_t seed);

}  // namespace plyproof::match
