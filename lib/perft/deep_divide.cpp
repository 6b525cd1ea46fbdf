// SPDX-License-Identifier: MIT
#include "perft/deep_divide.h"

#include <cassert>
#include <utility>

#include "chess/legal_moves.h"
#include "perft/count_each.h"

namespace plyproof::perft {

namespace {

/// All lines of so many moves, in the order of the tree, and the positions at their ends.
class Lines {
public:
    explicit Lines(const std::stop_token& stop) : stop_(stop) {}

    void add_below(const chess::Position& position, int plies) {
        if (stop_.stop_requested()) return;
        if (plies == 0) {
            lines.push_back(line_);
            ends.push_back(position);
            return;
        }
        for (const chess::Move move : chess::legal_moves(position)) {
            line_.push_back(move);
            add_below(position.after(move), plies - 1);
            line_.pop_back();
        }
    }

    std::vector<std::vector<chess::Move>> lines;
    std::vector<chess::Position> ends;

private:
    const std::stop_token& stop_;
    std::vector<chess::Move> line_;
};

}  // namespace

base::Result<void, CountError> deep_divide(const chess::Position& position, int depth, int plies,
                                           const CountOptions& options, DeepDivide& result) {
    assert(plies >= 1 && plies <= depth);
    Lines all(options.stop);
    all.add_below(position, plies);
    if (options.stop.stop_requested()) return base::failure(CountError::Stopped);
    bool fits = true;
    const auto counts = count_each(all.ends, depth - plies, options, [&](std::uint64_t leaves) {
        fits = fits && !__builtin_add_overflow(result.total, leaves, &result.total);
        result.entries.push_back({std::move(all.lines[result.entries.size()]), leaves});
    });
    if (!counts) return base::failure(counts.error());
    return fits ? base::Result<void, CountError>() : base::failure(CountError::Overflow);
}

}  // namespace plyproof::perft
