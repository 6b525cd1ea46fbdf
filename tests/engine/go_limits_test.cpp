// SPDX-License-Identifier: MIT
#include "engine/go_limits.h"

#include <gtest/gtest.h>

namespace plyproof::engine {
namespace {

using chess::Color;
using std::chrono::milliseconds;

uci::GoCommand go(std::string_view line) {
    const auto command = uci::parse_command(line);
    return std::get<uci::GoCommand>(*command);
}

TEST(LimitsOf, TakesDepthNodesTimeAndMateInAnyOrder) {
    const auto limits = limits_of(go("go mate 3 movetime 500 nodes 1000 depth 7"), Color::White);
    EXPECT_EQ(limits.depth, 7);
    EXPECT_EQ(limits.nodes, 1000u);
    EXPECT_EQ(limits.move_time, milliseconds(500));
    EXPECT_EQ(limits.mate, 3);
    EXPECT_FALSE(limits.clock.has_value());
}

TEST(LimitsOf, KnowsOnlyTheOwnClock) {
    const auto line = go("go wtime 1000 btime 2000 winc 10 binc 20 movestogo 30");
    EXPECT_EQ(limits_of(line, Color::White).clock->left, milliseconds(1000));
    EXPECT_EQ(limits_of(line, Color::White).clock->increment, milliseconds(10));
    EXPECT_EQ(limits_of(line, Color::Black).clock->left, milliseconds(2000));
    EXPECT_EQ(limits_of(line, Color::Black).clock->increment, milliseconds(20));
    EXPECT_EQ(limits_of(line, Color::Black).clock->moves_to_go, 30);
}

TEST(LimitsOf, WithOnlyTheOthersClockLeavesNoTimeAtAll) {
    EXPECT_EQ(limits_of(go("go btime 100"), Color::White).clock->left, milliseconds(0));
}

TEST(LimitsOf, TakesNumbersBelowWhatMakesSenseAsAMoveAtOnce) {
    EXPECT_EQ(limits_of(go("go depth 0"), Color::White).depth, 1);
    EXPECT_EQ(limits_of(go("go depth -4"), Color::White).depth, 1);
    EXPECT_EQ(limits_of(go("go nodes -4"), Color::White).nodes, 0u);
    EXPECT_EQ(limits_of(go("go movetime -4"), Color::White).move_time, milliseconds(0));
    EXPECT_EQ(limits_of(go("go wtime -300"), Color::White).clock->left, milliseconds(0));
    EXPECT_FALSE(limits_of(go("go wtime 100 movestogo 0"), Color::White).clock->moves_to_go.has_value());
}

TEST(LimitsOf, HoldsNumbersBeyondAllMeasure) {
    const auto limits = limits_of(go("go depth 9223372036854775807 wtime 9223372036854775807"), Color::White);
    EXPECT_GT(*limits.depth, 1000);
    EXPECT_GT(limits.clock->left, milliseconds(1000));
}

TEST(IsBounded, IsTrueForWhatEndsByItself) {
    for (const auto line : {"go depth 3", "go nodes 5", "go movetime 5", "go mate 2", "go wtime 5", "go btime 5"}) {
        EXPECT_TRUE(is_bounded(go(line))) << line;
    }
    for (const auto line : {"go", "go infinite", "go ponder wtime 5", "go infinite depth 5", "go searchmoves e2e4"}) {
        EXPECT_FALSE(is_bounded(go(line))) << line;
    }
}

}  // namespace
}  // namespace plyproof::engine
