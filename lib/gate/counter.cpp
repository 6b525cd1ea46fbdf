// SPDX-License-Identifier: MIT
#include "gate/counter.h"

#include "chess/legal_moves.h"
#include "perft/count.h"

namespace plyproof::gate {
namespace {

using Counted = base::Result<std::uint64_t, perft::CountError>;

// A subtree of this depth takes milliseconds in all but the wildest positions, so the clock is looked at often enough.
constexpr int kSliceDepth = 4;

// perft::count knows stop tokens but no clock; with a deadline the tree is counted slice by slice.
Counted count_until(const chess::Position& position, int depth, perft::Kernel kernel, const Limits& limits) {
    if (limits.deadline.is_never() || depth <= kSliceDepth) {
        return perft::count(position, depth, {.kernel = kernel, .stop = limits.stop});
    }
    std::uint64_t sum = 0;
    for (const chess::Move move : chess::legal_moves(position)) {
        if (limits.deadline.expired()) return base::failure(perft::CountError::Stopped);
        const Counted part = count_until(position.after(move), depth - 1, kernel, limits);
        if (!part) return part;
        if (__builtin_add_overflow(sum, *part, &sum)) return base::failure(perft::CountError::Overflow);
    }
    return sum;
}

base::Result<Count, CounterError> answer(const Question& question, perft::Kernel kernel, const Limits& limits) {
    const Counted counted = count_until(question.position, question.depth, kernel, limits);
    if (counted) return Count(*counted);
    if (counted.error() == perft::CountError::Overflow) {
        return base::failure(CounterError{CounterFault::Overflow, "the count does not fit 64 bits"});
    }
    return base::failure(CounterError{CounterFault::Stopped, "stopped"});
}

}  // namespace

Counter own_counter() {
    // Asking the CPU what it can takes longer than counting a small tree, above all in a virtual machine: ask once.
    return [kernel = perft::best_kernel()](const Question& question, const Limits& limits) {
        return answer(question, kernel, limits);
    };
}

}  // namespace plyproof::gate
