// SPDX-License-Identifier: MIT
// Names what is wrong with a list of moves at one position: the first law that an extra move breaks, the likely reason
// for a missing one, or that a move comes twice. Where there is more than one bug, each has its finding.
#pragma once

#include <vector>

#include "diagnose/comparison.h"
#include "diagnose/finding.h"
#include "diagnose/history.h"

namespace plyproof::diagnose {

/// All that every finding of a comparison says; its rule is CountWrong until a better one is known.
[[nodiscard]] Finding facts_of(const oracle::Question& question, const History& history, const Comparison& comparison,
                               SeenBy seen);

/// True when the other program lists other moves, or one twice, however it counts them.
[[nodiscard]] bool lists_differ(const Comparison& comparison);

/// One finding for each signature, those of extra moves first, each in the order of the rules; empty when the lists do
/// not differ. Every finding has all moves of the comparison. Where the fault is seen by path only and state_faults()
/// can say what was forgotten, that is the only finding.
[[nodiscard]] std::vector<Finding> list_findings(const oracle::Question& question, const History& history,
                                                 const Comparison& comparison, SeenBy seen);

}  // namespace plyproof::diagnose
