// SPDX-License-Identifier: MIT
// Which fault makes a tree wrong whose parts are all right: moves that are not taken back properly, or a table of
// counts that takes one position for another. It is found by experiment. Each probe is a small position in which one
// thing only can go wrong, and for moves taken back it says what the board would look like then: the wrong counts must
// be exactly those of that board.
#pragma once

#include "diagnose/court.h"
#include "explain/scene.h"

namespace plyproof::diagnose {

/// The rules that fit, the likeliest first, never empty. `comparison` is that of the tree.
[[nodiscard]] base::Result<explain::Reasons, CourtError> probe_tree_fault(Court& court, const Comparison& comparison);

/// A position and what is left of it when one move was not taken back properly.
struct UnmakeProbe {
    explain::Rule rule;
    const char* words;
    const char* fen;
    int depth;
    std::vector<const char*> spoilt;  ///< FENs of the same side to move
};

[[nodiscard]] const std::vector<UnmakeProbe>& unmake_probes();

}  // namespace plyproof::diagnose
