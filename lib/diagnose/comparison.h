// SPDX-License-Identifier: MIT
// Two answers to one question side by side.
#pragma once

#include <string>
#include <vector>

#include "diagnose/diff.h"
#include "oracle/oracle.h"
#include "perft/divide.h"

namespace plyproof::diagnose {

struct Comparison {
    perft::Divide ours;                   ///< the reference's
    oracle::Answer theirs;                ///< that of the program that is judged
    Diff diff;                            ///< without the counts of moves that come twice
    std::vector<std::string> duplicated;  ///< moves that come twice, as they are spelled

    [[nodiscard]] bool differs() const { return !diff.empty() || !duplicated.empty(); }
};

/// Compares them. A move that comes twice is a fault of the list: that its count is doubled is none of the counting. A
/// pawn's move to the last rank without a piece is understood as all four promotions only where it is counted like
/// them; else it is a move too many. Nothing listed and nothing counted is an empty list.
[[nodiscard]] Comparison compare(perft::Divide ours, oracle::Answer theirs, int depth);

}  // namespace plyproof::diagnose
