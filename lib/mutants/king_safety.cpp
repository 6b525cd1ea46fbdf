// SPDX-License-Identifier: MIT
#include "mutants/king_safety.h"

#include "mutants/attacks.h"
#include "mutants/king_safety_bugs.h"

namespace plyproof::mutants {

namespace {

/// After castling a planted bug looks for attacks on the square where the king stood before.
bool is_king_attacked(const State& state, chess::Color color, const BugSet& bugs) {
    const std::optional<chess::Square> stale = state.stale_king[color];
    return stale ? is_attacked(state.board, *stale, opposite(color), bugs)
                 : king_can_be_taken(state.board, color, bugs);
}

}  // namespace

bool leaves_king_safe(const Trial& trial, const BugSet& bugs) {
    const bool safe = !is_king_attacked(trial.after, trial.before.side_to_move, bugs);
    if (!bugs.any()) return safe;
    return safe ? !is_wrongly_forbidden(trial, bugs) : is_wrongly_allowed(trial, bugs);
}

}  // namespace plyproof::mutants
