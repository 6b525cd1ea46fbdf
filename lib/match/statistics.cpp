// SPDX-License-Identifier: MIT
#include "match/statistics.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "match/pair_moments.h"

namespace plyproof::match {

namespace {

constexpr double kQuantile = 1.959963984540054;  // of the normal distribution: 95 % lie within

/// Wilson's interval for a share that was found in `number` trials.
Share wilson(double share, double number) {
    const double square = kQuantile * kQuantile / number;
    const double middle = (share + square / 2) / (1 + square);
    const double half = kQuantile / (1 + square) * std::sqrt(share * (1 - share) / number + square / (4 * number));
    return {share, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace

std::uint64_t pairs_of(const PairTally& pairs) { return std::accumulate(pairs.begin(), pairs.end(), std::uint64_t{0}); }

std::optional<Share> share_of(const PairTally& pairs) {
    const auto number = static_cast<double>(pairs_of(pairs));
    if (number == 0) return std::nullopt;
    const Moments moments = moments_of(PairCounts(pairs.begin(), pairs.end()));
    if (moments.variance <= 0) return wilson(moments.mean, number);
    const double half = kQuantile * std::sqrt(moments.variance / number);
    return Share{moments.mean, std::max(0.0, moments.mean - half), std::min(1.0, moments.mean + half)};
}

double elo_of(double score) { return -400 * std::log10(1 / score - 1); }

double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double superiority(const PairTally& pairs) {
    const auto number = static_cast<double>(pairs_of(pairs));
    if (number == 0) return 0.5;
    const Moments moments = moments_of(PairCounts(pairs.begin(), pairs.end()));
    if (moments.variance <= 0) {
        if (moments.mean == 0.5) return 0.5;
        const double next = (number + 1) / (number + 2);
        return moments.mean > 0.5 ? next : 1 - next;
    }
    const double deviation = std::sqrt(moments.variance / number);
    return std::erfc((0.5 - moments.mean) / deviation / std::numbers::sqrt2) / 2;
}

}  // namespace plyproof::match
