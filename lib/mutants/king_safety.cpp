// SPDX-License-Identifier: MIT
#include "mutants/king_safety.h"

#include "mutants/attacks.h"
#include "mutants/king_safety_bugs.h"

namespace plyproof::mutants {

bool leaves_king_safe(const Trial& trial, const BugSet& bugs) {
    const bool safe = !king_can_be_taken(trial.after.board, trial.before.side_to_move, bugs);
    if (!bugs.any()) return safe;
    return safe ? !is_wrongly_forbidden(trial, bugs) : is_wrongly_allowed(trial, bugs);
}

}  // namespace plyproof::mutants
