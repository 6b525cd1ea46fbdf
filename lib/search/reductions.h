// SPDX-License-Identifier: MIT
// The numbers of selective search: how much is left out at which depth. Plain functions of plain numbers; which node
// they are asked about is the business of the files that prune.
#pragma once

#include <algorithm>
#include <array>

#include "search/score.h"

namespace plyproof::search {

namespace detail {

/// 64 x log2, made by squaring: six binary digits behind the point, and no floating point. REQUIRES: 1 <= number <
/// 2^16.
constexpr int log2_in_64ths(unsigned number) {
    int log = 0;
    while (number >> log > 1) ++log;
    // The mantissa in [1, 2) as a fixed-point number with 16 binary digits; squaring it doubles its logarithm.
    unsigned long long mantissa = (static_cast<unsigned long long>(number) << 16) >> log;
    for (int digit = 0; digit < 6; ++digit) {
        mantissa = mantissa * mantissa >> 16;
        const bool beyond_two = mantissa >= 2U << 16;
        log = 2 * log + (beyond_two ? 1 : 0);
        if (beyond_two) mantissa >>= 1;
    }
    return log;
}

inline constexpr int kReductionSize = 64;

constexpr auto make_reductions() {
    std::array<std::array<int, kReductionSize>, kReductionSize> table{};
    for (unsigned depth = 1; depth < kReductionSize; ++depth) {
        for (unsigned number = 1; number < kReductionSize; ++number) {
            table[depth][number] = 700 + log2_in_64ths(depth) * log2_in_64ths(number) * 10 / 135;
        }
    }
    return table;
}
inline constexpr auto kReductions = make_reductions();

}  // namespace detail

/// Late move reductions, in 1/1024 plies: they grow with the logarithms of depth and of the number of the move.
/// REQUIRES: depth >= 1, number >= 1.
[[nodiscard]] constexpr int late_move_reduction(int depth, int number) {
    return detail::kReductions[std::min(depth, detail::kReductionSize - 1)]
                              [std::min(number, detail::kReductionSize - 1)];
}

/// Quiet moves behind this number are left out. `improving`: the evaluation is better than two plies ago.
[[nodiscard]] constexpr int late_move_limit(int depth, bool improving) {
    return improving ? 9 + 184 * depth * depth / 100 : 6 + 102 * depth * depth / 100;
}

/// An evaluation this much above beta will not fall below it.
[[nodiscard]] constexpr Score reverse_futility_margin(int depth, bool improving) {
    return 95 * (depth - (improving ? 1 : 0)) + 20;
}
/// What a quiet move at this (reduced) depth hardly ever gains.
[[nodiscard]] constexpr Score futility_margin(int depth) { return 86 + 67 * depth; }
/// How many plies a null move is searched less.
[[nodiscard]] constexpr int null_move_reduction(int depth, Score above_beta) {
    return 3 + depth / 3 + std::clamp(above_beta / 111, 0, 3);
}
/// Exchanges that lose more than this are left out.
[[nodiscard]] constexpr Score exchange_margin(int depth, bool quiet) { return quiet ? -71 * depth : -76 * depth; }
/// Quiet moves with a history below this are left out.
[[nodiscard]] constexpr int history_margin(int depth) { return -11000 * depth; }

}  // namespace plyproof::search
