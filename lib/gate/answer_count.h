// SPDX-License-Identifier: MIT
// The count that a program's answer stands for, and whether the answer holds together: its total must be the sum of its
// moves, and its moves must be legal. A list that is wrong is wrong even where its number happens to be right.
#pragma once

#include "gate/counter.h"
#include "oracle/oracle.h"

namespace plyproof::gate {

/// REQUIRES: `question` is the one that was answered. Fails with Unreadable where the answer leaves open what the
/// program counted, with Unsuitable where a move lister may have hidden moves and its count is less than
/// `expected`.
[[nodiscard]] base::Result<Count, oracle::OracleError> count_of(const oracle::Answer& answer,
                                                                const oracle::Question& question,
                                                                std::uint64_t expected, const std::string& name);

}  // namespace plyproof::gate
