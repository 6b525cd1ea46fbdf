// SPDX-License-Identifier: MIT
// Mean and variance of the share of points that pairs of games bring, for those who judge by them. Counts may be
// fractions: whoever divides by the variance adds a trace of each sum, so that it is never zero.
#pragma once

#include <array>
#include <cstddef>

namespace plyproof::match {

/// Numbers of pairs by their sum, as in PairTally.
struct PairCounts {
    std::array<double, 5> numbers{};

    PairCounts() = default;
    template <class Iterator>
    PairCounts(Iterator begin, Iterator end) {
        for (std::size_t sum = 0; begin != end; ++begin, ++sum) numbers[sum] = static_cast<double>(*begin);
    }
};

struct Moments {
    double number = 0;    ///< of pairs
    double mean = 0.5;    ///< share of the points, from 0 to 1
    double variance = 0;  ///< of one pair's share
};

/// REQUIRES: a pair at least.
[[nodiscard]] inline Moments moments_of(const PairCounts& counts) {
    Moments moments{0, 0, 0};
    for (std::size_t sum = 0; sum < 5; ++sum) {
        moments.number += counts.numbers[sum];
        moments.mean += counts.numbers[sum] * static_cast<double>(sum) / 4;
    }
    moments.mean /= moments.number;
    for (std::size_t sum = 0; sum < 5; ++sum) {
        const double distance = static_cast<double>(sum) / 4 - moments.mean;
        moments.variance += counts.numbers[sum] * distance * distance;
    }
    moments.variance /= moments.number;
    return moments;
}

}  // namespace plyproof::match
