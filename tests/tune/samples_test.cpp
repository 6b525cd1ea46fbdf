// SPDX-License-Identifier: MIT
#include "samples.h"

#include <gtest/gtest.h>

namespace plyproof::tune {
namespace {

TEST(Samples, TakeALineWithAPositionAndAResult) {
    Samples samples;
    ASSERT_TRUE(samples.add("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1;1/2-1/2").value());
    ASSERT_TRUE(samples.add("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1;1-0").value());
    ASSERT_EQ(samples.size(), 2U);
    EXPECT_EQ(samples[0].result, 0.5);
    EXPECT_EQ(samples[0].middle_share, 1);
    EXPECT_EQ(samples[0].white_scale, 1);
    EXPECT_EQ(samples[0].black_scale, 1);
    EXPECT_EQ(samples[0].linear.size(), 1U) << "all but the move is even";
    EXPECT_EQ(samples[1].result, 1);
    EXPECT_EQ(samples[1].middle_share, 0);
    EXPECT_LT(samples[1].white_scale, 1);
    EXPECT_EQ(samples[1].black_scale, 0) << "a bare king wins nothing";
    EXPECT_GT(samples[1].linear.size(), 5U);
}

TEST(Samples, LeaveOutWhatTeachesNothing) {
    Samples samples;
    EXPECT_FALSE(samples.add("4k3/8/8/8/8/8/8/r3K3 w - - 0 1;0-1").value()) << "in check";
    EXPECT_FALSE(samples.add("8/4k3/8/8/8/8/8/R3K3 w - - 0 1;1-0").value()) << "a known ending";
    EXPECT_FALSE(samples.add("4k3/8/8/3r4/4P3/8/P7/4K3 w - - 0 1;1-0").value()) << "a rook hangs";
    EXPECT_EQ(samples.size(), 0U);
}

TEST(Samples, SayWhatIsWrongWithALine) {
    Samples samples;
    EXPECT_EQ(samples.add("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1").error(), "it does not end in ;1-0, ;0-1 or ;1/2-1/2");
    EXPECT_EQ(samples.add("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1;2-0").error(), "it does not end in ;1-0, ;0-1 or ;1/2-1/2");
    EXPECT_EQ(samples.add("4k3/8 w - - 0 1;1-0").error(), "its position is none");
    EXPECT_EQ(samples.add("8/8/8/8/8/8/PP6/4K3 w - - 0 1;1-0").error(), "its position is none");
    EXPECT_EQ(samples.size(), 0U);
}

}  // namespace
}  // namespace plyproof::tune
