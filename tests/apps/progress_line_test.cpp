// SPDX-License-Identifier: MIT
#include "common/progress_line.h"

#include <gtest/gtest.h>

namespace plyproof::apps {
namespace {

using std::chrono::seconds;

TEST(ProgressText, SaysHowMuchHowFastAndHowLongStill) {
    EXPECT_EQ(progress_text({.done = 5, .total = 20, .nodes = 500'000'000}, "moves", seconds(2)),
              "5 of 20 moves, 250 million nodes/s, about 6.0 s left");
}

TEST(ProgressText, LeavesOutWhatIsNotKnown) {
    EXPECT_EQ(progress_text({.done = 0, .total = 20}, "moves", seconds(2)), "0 of 20 moves");
    EXPECT_EQ(progress_text({.done = 7}, "positions", seconds(2)), "7 positions");
}

TEST(ProgressText, NothingIsLeftAtTheEnd) {
    EXPECT_EQ(progress_text({.done = 20, .total = 20}, "moves", seconds(2)), "20 of 20 moves");
}

TEST(RateText, SlowRatesAreNotRoundedToZeroMillions) {
    EXPECT_EQ(rate_text(1000, seconds(2)), "500 nodes/s");
    EXPECT_EQ(rate_text(3'000'000, seconds(2)), "2 million nodes/s");
    EXPECT_EQ(rate_text(1000, seconds(0)), "");
}

}  // namespace
}  // namespace plyproof::apps
