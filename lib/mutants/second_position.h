// SPDX-License-Identifier: MIT
// Planted: what an earlier position leaves behind in the next one. A program that is asked about one position after the
// other keeps the last setup and has each new one changed here.
#pragma once

#include <optional>

#include "chess/setup.h"
#include "mutants/bug.h"

namespace plyproof::mutants {

/// The setup that a program with these bugs believes in when it is told `asked` after `last` (which it believed in).
/// Without such a bug, and without an earlier position, what it was told.
[[nodiscard]] chess::Setup with_leftovers(chess::Setup asked, const std::optional<chess::Setup>& last,
                                          const BugSet& bugs);

}  // namespace plyproof::mutants
