// SPDX-License-Identifier: MIT
// What a program keeps from one question to the next: rights and squares of an earlier position, a table of counts that
// takes one position for another. It shows only where two questions come one after the other, so the question is asked
// together with its neighbours: the same board with all rights that it allows, with each en-passant square, with the
// other side to move. What is wrong then, and right in a new process, is such a fault.
#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "diagnose/court.h"
#include "diagnose/finding.h"
#include "diagnose/node.h"

namespace plyproof::diagnose {

/// A finding about the position of a question that was right so far, or about a neighbour of it. Nothing when there is
/// none, or when the program keeps no state. An error when it dies or hangs, or when all is stopped: whether it agrees
/// is open then. Asks for no more depth than is counted in a moment.
[[nodiscard]] base::Result<std::optional<Finding>, CourtError> leftover_finding(Court& court,
                                                                                const oracle::Question& question);

/// The finding about a count that is wrong after the questions `before` it in its process and right in a new one. What
/// they do not bring about again is told as an answer that varies.
[[nodiscard]] Finding outlasting_count(Court& court, const Node& node, const Comparison& comparison,
                                       const std::vector<oracle::Question>& before);

}  // namespace plyproof::diagnose
