// SPDX-License-Identifier: MIT
// The sum of all terms, compiled once for each instruction-set level: the same numbers, faster where the CPU counts
// bits by itself. The files kernel_*.cpp are compiled with more instructions than the rest of the program, so nothing
// inline with external linkage may be made in them that another file could pick up (base/inline.h; a test holds this).
#pragma once

#include <cstdint>

#include "chess/position.h"
#include "eval/score.h"

namespace plyproof::eval {

/// What White has more than Black by all terms.
using BalanceFunction = Score (*)(const chess::Position& position);

enum class InstructionSet : std::uint8_t {
    Portable,
    Popcnt,  ///< x86-64-v2: POPCNT
    Bmi,     ///< the bit manipulation of x86-64-v3 besides
    Best,    ///< the best that this CPU has
};

/// The function for an instruction set; nullptr where this CPU, or the build, does not have it. Never for Portable and
/// Best.
[[nodiscard]] BalanceFunction balance_for(InstructionSet set);

Score balance_portable(const chess::Position& position);
#if defined(__x86_64__)
Score balance_popcnt(const chess::Position& position);
Score balance_bmi(const chess::Position& position);
#endif

}  // namespace plyproof::eval
