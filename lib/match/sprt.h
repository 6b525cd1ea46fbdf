// SPDX-License-Identifier: MIT
// The sequential probability ratio test (A. Wald, 1945): plays on until the results say well enough whether the
// difference of strength is rather `elo0` or rather `elo1`, and no longer. The log-likelihood ratio of the pairs is the
// generalised one for a normal mean (M. Van den Bergh's approximation, as chess testing frameworks use it):
// N (s1 - s0) (2 m - s0 - s1) / (2 v) with N pairs of mean m and variance v, and s the scores expected at elo0 and
// elo1.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "match/statistics.h"

namespace plyproof::match {

struct SprtQuestion {
    double elo0 = 0, elo1 = 5;
    double alpha = 0.05;  ///< how often elo1 may be taken where elo0 is true
    double beta = 0.05;   ///< and the other way
};

enum class SprtDecision : std::uint8_t { Open, First, Second };  ///< elo0, elo1

struct SprtState {
    double ratio = 0;  ///< log-likelihood ratio
    double lower = 0;  ///< at or below it: First
    double upper = 0;  ///< at or above it: Second
    SprtDecision decision = SprtDecision::Open;
};

/// Reads "elo0,elo1[,alpha,beta]"; the error says what is wrong.
[[nodiscard]] base::Result<SprtQuestion, std::string> parse_sprt(std::string_view text);

[[nodiscard]] SprtState sprt(const SprtQuestion& question, const PairTally& pairs);

}  // namespace plyproof::match
