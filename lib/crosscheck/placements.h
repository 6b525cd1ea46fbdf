// SPDX-License-Identifier: MIT
// Random legal placements of 3 to 16 men: anything the rules accept, with no thought of how a game would get there.
// A third of them have kings and rooks ready to castle, in Chess960 half.
#pragma once

#include "crosscheck/source_draft.h"

namespace plyproof::crosscheck {

/// One try; nothing when it came to no legal position of this strictness.
[[nodiscard]] std::optional<Drafted> random_placement(CounterRandom& random, chess::Variant variant,
                                                      Strictness strictness);

}  // namespace plyproof::crosscheck
