// SPDX-License-Identifier: MIT
// The counters behind count(): one function per instruction-set level, all with the same contract and the same numbers.
// Their files are compiled with more instructions than the rest of the program, so nothing inline with external linkage
// may be made in them that another file could pick up (base/inline.h; a test over the object files holds this).
#pragma once

#include <cstdint>
#include <stop_token>

#include "chess/position.h"

namespace plyproof::perft {

/// What a running count needs to know and wants to say: whether it should stop, and whether a sum was too large.
class CountRun {
public:
    explicit CountRun(std::stop_token stop) : stop_(std::move(stop)) {}

    /// True when the count is pointless by now. Asked before each subtree; subtrees of fewer than four plies take
    /// microseconds and do not ask the token.
    PLYPROOF_INLINE bool is_over(int depth) {
        if (depth >= kAskFromDepth) ask_token();
        return stopped_ || overflowed_;
    }
    PLYPROOF_INLINE void add(std::uint64_t& total, std::uint64_t more) {
        overflowed_ |= __builtin_add_overflow(total, more, &total);
    }

    [[nodiscard]] bool stopped() const { return stopped_; }
    [[nodiscard]] bool overflowed() const { return overflowed_; }

private:
    static constexpr int kAskFromDepth = 5;

    void ask_token();  // out of line: std::stop_token's functions must not be compiled into kernels

    std::stop_token stop_;
    bool stopped_ = false;
    bool overflowed_ = false;
};

/// Leaves at `depth` plies. REQUIRES: depth >= 1. The number is of no use when `run` says stopped or overflowed.
using KernelFunction = std::uint64_t (*)(const chess::Position& position, int depth, CountRun& run);

std::uint64_t count_portable(const chess::Position& position, int depth, CountRun& run);
#if defined(__x86_64__)
std::uint64_t count_popcnt(const chess::Position& position, int depth, CountRun& run);
std::uint64_t count_bmi(const chess::Position& position, int depth, CountRun& run);
std::uint64_t count_pext(const chess::Position& position, int depth, CountRun& run);
#endif

}  // namespace plyproof::perft
