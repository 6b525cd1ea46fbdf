// SPDX-License-Identifier: MIT
#include "perft/count.h"

#include <cassert>

#include "perft/count_each.h"

namespace plyproof::perft {

base::Result<std::uint64_t, CountError> count(const chess::Position& position, int depth, const CountOptions& options) {
    assert(depth >= 0);
    const auto counts = count_each({&position, 1}, depth, options);
    if (!counts) return base::failure(counts.error());
    return counts->front();
}

}  // namespace plyproof::perft
