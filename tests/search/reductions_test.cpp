// SPDX-License-Identifier: MIT
#include "search/reductions.h"

#include <gtest/gtest.h>

#include <cmath>

namespace plyproof::search {
namespace {

TEST(LateMoveReduction, GrowsWithDepthAndNumber) {
    for (int depth = 2; depth < 80; ++depth) {
        for (int number = 2; number < 80; ++number) {
            EXPECT_GE(late_move_reduction(depth, number), late_move_reduction(depth - 1, number));
            EXPECT_GE(late_move_reduction(depth, number), late_move_reduction(depth, number - 1));
        }
    }
}

TEST(Log2In64ths, IsTheLogarithmRoundedDown) {
    for (unsigned number = 1; number < 1000; ++number) {
        EXPECT_NEAR(detail::log2_in_64ths(number), 64 * std::log2(number), 1.01) << number;
    }
}

TEST(Margins, GrowWithDepth) {
    for (int depth = 1; depth < 10; ++depth) {
        EXPECT_GT(reverse_futility_margin(depth + 1, false), reverse_futility_margin(depth, false));
        EXPECT_LT(reverse_futility_margin(depth, true), reverse_futility_margin(depth, false));
        EXPECT_GT(futility_margin(depth + 1), futility_margin(depth));
        EXPECT_GE(late_move_limit(depth, true), late_move_limit(depth, false));
        EXPECT_LT(exchange_margin(depth, true), 0);
        EXPECT_LT(history_margin(depth), 0);
    }
}

TEST(NullMoveReduction, GrowsWithDepthAndWithWhatIsAboveBeta) {
    EXPECT_GT(null_move_reduction(12, 0), null_move_reduction(6, 0));
    EXPECT_GT(null_move_reduction(6, 400), null_move_reduction(6, 0));
    EXPECT_EQ(null_move_reduction(6, 5000), null_move_reduction(6, 10000));
}

}  // namespace
}  // namespace plyproof::search
