// SPDX-License-Identifier: MIT
// Lines of unknown shape: when one of them names moves, the program may have said their counts there, and a comparison
// that leaves the line out proves nothing. Text only, as in line_words.h.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace plyproof::oracle {

struct UnreadWords {
    std::vector<std::string> moves;  ///< words that look like moves, at most a few hundred
    bool leads = false;              ///< the line begins with one and a sign, "e2e4: three": it is meant as a move line
};

/// The moves whose counts a line may hold. None for a line without a number that does not begin with a move, a list of
/// moves alone, and what is known to be something else: "bestmove", "info", "position". REQUIRES: cleaned, and neither
/// read_move_line nor read_total_line gave anything.
[[nodiscard]] UnreadWords unread_words(std::string_view line);

}  // namespace plyproof::oracle
