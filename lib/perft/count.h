// SPDX-License-Identifier: MIT
// Perft: how many sequences of `depth` legal moves start in a position. Exact, or an error; never a wrong number. The
// count is the same for every kernel, any number of threads and any table.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "chess/position.h"

namespace plyproof::perft {

enum class CountError : std::uint8_t {
    Overflow,  ///< the count does not fit 64 bits
    Stopped,   ///< the stop token asked for it
};

/// The instruction sets the counter is compiled for. All give the same numbers.
enum class Kernel : std::uint8_t {
    Auto,      ///< the fastest this CPU has
    Portable,  ///< any CPU: magic tables, popcount in software where the compiler must
    Popcnt,    ///< x86-64-v2 (Nehalem and later): magic tables, POPCNT
    Bmi,       ///< x86-64-v3 without fast PEXT (Zen 1 and 2): magic tables, BMI, POPCNT
    Pext,      ///< x86-64-v3 with fast PEXT (Haswell, Zen 3 and later)
    Avx2,      ///< x86-64-v3, the last two plies for four boards at once
    Avx512,    ///< AVX-512 with VPOPCNTDQ and GFNI (Ice Lake, Zen 4 and later), for eight boards at once
};

/// The kernels that this CPU can run, slowest first, without Auto.
[[nodiscard]] std::vector<Kernel> available_kernels();
/// What Auto means here.
[[nodiscard]] Kernel best_kernel();
/// The best of those that count one board at a time.
[[nodiscard]] Kernel best_scalar_kernel();
/// "portable", "popcnt", ...
[[nodiscard]] std::string_view name_of(Kernel kernel);

/// How a vector kernel counts the nodes with two plies to go. All give the same numbers: the slower ones are there to
/// be compared with the first. Scalar kernels have one way only.
enum class NodePath : std::uint8_t {
    Differences,  ///< most moves by differences from the null move, the others as boards
    EveryKind,    ///< the same by the code for all kinds of men, whatever stands on the boards
    Boards,       ///< every move as a board
    Generator,    ///< the same, with the moves from the one move generator
};
inline constexpr NodePath kNodePaths[] = {NodePath::Differences, NodePath::EveryKind, NodePath::Boards,
                                          NodePath::Generator};
/// "differences", "every-kind", ...
[[nodiscard]] std::string_view name_of(NodePath path);

class HashTable;

struct CountOptions {
    Kernel kernel = Kernel::Auto;  ///< REQUIRES: Auto or one of available_kernels()
    std::stop_token stop{};        ///< looked at several times a second
    unsigned threads = 1;          ///< at most so many, the caller's among them. REQUIRES: at least 1
    HashTable* table = nullptr;    ///< where counts of subtrees are kept; several counts at a time may share one
    NodePath path = NodePath::Differences;
};

/// Leaves at `depth` plies; depth 0 is 1. REQUIRES: depth >= 0.
base::Result<std::uint64_t, CountError> count(const chess::Position& position, int depth,
                                              const CountOptions& options = {});

}  // namespace plyproof::perft
