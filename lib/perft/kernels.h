// SPDX-License-Identifier: MIT
// The counters behind count(): one function per instruction-set level, all with the same contract and the same numbers.
// Their files are compiled with more instructions than the rest of the program, so nothing inline with external linkage
// may be made in them that another file could pick up (base/inline.h; a test over the object files holds this).
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>

#include "chess/position.h"
#include "perft/count.h"

namespace plyproof::perft {

/// What a running count needs to know and wants to say: whether it should stop, and whether a sum was too large.
/// REQUIRES: the token outlives it.
class CountRun {
public:
    explicit CountRun(const std::stop_token& stop, NodePath path = NodePath::Differences) : stop_(&stop), path_(path) {}
    /// A run that nobody can stop.
    CountRun() = default;

    /// True when the count is pointless by now. Asked before each subtree; subtrees of fewer than four plies take
    /// microseconds and do not ask the token.
    PLYPROOF_INLINE bool is_over(int depth) {
        if (depth >= kAskFromDepth) ask_token();
        return stopped_ || overflowed_;
    }
    PLYPROOF_INLINE void add(std::uint64_t& total, std::uint64_t more) {
        overflowed_ |= __builtin_add_overflow(total, more, &total);
    }

    [[nodiscard]] NodePath path() const { return path_; }
    [[nodiscard]] bool stopped() const { return stopped_; }
    [[nodiscard]] bool overflowed() const { return overflowed_; }

private:
    static constexpr int kAskFromDepth = 5;

    void ask_token();  // out of line: std::stop_token's functions must not be compiled into kernels

    const std::stop_token* stop_ = nullptr;
    NodePath path_ = NodePath::Differences;
    bool stopped_ = false;
    bool overflowed_ = false;
};

/// Leaves at `depth` plies. REQUIRES: depth >= 1. The number is of no use when `run` says stopped or overflowed.
using CountFunction = std::uint64_t (*)(const chess::Position& position, int depth, CountRun& run);

/// Leaves at two plies for each of several positions, whole blocks at a time: what a hashed count asks for. `leaves`
/// has room for `number` values.
using TwoPliesFunction = void (*)(const chess::Position* positions, std::size_t number, std::uint64_t* leaves,
                                  NodePath path);

/// The same at one ply: the number of legal moves of each position.
using RepliesFunction = void (*)(const chess::Position* positions, std::size_t number, std::uint64_t* replies);

struct KernelFunctions {
    CountFunction count;
    TwoPliesFunction count_two_plies;
    RepliesFunction count_replies;
};

/// The functions of a kernel. REQUIRES: one of available_kernels().
[[nodiscard]] const KernelFunctions& functions_of(Kernel kernel);

extern const KernelFunctions kPortableKernel;
#if defined(__x86_64__)
extern const KernelFunctions kPopcntKernel;
extern const KernelFunctions kBmiKernel;
extern const KernelFunctions kPextKernel;
extern const KernelFunctions kAvx2Kernel;
extern const KernelFunctions kAvx512Kernel;
#endif

}  // namespace plyproof::perft
