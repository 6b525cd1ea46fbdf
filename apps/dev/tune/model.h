// SPDX-License-Identifier: MIT
// The evaluation once more in floating point, as a function of its weights, with its derivatives. All of it is
// differentiated exactly: the danger of a king by the chain rule through danger_value, the scale by that of the side
// that is ahead. Only the rounding is left out, so nothing depends on the weights that are in the program.
#pragma once

#include <vector>

#include "eval/weights.h"
#include "samples.h"

namespace plyproof::tune {

/// A number for the middle game and one for the endgame: a weight, or a derivative by it.
struct Pair {
    double middle = 0;
    double end = 0;
};
using Weights = std::vector<Pair>;

/// The weights that are in the program.
[[nodiscard]] Weights weights_in_program();

/// Centipawns from White's point of view. REQUIRES: weights.size() == kWeightCount.
[[nodiscard]] double value_of(const Sample& sample, const Weights& weights);

/// What White can expect at a value, between 0 and 1: the logistic function that Elo uses, with K as its steepness.
[[nodiscard]] double expectation(double value, double k);

/// The mean square of result less expectation, over all samples. REQUIRES: there are some.
[[nodiscard]] double error_of(const Samples& samples, const Weights& weights, double k);

/// Adds the derivatives of one sample's squared error to `gradient`.
void add_gradient(const Sample& sample, const Weights& weights, double k, Weights& gradient);

}  // namespace plyproof::tune
