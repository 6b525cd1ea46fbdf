// SPDX-License-Identifier: MIT
// Checks of whole searches: what is left in the hand of somebody who watched them, the last score, line, node count and
// move of each. Of several best lines (MultiPV) only the first counts.
#pragma once

#include <vector>

#include "doctor/checks.h"

namespace plyproof::doctor {

/// The search number i ends with the score number i; a search without any score is at fault too.
[[nodiscard]] Check last_scores_are(std::vector<uci::Score> scores);

/// Whether the search number i ends with a score above zero, else with one below: who is to move is better, or worse.
[[nodiscard]] Check movers_are_better(std::vector<bool> better);

/// All searches end with the same move and the same count of nodes.
[[nodiscard]] std::optional<std::string> searches_differ(const Talk& talk);

/// The last score of each depth, and so that before the bestmove, is no bound. For searches that end of themselves at a
/// depth: who is broken off may be in the middle of one.
[[nodiscard]] std::optional<std::string> bound_left_open(const Talk& talk);

/// The move to ponder on is the second of the last pv, where both are named.
[[nodiscard]] std::optional<std::string> ponder_move_not_of_pv(const Talk& talk);

/// No `currmove` comes within a second of its go.
[[nodiscard]] std::optional<std::string> current_move_too_early(const Talk& talk);

}  // namespace plyproof::doctor
