// SPDX-License-Identifier: MIT
#include "common/progress_line.h"

#include <gtest/gtest.h>

namespace plyproof::apps {
namespace {

using std::chrono::seconds;

TEST(ProgressText, SaysHowMuchHowFastAndHowLongStill) {
    EXPECT_EQ(progress_text({.done = 5, .total = 20, .nodes = 500'000'000}, "moves", seconds(2)),
              "5 of 20 moves, 250 million nodes/s, about 6.00 s left");
}

TEST(ProgressText, LeavesOutWhatIsNotKnown) {
    EXPECT_EQ(progress_text({.done = 0, .total = 20}, "moves", seconds(2)), "0 of 20 moves");
    EXPECT_EQ(progress_text({.done = 7}, "positions", seconds(2)), "7 positions");
}

TEST(ProgressText, NothingIsLeftAtTheEnd) {
    EXPECT_EQ(progress_text({.done = 20, .total = 20}, "moves", seconds(2)), "20 of 20 moves");
}

}  // namespace
}  // namespace plyproof::apps
