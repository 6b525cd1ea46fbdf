// SPDX-License-Identifier: MIT
#include "base/deadline.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

namespace plyproof::base {
namespace {

using namespace std::chrono_literals;
using Clock = Deadline::Clock;

TEST(Deadline, NeverIsTheDefaultAndNeverExpires) {
    EXPECT_EQ(Deadline(), Deadline::never());
    EXPECT_TRUE(Deadline::never().is_never());
    EXPECT_FALSE(Deadline::never().expired());
    EXPECT_EQ(Deadline::never().remaining(), Clock::duration::max());
    EXPECT_EQ(Deadline::never().time(), Clock::time_point::max());
}

TEST(Deadline, ExpiresWhenItsTimeHasCome) {
    const Deadline soon = Deadline::in(20ms);
    EXPECT_FALSE(soon.is_never());
    std::this_thread::sleep_until(soon.time());
    EXPECT_TRUE(soon.expired());
    EXPECT_EQ(soon.remaining(), Clock::duration::zero());
}

TEST(Deadline, HasItsWholeDurationLeftAtFirst) {
    const Clock::time_point before = Clock::now();
    const Deadline deadline = Deadline::in(1h);
    const Clock::time_point after = Clock::now();
    EXPECT_GE(deadline.time(), before + 1h);
    EXPECT_LE(deadline.time(), after + 1h);
    EXPECT_FALSE(deadline.expired());
    EXPECT_LE(deadline.remaining(), 1h);
    EXPECT_GT(deadline.remaining(), 59min);
}

TEST(Deadline, OfNoTimeOrLessIsExpiredAtOnce) {
    EXPECT_TRUE(Deadline::in(0ms).expired());
    EXPECT_TRUE(Deadline::in(-5ms).expired());
    EXPECT_TRUE(Deadline::in(std::chrono::milliseconds::min()).expired());
}

TEST(Deadline, BeyondTheClocksRangeIsNever) {
    EXPECT_TRUE(Deadline::in(std::chrono::milliseconds::max()).is_never());
    EXPECT_TRUE(Deadline::in(std::chrono::hours(24 * 365 * 300L)).is_never());
    EXPECT_FALSE(Deadline::in(std::chrono::hours(24 * 365 * 200L)).is_never());
}

TEST(Deadline, AtKeepsThePointItWasGiven) {
    const Clock::time_point time = Clock::now() + 3s;
    EXPECT_EQ(Deadline::at(time).time(), time);
}

TEST(Deadline, EarlierOnesAreLess) {
    const Deadline early = Deadline::in(1s);
    const Deadline late = Deadline::in(1h);
    EXPECT_LT(early, late);
    EXPECT_LT(late, Deadline::never());
    EXPECT_EQ(std::min({late, Deadline::never(), early}), early);
}

}  // namespace
}  // namespace plyproof::base
