// SPDX-License-Identifier: MIT
// Texel's tuning method: the weights under which the evaluation foretells the results of games best, found by gradient
// descent (Adam, on small batches in an order that a seed fixes). The same samples, start and options give the same
// weights. https://www.chessprogramming.org/Texel%27s_Tuning_Method; Kingma and Ba, "Adam", 2015.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "model.h"

namespace plyproof::tune {

struct TuningOptions {
    int epochs = 30;           ///< how often every sample is seen
    std::size_t batch = 4096;  ///< samples for each step
    double step = 1.0;         ///< centipawns that a weight moves at most in one step, at first; falls to a twentieth
    /// How far from its start a weight is expected to end, in centipawns (a standard deviation): what decides for
    /// weights of which the samples say little.
    double spread = 6;
    std::uint64_t seed = 1;
};

/// The steepness with which the weights foretell the results best, to four digits. REQUIRES: there are samples.
[[nodiscard]] double best_steepness(const Samples& samples, const Weights& weights);

/// Called after each epoch with its number, from 1, and the weights so far.
using EpochDone = std::function<void(int epoch, const Weights& weights)>;

/// The tuned weights, not yet rounded; those so far when `stop` asks for an end. REQUIRES: there are samples.
[[nodiscard]] Weights tuned(const Samples& samples, const Weights& start, double k, const TuningOptions& options,
                            const EpochDone& done, const std::stop_token& stop);

}  // namespace plyproof::tune
