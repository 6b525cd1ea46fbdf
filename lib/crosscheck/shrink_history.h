// SPDX-License-Identifier: MIT
// Shrinking of what a program gets wrong only after other questions: first to the shortest history, which is one
// question most of the time, then that and the question itself to fewer men, rights and plies. Each try begins with a
// new process; the question alone must be answered right by one. The same program and failure give the same result.
//
// The shortest end of the history is looked for by doubling and halving, then questions are left out in groups
// (Zeller and Hildebrandt 2002).
#pragma once

#include "crosscheck/shrink.h"

namespace plyproof::crosscheck {

/// The failure with the fewest earlier questions that were found to bring it about. Not confirmed, and as it was given
/// but without any `earlier`, where those do not bring it about again; with them where it was stopped before that was
/// known. Beside options.max_questions it may ask for the history four times.
/// REQUIRES: failure.later.
[[nodiscard]] Shrunk shrink_history(const diagnose::Parties& parties, const Failure& failure,
                                    const ShrinkOptions& options);

}  // namespace plyproof::crosscheck
