// SPDX-License-Identifier: MIT
// Why somebody may have expected another count.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "chess/position.h"
#include "diagnose/count_hint.h"

namespace plyproof::apps {

/// All explanations of `said` that fit exactly. Counts the lower depths for it and, where that takes seconds at most,
/// the statistics; a stop leaves out what was not ready. REQUIRES: `counted` is the right count at `depth` plies.
[[nodiscard]] std::vector<diagnose::CountHint> explain_count(const chess::Position& position, int depth,
                                                             std::uint64_t counted, oracle::ForeignCount said,
                                                             std::stop_token stop);

}  // namespace plyproof::apps
