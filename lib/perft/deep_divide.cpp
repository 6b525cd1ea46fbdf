// SPDX-License-Identifier: MIT
#include "perft/deep_divide.h"

#include <cassert>

#include "chess/legal_moves.h"

namespace plyproof::perft {

namespace {

class Walk {
public:
    Walk(const CountOptions& options, DeepDivide& result) : options_(options), result_(result) {}

    base::Result<void, CountError> visit(const chess::Position& position, int depth, int plies) {
        if (plies == 0) return add_line(position, depth);
        for (const chess::Move move : chess::legal_moves(position)) {
            line_.push_back(move);
            const auto done = visit(position.after(move), depth - 1, plies - 1);
            line_.pop_back();
            if (!done) return done;
        }
        return {};
    }

private:
    base::Result<void, CountError> add_line(const chess::Position& position, int depth) {
        const auto nodes = count(position, depth, options_);
        if (!nodes) return base::failure(nodes.error());
        std::uint64_t total = 0;
        if (__builtin_add_overflow(result_.total, *nodes, &total)) return base::failure(CountError::Overflow);
        result_.total = total;
        result_.entries.push_back({line_, *nodes});
        return {};
    }

    const CountOptions& options_;
    DeepDivide& result_;
    std::vector<chess::Move> line_;
};

}  // namespace

base::Result<void, CountError> deep_divide(const chess::Position& position, int depth, int plies,
                                           const CountOptions& options, DeepDivide& result) {
    assert(plies >= 1 && plies <= depth);
    return Walk(options, result).visit(position, depth, plies);
}

}  // namespace plyproof::perft
