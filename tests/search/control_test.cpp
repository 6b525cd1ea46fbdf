// SPDX-License-Identifier: MIT
#include "search/control.h"

#include <gtest/gtest.h>

namespace plyproof::search {
namespace {

using std::chrono::milliseconds;

TEST(Control, StopsWhenTheTimeIsOverButNotWhileItPonders) {
    const Limits limits{.move_time = milliseconds(0)};
    Control control(limits, milliseconds(0), true);
    control.look_at_clock();
    EXPECT_FALSE(control.stopped());
    control.ponder_hit();
    control.look_at_clock();
    EXPECT_TRUE(control.stopped());
}

TEST(Control, WithoutAClockIsNeverEnoughAndStopsOnlyByHand) {
    Control control({.depth = 3}, milliseconds(0), false);
    control.look_at_clock();
    EXPECT_FALSE(control.stopped());
    EXPECT_FALSE(control.is_enough({9, 1000, 0}));
    control.stop();
    EXPECT_TRUE(control.stopped());
}

TEST(Control, WithAnEmptyClockIsEnoughAtOnce) {
    const Limits limits{.clock = Clock{milliseconds(0), milliseconds(0), {}}};
    EXPECT_TRUE(Control(limits, milliseconds(0), false).is_enough({}));
    EXPECT_FALSE(Control(limits, milliseconds(0), true).is_enough({})) << "it ponders";
}

TEST(Control, HandsOnTheLimitOfNodes) {
    EXPECT_EQ(Control({.nodes = 5}, milliseconds(0), false).node_limit(), 5u);
    EXPECT_EQ(Control({}, milliseconds(0), false).node_limit(), std::nullopt);
}

}  // namespace
}  // namespace plyproof::search
