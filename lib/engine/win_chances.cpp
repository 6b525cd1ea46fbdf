// SPDX-License-Identifier: MIT
#include "engine/win_chances.h"

#include <cmath>

namespace plyproof::engine {

namespace {

// A logistic curve: half of the games are won from kEvenWin centipawns on, and kSlope more make the odds e times
// better.
constexpr double kEvenWin = 130;
constexpr double kSlope = 70;

int chance_above(double centipawns) {
    return static_cast<int>(std::lround(1000 / (1 + std::exp((kEvenWin - centipawns) / kSlope))));
}

}  // namespace

WinChances win_chances(search::Score score) {
    if (search::is_win(score)) return {1000, 0, 0};
    if (search::is_loss(score)) return {0, 0, 1000};
    const int win = chance_above(score);
    const int loss = chance_above(-score);
    return {win, 1000 - win - loss, loss};
}

}  // namespace plyproof::engine
