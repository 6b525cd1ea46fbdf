// SPDX-License-Identifier: MIT
// Positions that a program may take this one for, because a move on the way was not made as it should have been: its
// list is then exactly the right one for such a position.
#pragma once

#include <vector>

#include "chess/setup.h"
#include "diagnose/history.h"
#include "explain/scene.h"

namespace plyproof::diagnose {

struct Hypothesis {
    explain::Reason reason;  ///< what was not done
    chess::Setup setup;      ///< what the program would take the position for; it need not be legal
};

/// The likeliest first, what the last move left undone before what earlier ones did. REQUIRES: moves were played.
[[nodiscard]] std::vector<Hypothesis> hypotheses_about(const History& history);

}  // namespace plyproof::diagnose
