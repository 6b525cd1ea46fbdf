// SPDX-License-Identifier: MIT
// Planted faults of a whole program: what it does instead of answering a count. Whoever drives a mutant must come
// through them unharmed.
#pragma once

#include <optional>

#include "common/console.h"
#include "mutants/board.h"

namespace plyproof::apps {

/// Does what the bugs say: crashes, hangs, floods, or prints nonsense. The exit code when that ends the program,
/// nothing when no such bug is planted. Hanging and flooding end by themselves after ten minutes.
std::optional<ExitCode> misbehave(const mutants::BugSet& bugs, const mutants::Board& board, Console& console);

}  // namespace plyproof::apps
