// SPDX-License-Identifier: MIT
// Mutated suite positions: a position that somebody thought worth counting, played on for a few plies or not, then
// changed in up to four places: a man removed, added, moved, exchanged or turned to the other side, a right dropped,
// the turn passed on.
#pragma once

#include <vector>

#include "crosscheck/source_draft.h"

namespace plyproof::crosscheck {

/// One try; nothing when it came to no legal position of this strictness, or to one of Chess960 while `variant` is
/// standard. REQUIRES: `suite` is not empty.
[[nodiscard]] std::optional<Drafted> mutated_position(CounterRandom& random, const std::vector<chess::Accepted>& suite,
                                                      chess::Variant variant, Strictness strictness);

}  // namespace plyproof::crosscheck
