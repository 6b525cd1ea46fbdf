// SPDX-License-Identifier: MIT
// Checks: each proves one thing wrong about a conversation, and says it in a sentence, or has nothing to say. What an
// engine may do as it likes is no check's business.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "doctor/game.h"
#include "doctor/talk.h"

namespace plyproof::doctor {

using Check = std::function<std::optional<std::string>(const Talk& talk)>;

/// No bestmove without a go, and no more of them than there were goes. Holds for every conversation.
[[nodiscard]] std::optional<std::string> stray_best_move(const Talk& talk);

/// Each bestmove is legal there, and so is the move to ponder on.
[[nodiscard]] Check legal_moves_of(const Game& game);
/// The last bestmove alone.
[[nodiscard]] Check last_move_legal(const Game& game);
/// Each bestmove is this one.
[[nodiscard]] Check moves_are(const std::string& move);
/// Each bestmove says that there is none: "(none)", "0000" and the like.
[[nodiscard]] Check no_move();

/// So many lines with that first word, neither more nor fewer.
[[nodiscard]] Check said_times(const std::string& word, std::size_t times);
/// At least so many.
[[nodiscard]] Check said_at_least(const std::string& word, std::size_t times);

/// No bestmove came between a go and that line.
[[nodiscard]] Check no_move_before(const std::string& line);

/// It ended with exit code 0 where it was told to end.
[[nodiscard]] std::optional<std::string> ended_badly(const Talk& talk);

/// After `go perft` the number of leaves stands in the answer.
[[nodiscard]] Check says_number(const std::string& number);

}  // namespace plyproof::doctor
