// SPDX-License-Identifier: MIT
// What is wrong with a position that was read from a FEN, in words for people and in short ids for programs. The words
// name squares and men; the carets stand under the men, the castling letter or the field in question.
#pragma once

#include <string>
#include <string_view>

#include "chess/position_from.h"

namespace plyproof::explain {

/// A stable kebab-case id: "no-king", "castling-without-rook", ...
[[nodiscard]] std::string_view id_of(chess::SetupProblemKind kind);
/// "error", "fixed", "note".
[[nodiscard]] std::string_view id_of(chess::Verdict verdict);
/// "standard", "chess960".
[[nodiscard]] std::string_view id_of(chess::Variant variant);

/// One line: what is wrong, and what would be right or what is done about it. Neither a full stop nor a newline at its
/// end. REQUIRES: position_from(setup, ...) gave this problem.
[[nodiscard]] std::string setup_problem_words(const chess::SetupProblem& problem, const chess::Setup& setup);

/// "error: " (or the other verdicts) and the words, the FEN, and carets: three lines, no newline at the end.
/// REQUIRES: as above, and `fen` is the text that `setup` was read from.
[[nodiscard]] std::string setup_problem_text(const chess::SetupProblem& problem, const chess::Setup& setup,
                                             std::string_view fen);

/// All problems that way, with newlines between them; empty when there are none.
[[nodiscard]] std::string setup_problems_text(const chess::SetupProblems& problems, const chess::Setup& setup,
                                              std::string_view fen);

}  // namespace plyproof::explain
