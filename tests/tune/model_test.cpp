// SPDX-License-Identifier: MIT
#include "model.h"

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "eval/evaluate.h"
#include "support/random_positions.h"

namespace plyproof::tune {
namespace {

/// Samples of random games, and what the program says of the same positions, from White's point of view.
struct Games {
    Samples samples;
    std::vector<int> values;

    explicit Games(int games) {
        constexpr std::string_view kResults[] = {";1-0", ";0-1", ";1/2-1/2"};
        support::SplitMix64 random(3);
        for (int game = 0; game < games; ++game) {
            for (const auto& position : support::random_game(chess::Position::start(), random, 60)) {
                const std::string line = chess::to_fen(position).append(kResults[random.below(3)]);
                if (!samples.add(line).value()) continue;
                const int value = eval::evaluate(position);
                values.push_back(position.side_to_move() == chess::Color::White ? value : -value);
            }
        }
    }
};

TEST(Model, GivesTheProgramsValuesButForRounding) {
    const Games games(20);
    const Weights weights = weights_in_program();
    for (std::size_t i = 0; i < games.samples.size(); ++i) {
        EXPECT_NEAR(value_of(games.samples[i], weights), games.values[i], 3) << i;
    }
}

TEST(Expectation, IsHalfAtNothingAndThatOfEloAtFourHundred) {
    EXPECT_DOUBLE_EQ(expectation(0, 1.3), 0.5);
    EXPECT_NEAR(expectation(400, 1), 10.0 / 11, 1e-12);
    EXPECT_NEAR(expectation(-400, 1), 1.0 / 11, 1e-12);
    EXPECT_GT(expectation(100, 2), expectation(100, 1));
}

TEST(Gradient, IsThatOfSmallChangesOfEachWeight) {
    const Games games(4);
    const double k = 1.1;
    const auto count = static_cast<double>(games.samples.size());
    Weights weights = weights_in_program();
    Weights gradient(weights.size());
    for (std::size_t i = 0; i < games.samples.size(); ++i) add_gradient(games.samples[i], weights, k, gradient);
    constexpr double kChange = 1e-3;
    for (const eval::GroupInfo& group : eval::kGroups) {
        const std::size_t weight = group.first + group.size / 2;
        for (double Pair::*half : {&Pair::middle, &Pair::end}) {
            const double there = weights[weight].*half;
            weights[weight].*half = there + kChange;
            const double more = error_of(games.samples, weights, k);
            weights[weight].*half = there - kChange;
            const double less = error_of(games.samples, weights, k);
            weights[weight].*half = there;
            EXPECT_NEAR(gradient[weight].*half / count, (more - less) / (2 * kChange), 1e-8) << group.name;
        }
    }
}

}  // namespace
}  // namespace plyproof::tune
