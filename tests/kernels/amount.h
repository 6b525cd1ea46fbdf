// SPDX-License-Identifier: MIT
// How much the kernels are tried. Quick by default; before a release as much as PLYPROOF_RANDOM_POSITIONS says, with
// all positions of the suites besides.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>

#include "support/effort.h"

namespace plyproof::kernels {

struct Amount {
    std::size_t random_positions = support::effort<std::size_t>(6000, 1000);
    std::size_t every_nth_case = support::effort<std::size_t>(16, 40);           ///< of the suites
    std::uint64_t most_leaves = support::effort<std::uint64_t>(50'000, 10'000);  ///< counted below one position
};

/// Throws std::invalid_argument when the environment has no number to read.
inline Amount amount() {
    const char* asked = std::getenv("PLYPROOF_RANDOM_POSITIONS");
    if (asked == nullptr) return {};
    return {.random_positions = std::stoull(asked), .every_nth_case = 1};
}

}  // namespace plyproof::kernels
