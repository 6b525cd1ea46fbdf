// SPDX-License-Identifier: MIT
// What the results of games say about strength. Games come in pairs, one opening with both colours; the five sums that
// a pair can have (pentanomial) vary less than single games do, because an opening that favours a side favours each
// program once. All here is from the first program's point of view.
//
// Elo is the logistic scale: a difference d makes an expected score of 1 / (1 + 10^(-d/400)).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace plyproof::match {

/// Wins, draws and losses of games.
struct Tally {
    std::uint64_t wins = 0, draws = 0, losses = 0;

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Numbers of pairs by their sum: 0, 1/2, 1, 3/2 and 2 points.
using PairTally = std::array<std::uint64_t, 5>;

[[nodiscard]] std::uint64_t pairs_of(const PairTally& pairs);

/// A share of the points, from 0 to 1, and the interval of 95 % around it.
struct Share {
    double value = 0.5, low = 0, high = 1;
};

/// The share of the points in pairs, with the normal interval of their mean; where all pairs have the same sum, which
/// leaves no variance, Wilson's interval (E. B. Wilson, 1927). Nothing without a pair.
[[nodiscard]] std::optional<Share> share_of(const PairTally& pairs);

/// The Elo difference of an expected score; infinite for 0 and 1.
[[nodiscard]] double elo_of(double score);
/// And back.
[[nodiscard]] double score_of(double elo);

/// How likely it is that the first program is the stronger one. Half without a pair; where all pairs have the same sum,
/// what Laplace's rule of succession says of the next one.
[[nodiscard]] double superiority(const PairTally& pairs);

}  // namespace plyproof::match
