// SPDX-License-Identifier: MIT
// A game as PGN (S. J. Edwards, 1994): tags, and moves in SAN with what the programs thought of them in comments,
// {+0.35/12 0.041s}: score in pawns, depth, seconds. Opening moves have no comment.
#pragma once

#include <string>

#include "match/run_match.h"

namespace plyproof::match {

struct PgnNames {
    std::string first, second;
    std::string date;  ///< "2026.11.30"
    std::string time_control;
};

/// The text with an empty line behind it. Void games have the result *.
[[nodiscard]] std::string pgn_of(const MatchGame& game, const PgnNames& names);

}  // namespace plyproof::match
