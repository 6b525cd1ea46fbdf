// SPDX-License-Identifier: MIT
#include "tuning.h"

#include <gtest/gtest.h>

#include <tuple>

namespace plyproof::tune {
namespace {

/// Games in which who has the queen wins, and two knights more do not help.
Samples lopsided_samples() {
    Samples samples;
    for (const char* line :
         {"3qk3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1;0-1", "4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1;1-0",
          "1n2k1n1/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1;1-0", "4k3/pppp4/8/8/8/8/PPPP4/1N2K1N1 b - - 0 1;0-1",
          "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1;1/2-1/2"}) {
        EXPECT_TRUE(samples.add(line).value());
    }
    return samples;
}

Weights run(const Samples& samples, const TuningOptions& options) {
    return tuned(samples, weights_in_program(), 1, options, [](int, const Weights&) {}, {});
}

TEST(Tuning, LowersTheErrorAndMovesTheWeightsThatAreWrong) {
    const Samples samples = lopsided_samples();
    TuningOptions options;
    options.batch = 2;
    options.spread = 1000;
    const Weights start = weights_in_program();
    const Weights end = run(samples, options);
    EXPECT_LT(error_of(samples, end, 1), error_of(samples, start, 1));
    EXPECT_LT(end[1].end, start[1].end - 20) << "knights";
    EXPECT_GT(end[4].end, start[4].end - 20) << "the queen";
}

TEST(Tuning, GivesTheSameTwice) {
    const Samples samples = lopsided_samples();
    TuningOptions options;
    options.batch = 2;
    options.epochs = 5;
    const Weights first = run(samples, options);
    const Weights second = run(samples, options);
    for (std::size_t i = 0; i < first.size(); ++i) {
        EXPECT_EQ(first[i].middle, second[i].middle);
        EXPECT_EQ(first[i].end, second[i].end);
    }
}

TEST(Tuning, LeavesWeightsAloneOfWhichNoSampleSpeaks) {
    const Weights end = run(lopsided_samples(), {});
    const std::size_t pair = eval::kGroups[eval::Group::BishopPair].first;
    EXPECT_EQ(end[pair].middle, weights_in_program()[pair].middle);
}

TEST(Tuning, EndsWhenItIsAskedTo) {
    std::stop_source stop;
    int epochs = 0;
    std::ignore = tuned(
        lopsided_samples(), weights_in_program(), 1, {},
        [&](int epoch, const Weights&) {
            epochs = epoch;
            if (epoch == 3) stop.request_stop();
        },
        stop.get_token());
    EXPECT_EQ(epochs, 3);
}

TEST(Steepness, IsTheOneWithTheLeastError) {
    const Samples samples = lopsided_samples();
    const Weights weights = weights_in_program();
    const double best = best_steepness(samples, weights);
    for (const double other : {best * 0.8, best * 1.25}) {
        EXPECT_LE(error_of(samples, weights, best), error_of(samples, weights, other));
    }
}

}  // namespace
}  // namespace plyproof::tune
