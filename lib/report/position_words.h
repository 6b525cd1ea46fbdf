// SPDX-License-Identifier: MIT
// What was found out about a position that a file gave as a FEN, in one line for reports.
#pragma once

#include <string>
#include <string_view>

#include "chess/position_from.h"

namespace plyproof::report {

/// The problems with this verdict.
[[nodiscard]] chess::SetupProblems only(const chess::SetupProblems& problems, chess::Verdict verdict);

/// The problems of a FEN in words, or by their ids where the FEN is not whole and the words would need it; "; " between
/// them. REQUIRES: position_from gave them for this FEN or for one that begins with it.
[[nodiscard]] std::string problem_words(const chess::SetupProblems& problems, std::string_view fen);

}  // namespace plyproof::report
