// SPDX-License-Identifier: MIT
#include "perft/divide.h"

#include <cassert>

#include "chess/legal_moves.h"
#include "perft/count_each.h"

namespace plyproof::perft {

base::Result<Divide, CountError> divide(const chess::Position& position, int depth, const CountOptions& options,
                                        const DivideProgress& progress) {
    assert(depth >= 1);
    const chess::MoveList moves = chess::legal_moves(position);
    std::vector<chess::Position> positions;
    for (const chess::Move move : moves) positions.push_back(position.after(move));

    Divide result;
    result.entries.reserve(moves.size());
    const auto counts = count_each(positions, depth - 1, options, [&](std::uint64_t leaves) {
        // The sum is looked at again below; until then it only serves the progress.
        result.total += leaves;
        result.entries.push_back({moves[result.entries.size()], leaves});
        if (progress) progress(result, moves.size());
    });
    if (!counts) return base::failure(counts.error());
    result.total = 0;
    for (const std::uint64_t leaves : *counts) {
        if (__builtin_add_overflow(result.total, leaves, &result.total)) return base::failure(CountError::Overflow);
    }
    return result;
}

}  // namespace plyproof::perft
