// SPDX-License-Identifier: MIT
// A program answered for another position than the one in question, and all that is left of its answer are its last
// lines. Which position was it? One on the way there, or this one with the other side to move.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "diagnose/history.h"
#include "oracle/oracle.h"

namespace plyproof::diagnose {

/// The whole answer whose end the lines are: that for the position whose total they say and whose moves they list,
/// understood in the position in question. Nothing when it is none of those positions.
[[nodiscard]] std::optional<oracle::Answer> whole_answer(const oracle::Question& question, const History& history,
                                                         const std::vector<std::string>& lines);

}  // namespace plyproof::diagnose
