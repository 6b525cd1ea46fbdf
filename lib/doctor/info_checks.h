// SPDX-License-Identifier: MIT
// Checks of what an engine says while it thinks, and of what it says about itself.
#pragma once

#include "doctor/checks.h"

namespace plyproof::doctor {

/// Every info line obeys its grammar.
[[nodiscard]] std::optional<std::string> malformed_info(const Talk& talk);

/// Every pv is a line of legal moves from there. Those that a search breaks off may end anywhere.
[[nodiscard]] Check pvs_are_legal(const Game& game);

/// No pv goes on behind a draw: the third time of a position, or a hundred half-moves without capture or pawn move.
[[nodiscard]] Check pvs_end_with_game(const Game& game);

/// Before each bestmove stands an info line with a score and a pv.
[[nodiscard]] std::optional<std::string> move_without_score(const Talk& talk);

/// The last pv before a bestmove (the best of several) begins with it.
[[nodiscard]] std::optional<std::string> move_not_of_pv(const Talk& talk);

/// Nothing with a score, depth or pv comes after the last bestmove.
[[nodiscard]] std::optional<std::string> info_after_move(const Talk& talk);

/// At some depth there are lines `multipv 1` to `multipv k` with different legal first moves, and never a number above.
[[nodiscard]] Check lists_best_lines(const Game& game, std::size_t count);

/// Some score comes with three chances that add up to 1000.
[[nodiscard]] std::optional<std::string> no_chances(const Talk& talk);

/// `id name` and `id author`, before uciok.
[[nodiscard]] std::optional<std::string> no_identity(const Talk& talk);

/// Options obey their grammar, and no two have the same name.
[[nodiscard]] std::optional<std::string> malformed_options(const Talk& talk);

/// At the best of all searches the bestmove comes within that time after our line: `stop`, `ponderhit`.
[[nodiscard]] Check plays_within(std::chrono::milliseconds time, const std::string& line);

}  // namespace plyproof::doctor
