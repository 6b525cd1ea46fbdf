// SPDX-License-Identifier: MIT
#include "search/time_plan.h"

#include <gtest/gtest.h>

namespace plyproof::search {
namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;

Limits with_clock(milliseconds left, milliseconds increment, std::optional<int> moves_to_go = {}) {
    return {.clock = Clock{left, increment, moves_to_go}};
}

TEST(TimePlan, IsNothingWithoutClockAndMoveTime) {
    EXPECT_FALSE(time_plan({}, milliseconds(10)).has_value());
    EXPECT_FALSE(time_plan({.depth = 5, .nodes = 100}, milliseconds(10)).has_value());
}

TEST(TimePlan, NeverGoesBeyondTheClockWhateverItSays) {
    for (const int left : {-1000, -1, 0, 1, 5, 30, 100, 1000, 60'000, 5'400'000}) {
        for (const int increment : {-5, 0, 1, 10, 100, 5000}) {
            for (const auto moves :
                 {std::optional<int>(), std::optional<int>(1), std::optional<int>(2), std::optional<int>(40)}) {
                for (const int overhead : {0, 10, 500}) {
                    const auto plan = time_plan(with_clock(milliseconds(left), milliseconds(increment), moves),
                                                milliseconds(overhead));
                    ASSERT_TRUE(plan.has_value());
                    EXPECT_GE(plan->aim, microseconds(0));
                    EXPECT_GE(plan->limit, plan->aim);
                    EXPECT_LE(plan->limit, microseconds(std::max(left - overhead, 0) * 1000LL));
                }
            }
        }
    }
}

TEST(TimePlan, OfAFastGameLeavesTimeForTheWholeGame) {
    // 1 s + 0.01 s, 20 ms lost on the way at every move: played by the book, the clock never runs out.
    microseconds left = milliseconds(1000);
    for (int move = 0; move < 300; ++move) {
        const auto clock = std::chrono::duration_cast<milliseconds>(left);
        const auto plan = time_plan(with_clock(clock, milliseconds(10)), milliseconds(20));
        left -= plan->limit + milliseconds(5);
        ASSERT_GT(left, microseconds(0)) << "at move " << move;
        left += milliseconds(10);
    }
}

TEST(TimePlan, OfAMoveTimeIsThatTimeLessTheOverhead) {
    const auto plan = time_plan({.move_time = milliseconds(500)}, milliseconds(20));
    EXPECT_EQ(plan->limit, milliseconds(480));
    EXPECT_EQ(time_plan({.move_time = milliseconds(0)}, milliseconds(20))->limit, milliseconds(0));
}

TEST(TimePlan, UsesMoreOfTheClockForTheLastMoveBeforeTheControl) {
    const auto last = time_plan(with_clock(milliseconds(1000), milliseconds(0), 1), milliseconds(0));
    const auto many = time_plan(with_clock(milliseconds(1000), milliseconds(0), 40), milliseconds(0));
    EXPECT_GT(last->limit, many->limit);
}

TEST(AimPermille, IsShorterForASettledMoveAndLongerForAFallingScore) {
    const Calm settled{.stable_iterations = 7, .best_move_node_permille = 900, .score_drop = 0};
    const Calm unsettled{.stable_iterations = 0, .best_move_node_permille = 300, .score_drop = 0};
    const Calm falling{.stable_iterations = 0, .best_move_node_permille = 300, .score_drop = 60};
    EXPECT_LT(aim_permille(settled), 1000);
    EXPECT_GT(aim_permille(unsettled), 1000);
    EXPECT_GT(aim_permille(falling), aim_permille(unsettled));
}

}  // namespace
}  // namespace plyproof::search
