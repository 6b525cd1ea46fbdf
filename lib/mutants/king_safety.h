// SPDX-License-Identifier: MIT
// The law behind pins, checks and forbidden king steps: after a move the own king must not be there for the taking.
// One question serves them all; the wrong answers that planted bugs give are in king_safety_bugs.h.
#pragma once

#include <optional>

#include "chess/move.h"
#include "mutants/bug.h"
#include "mutants/state.h"

namespace plyproof::mutants {

/// A move as it is tried out.
struct Trial {
    const State& before;
    const State& after;
    chess::Move move;
    bool check_is_unseen = false;  ///< a planted bug overlooked that the last move gave check
    /// A planted bug sees only this one of two checkers.
    std::optional<chess::Square> only_known_checker = std::nullopt;
};

/// True when the move leaves its own king in safety.
[[nodiscard]] bool leaves_king_safe(const Trial& trial, const BugSet& bugs = {});

}  // namespace plyproof::mutants
