// SPDX-License-Identifier: MIT
// The position before a double step. Some faults of en passant show only, or only not, when the step is played.
#pragma once

#include <optional>

#include "oracle/question.h"

namespace plyproof::diagnose {

/// The same question with the double step that `passed` claims as its first move: the pawn stands at home again and it
/// is the other side's turn. Nothing when the question has moves, the board refutes the step, or it was not legal.
[[nodiscard]] std::optional<oracle::Question> asked_before_double_step(const oracle::Question& question,
                                                                       chess::Square passed);

}  // namespace plyproof::diagnose
