// SPDX-License-Identifier: MIT
#include "tuning.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace plyproof::tune {

namespace {

/// One weight's moving means of the gradient and of its square.
struct Means {
    Pair first;
    Pair second;
};

class Adam {
public:
    explicit Adam(std::size_t weights) : means_(weights) {}

    void step(Weights& weights, const Weights& gradient, double size) {
        ++steps_;
        first_bias_ = 1 - std::pow(kFirstDecay, steps_);
        second_bias_ = 1 - std::pow(kSecondDecay, steps_);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            weights[i].middle -= size * direction(means_[i].first.middle, means_[i].second.middle, gradient[i].middle);
            weights[i].end -= size * direction(means_[i].first.end, means_[i].second.end, gradient[i].end);
        }
    }

private:
    static constexpr double kFirstDecay = 0.9;
    static constexpr double kSecondDecay = 0.999;

    [[nodiscard]] double direction(double& first, double& second, double gradient) const {
        first = kFirstDecay * first + (1 - kFirstDecay) * gradient;
        second = kSecondDecay * second + (1 - kSecondDecay) * gradient * gradient;
        return first / first_bias_ / (std::sqrt(second / second_bias_) + 1e-12);
    }

    std::vector<Means> means_;
    int steps_ = 0;
    double first_bias_ = 1;
    double second_bias_ = 1;
};

/// The mean gradient of some samples, and that of a spring that holds each weight to its start.
Weights gradient_of(const Samples& samples, std::span<const std::uint32_t> chosen, const Weights& weights,
                    const Weights& start, double k, double hold) {
    Weights gradient(weights.size());
    for (const std::uint32_t index : chosen) add_gradient(samples[index], weights, k, gradient);
    const auto count = static_cast<double>(chosen.size());
    for (std::size_t i = 0; i < weights.size(); ++i) {
        gradient[i].middle = gradient[i].middle / count + 2 * hold * (weights[i].middle - start[i].middle);
        gradient[i].end = gradient[i].end / count + 2 * hold * (weights[i].end - start[i].end);
    }
    return gradient;
}

/// std::shuffle may differ between standard libraries; this does not.
void shuffle(std::vector<std::uint32_t>& order, std::mt19937_64& random) {
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random() % i]);
}

}  // namespace

double best_steepness(const Samples& samples, const Weights& weights) {
    double best = 1;
    double best_error = error_of(samples, weights, best);
    for (double step = 0.5; step > 0.0002; step /= 2) {
        for (const double k : {best - step, best + step}) {
            if (k <= 0) continue;
            const double error = error_of(samples, weights, k);
            if (error < best_error) {
                best = k;
                best_error = error;
            }
        }
    }
    return best;
}

Weights tuned(const Samples& samples, const Weights& start, double k, const TuningOptions& options,
              const EpochDone& done, const std::stop_token& stop) {
    std::mt19937_64 random(options.seed);
    std::vector<std::uint32_t> order(samples.size());
    std::iota(order.begin(), order.end(), 0U);
    // As Bayes weighs a guess with a normal error against so many samples with an error of their own.
    const double hold =
        error_of(samples, start, k) / static_cast<double>(samples.size()) / (options.spread * options.spread);
    Weights weights = start;
    Adam adam(weights.size());
    for (int epoch = 1; epoch <= options.epochs && !stop.stop_requested(); ++epoch) {
        shuffle(order, random);
        const double left = static_cast<double>(options.epochs - epoch) / options.epochs;
        const double size = options.step * (0.05 + 0.95 * left);
        for (std::size_t begin = 0; begin < order.size() && !stop.stop_requested(); begin += options.batch) {
            const std::size_t count = std::min(options.batch, order.size() - begin);
            const auto chosen = std::span<const std::uint32_t>(order).subspan(begin, count);
            adam.step(weights, gradient_of(samples, chosen, weights, start, k, hold), size);
        }
        done(epoch, weights);
    }
    return weights;
}

}  // namespace plyproof::tune
