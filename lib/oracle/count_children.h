// SPDX-License-Identifier: MIT
// A divide from a program that only says totals: its totals one ply less deep, after each legal move.
#pragma once

#include "base/deadline.h"
#include "oracle/oracle.h"

namespace plyproof::oracle {

/// Asks for the position after each of *our* moves and gives the totals as the counts of these moves; their sum is the
/// answer's total. It shows below which move the program is wrong, but neither a move that it has too many nor one that
/// it lacks here: that shows only in the total that it says itself. The deadline is for all questions together.
/// REQUIRES: depth >= 2.
[[nodiscard]] base::Result<Answer, OracleError> count_children(Oracle& oracle, const Question& question,
                                                               base::Deadline deadline);

}  // namespace plyproof::oracle
