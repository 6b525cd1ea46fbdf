// SPDX-License-Identifier: MIT
#include "model.h"

#include <algorithm>
#include <cmath>

namespace plyproof::tune {

namespace {

Pair sum_of(std::span<const Part> parts, const Weights& weights) {
    Pair sum;
    for (const Part& part : parts) {
        sum.middle += weights[part.weight].middle * part.count;
        sum.end += weights[part.weight].end * part.count;
    }
    return sum;
}

/// eval::danger_value without rounding.
Pair danger_value(const Pair& danger) {
    const double middle = std::max(danger.middle, 0.0);
    const double low = std::min<double>(middle, eval::kDangerKnee);
    return {(low * low + 2 * eval::kDangerKnee * (middle - low)) / eval::kDangerDivisor,
            std::max(danger.end, 0.0) / eval::kDangerEndgameDivisor};
}

Pair danger_slope(const Pair& danger) {
    const double middle = std::clamp<double>(danger.middle, 0.0, eval::kDangerKnee);
    return {2 * middle / eval::kDangerDivisor, danger.end > 0 ? 1.0 / eval::kDangerEndgameDivisor : 0.0};
}

double unscaled(const Sample& sample, const Weights& weights) {
    const Pair linear = sum_of(sample.linear, weights);
    const Pair white = danger_value(sum_of(sample.white_danger, weights));
    const Pair black = danger_value(sum_of(sample.black_danger, weights));
    return sample.middle_share * (linear.middle + white.middle - black.middle) +
           (1 - sample.middle_share) * (linear.end + white.end - black.end);
}

double scale_of(const Sample& sample, double value) { return value >= 0 ? sample.white_scale : sample.black_scale; }

void add_parts(std::span<const Part> parts, const Pair& factor, Weights& gradient) {
    for (const Part& part : parts) {
        gradient[part.weight].middle += factor.middle * part.count;
        gradient[part.weight].end += factor.end * part.count;
    }
}

void add_danger(std::span<const Part> parts, const Pair& factor, const Weights& weights, Weights& gradient) {
    const Pair slope = danger_slope(sum_of(parts, weights));
    add_parts(parts, {factor.middle * slope.middle, factor.end * slope.end}, gradient);
}

}  // namespace

Weights weights_in_program() {
    Weights weights;
    for (const eval::Score& score : eval::kWeights) {
        weights.push_back({static_cast<double>(score.middle_game()), static_cast<double>(score.endgame())});
    }
    return weights;
}

double value_of(const Sample& sample, const Weights& weights) {
    const double value = unscaled(sample, weights);
    return value * scale_of(sample, value);
}

double expectation(double value, double k) { return 1 / (1 + std::exp(-k * value * std::log(10.0) / 400)); }

double error_of(const Samples& samples, const Weights& weights, double k) {
    double sum = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const Sample sample = samples[i];
        const double miss = sample.result - expectation(value_of(sample, weights), k);
        sum += miss * miss;
    }
    return sum / static_cast<double>(samples.size());
}

void add_gradient(const Sample& sample, const Weights& weights, double k, Weights& gradient) {
    const double value = unscaled(sample, weights);
    const double scale = scale_of(sample, value);
    const double expected = expectation(value * scale, k);
    const double slope = 2 * (expected - sample.result) * expected * (1 - expected) * k * std::log(10.0) / 400 * scale;
    const Pair white{slope * sample.middle_share, slope * (1 - sample.middle_share)};
    add_parts(sample.linear, white, gradient);
    add_danger(sample.white_danger, white, weights, gradient);
    add_danger(sample.black_danger, {-white.middle, -white.end}, weights, gradient);
}

}  // namespace plyproof::tune
