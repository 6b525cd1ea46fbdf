// SPDX-License-Identifier: MIT
#include "perft/count.h"

#include <cassert>

#include "perft/kernels.h"

namespace plyproof::perft {

base::Result<std::uint64_t, CountError> count(const chess::Position& position, int depth, const CountOptions& options) {
    assert(depth >= 0);
    if (depth == 0) return 1;
    CountRun run(options.stop);
    const std::uint64_t leaves = functions_of(options.kernel).count(position, depth, run);
    if (run.stopped()) return base::failure(CountError::Stopped);
    if (run.overflowed()) return base::failure(CountError::Overflow);
    return leaves;
}

}  // namespace plyproof::perft
