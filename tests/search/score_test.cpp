// SPDX-License-Identifier: MIT
#include "search/score.h"

#include <gtest/gtest.h>

namespace plyproof::search {
namespace {

TEST(Score, CountsMatesInMovesOfTheWinner) {
    EXPECT_EQ(moves_to_mate(mate_in(1)), 1);
    EXPECT_EQ(moves_to_mate(mate_in(3)), 2);
    EXPECT_EQ(moves_to_mate(mated_in(2)), -1);
    EXPECT_EQ(moves_to_mate(mated_in(4)), -2);
    EXPECT_EQ(moves_to_mate(mated_in(0)), 0);
}

TEST(Score, TellsMatesFromEvaluations) {
    EXPECT_TRUE(is_win(mate_in(kMaxPly)));
    EXPECT_TRUE(is_loss(mated_in(kMaxPly)));
    EXPECT_FALSE(is_mate(20000));
    EXPECT_FALSE(is_mate(-20000));
}

TEST(Score, OfAMateCountsFromTheNodeInTheTableAndFromTheRootOutside) {
    EXPECT_EQ(to_table(mate_in(7), 4), mate_in(3));
    EXPECT_EQ(from_table(mate_in(3), 6), mate_in(9));
    EXPECT_EQ(to_table(mated_in(7), 4), mated_in(3));
    EXPECT_EQ(from_table(to_table(-123, 9), 2), -123);
}

}  // namespace
}  // namespace plyproof::search
