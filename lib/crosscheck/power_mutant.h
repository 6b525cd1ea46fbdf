// SPDX-License-Identifier: MIT
// The planted bugs of lib/mutants as programs that can be asked to count, without a process: what a suite finds among
// them tells how strong it is. Like a process such a program remembers: what one question leaves behind (a hash table,
// the rights of an earlier position) the next one meets.
#pragma once

#include <vector>

#include "gate/counter.h"
#include "mutants/bug.h"

namespace plyproof::crosscheck {

/// Some bugs of the catalogue are faults of a program that no wrong count shows: it crashes, hangs or talks nonsense,
/// prints its moves wrongly, or does not play the moves behind a FEN, which no suite asks for. One more, the capture en
/// passant of a pawn that shields its captor's king on a diagonal, shows only where no game gets, and such a right of a
/// FEN is never put to a program (gate/plan.h).
[[nodiscard]] bool shows_in_counts(mutants::Bug bug);

/// Those that a count can show, in the order of the catalogue.
[[nodiscard]] std::vector<mutants::Bug> countable_bugs();

/// A program with these bugs that has just been started. It answers one question after the other, not several at once.
[[nodiscard]] gate::Counter mutant_counter(const mutants::BugSet& bugs);

}  // namespace plyproof::crosscheck
