// SPDX-License-Identifier: MIT
#include "match/time_control.h"

#include <gtest/gtest.h>

namespace plyproof::match {
namespace {

using namespace std::chrono_literals;
using chess::Color;

TEST(TimeControl, IsReadInSeconds) {
    const auto control = parse_clock("2+0.02");
    ASSERT_TRUE(control) << control.error();
    EXPECT_EQ(control->base, 2s);
    EXPECT_EQ(control->increment, 20ms);
    EXPECT_EQ(parse_clock("0.5")->increment, 0s);
    EXPECT_EQ(text_of(*control), "2+0.02");
}

TEST(TimeControl, RefusesWhatIsNoTime) {
    for (const char* text : {"", "+", "x", "2+", "-1+0", "0+0", "2+0.02s", "1e9+0", "nan"}) {
        EXPECT_FALSE(parse_clock(text)) << text;
    }
}

TEST(GameClock, TellsWhatIsLeft) {
    GameClock clock(*parse_clock("2+0.02"));
    EXPECT_EQ(clock.spend(Color::White, 500'400us), 0ns);
    EXPECT_EQ(clock.left(Color::White), 1519'600us);
    const uci::GoCommand go = clock.go();
    EXPECT_EQ(go.white_time, 1519);
    EXPECT_EQ(go.black_time, 2000);
    EXPECT_EQ(go.white_increment, 20);
    EXPECT_EQ(go.black_increment, 20);
    EXPECT_FALSE(go.nodes || go.move_time);
}

TEST(GameClock, FallsWhenAMoveTakesLongerThanClockAndMargin) {
    TimeControl control = *parse_clock("1+0.1");
    control.margin = 50ms;
    GameClock clock(control);
    EXPECT_EQ(clock.allowed(Color::Black), 1050ms);
    EXPECT_EQ(clock.spend(Color::Black, 1030ms), 0ns) << "within the margin";
    EXPECT_EQ(clock.left(Color::Black), 100ms) << "a clock does not go below zero before the increment";
    EXPECT_EQ(clock.spend(Color::Black, 153ms), 3ms);
    EXPECT_EQ(clock.left(Color::White), 1s);
}

TEST(GameClock, CountsNoTimeWithNodes) {
    GameClock clock({.kind = TimeKind::Nodes, .nodes = 5000});
    EXPECT_EQ(clock.go().nodes, 5000);
    EXPECT_FALSE(clock.go().white_time);
    EXPECT_FALSE(clock.allowed(Color::White));
    EXPECT_EQ(clock.spend(Color::White, 1h), 0ns);
}

TEST(GameClock, CountsEachMoveByItselfWithMoveTime) {
    GameClock clock({.kind = TimeKind::MoveTime, .move_time = 100ms, .margin = 10ms});
    EXPECT_EQ(clock.go().move_time, 100);
    EXPECT_EQ(clock.spend(Color::White, 110ms), 0ns);
    EXPECT_EQ(clock.spend(Color::White, 112ms), 2ms);
    EXPECT_EQ(clock.allowed(Color::White), 110ms);
}

TEST(TimeControl, HasWords) {
    EXPECT_EQ(text_of({.kind = TimeKind::Nodes, .nodes = 5000}), "5000 nodes");
    EXPECT_EQ(text_of({.kind = TimeKind::MoveTime, .move_time = 100ms}), "0.1 s/move");
}

}  // namespace
}  // namespace plyproof::match
