// SPDX-License-Identifier: MIT
#include "perft/divide.h"

#include <cassert>

#include "chess/legal_moves.h"

namespace plyproof::perft {

base::Result<Divide, CountError> divide(const chess::Position& position, int depth, const CountOptions& options,
                                        const DivideProgress& progress) {
    assert(depth >= 1);
    const chess::MoveList moves = chess::legal_moves(position);
    Divide result;
    result.entries.reserve(moves.size());
    for (const chess::Move move : moves) {
        const auto nodes = count(position.after(move), depth - 1, options);
        if (!nodes) return base::failure(nodes.error());
        if (__builtin_add_overflow(result.total, *nodes, &result.total)) return base::failure(CountError::Overflow);
        result.entries.push_back({move, *nodes});
        if (progress) progress(result, moves.size());
    }
    return result;
}

}  // namespace plyproof::perft
