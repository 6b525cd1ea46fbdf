// SPDX-License-Identifier: MIT
#include "engine/win_chances.h"

#include <gtest/gtest.h>

namespace plyproof::engine {
namespace {

TEST(WinChances, AddUpToAThousandAndGrowWithTheScore) {
    int before = -1;
    for (search::Score score = -3000; score <= 3000; score += 7) {
        const WinChances chances = win_chances(score);
        EXPECT_EQ(chances.win + chances.draw + chances.loss, 1000);
        EXPECT_GE(chances.draw, 0);
        EXPECT_GE(chances.win, before);
        EXPECT_EQ(chances.win, win_chances(-score).loss);
        before = chances.win;
    }
}

TEST(WinChances, OfAMateAreCertain) {
    EXPECT_EQ(win_chances(search::mate_in(9)), (WinChances{1000, 0, 0}));
    EXPECT_EQ(win_chances(search::mated_in(8)), (WinChances{0, 0, 1000}));
}

}  // namespace
}  // namespace plyproof::engine
