// SPDX-License-Identifier: MIT
// Planted bugs about pins, checks, king steps and the special cases of en passant and castling: the wrong answers to
// "does this move leave its own king in safety?". Each bug is one condition on facts about the move that was tried.
#pragma once

#include "mutants/king_safety.h"

namespace plyproof::mutants {

/// True when a bug lets pass a move that exposes its king. REQUIRES: the trial is such a move.
[[nodiscard]] bool is_wrongly_allowed(const Trial& trial, const BugSet& bugs);

/// True when a bug stops a move that exposes no king. REQUIRES: the trial is such a move.
[[nodiscard]] bool is_wrongly_forbidden(const Trial& trial, const BugSet& bugs);

}  // namespace plyproof::mutants
