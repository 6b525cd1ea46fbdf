// SPDX-License-Identifier: MIT
#include "eval/score.h"

#include <gtest/gtest.h>

namespace plyproof::eval {
namespace {

TEST(Score, GivesBackBothHalvesWhateverTheirSigns) {
    for (const int middle_game : {-20000, -301, -1, 0, 1, 299, 20000}) {
        for (const int endgame : {-20000, -7, -1, 0, 1, 8, 20000}) {
            const Score score(middle_game, endgame);
            EXPECT_EQ(score.middle_game(), middle_game);
            EXPECT_EQ(score.endgame(), endgame);
        }
    }
}

TEST(Score, AddsSubtractsAndMultipliesEachHalfByItself) {
    const Score a(-15, 40);
    const Score b(7, -100);
    EXPECT_EQ(a + b, Score(-8, -60));
    EXPECT_EQ(a - b, Score(-22, 140));
    EXPECT_EQ(a * 3, Score(-45, 120));
    EXPECT_EQ(a * -3, Score(45, -120));
    Score sum = a;
    sum += b;
    sum -= a;
    EXPECT_EQ(sum, b);
}

}  // namespace
}  // namespace plyproof::eval
