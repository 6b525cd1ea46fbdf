// SPDX-License-Identifier: MIT
#include "gate/counter.h"

#include <gtest/gtest.h>

namespace plyproof::gate {
namespace {

using namespace std::chrono_literals;

TEST(OwnCounter, CountsWithAndWithoutADeadlineTheSame) {
    const chess::Position start = chess::Position::start();
    const Counter counter = own_counter();
    EXPECT_EQ(counter({.position = start, .depth = 5}, {}).value().nodes, 4865609);
    EXPECT_EQ(counter({.position = start, .depth = 5}, {.deadline = base::Deadline::in(1h)}).value().nodes, 4865609);
    EXPECT_EQ(counter({.position = start, .depth = 1}, {.deadline = base::Deadline::in(1h)}).value().nodes, 20);
}

TEST(OwnCounter, GivesUpAtTheDeadline) {
    const chess::Position start = chess::Position::start();
    // Otherwise it would not come back at all.
    const auto answer = own_counter()({.position = start, .depth = 30}, {.deadline = base::Deadline::in(50ms)});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().fault, CounterFault::Stopped);
}

TEST(OwnCounter, GivesUpWhenStopped) {
    const chess::Position start = chess::Position::start();
    std::stop_source stop;
    stop.request_stop();
    const auto answer = own_counter()({.position = start, .depth = 30}, {.stop = stop.get_token()});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().fault, CounterFault::Stopped);
}

}  // namespace
}  // namespace plyproof::gate
