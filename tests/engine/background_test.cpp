// SPDX-License-Identifier: MIT
#include "engine/background.h"

#include <gtest/gtest.h>

#include <atomic>

namespace plyproof::engine {
namespace {

/// A job that runs until it is told to stop.
Background::Job until_stopped(std::atomic<int>& ended) {
    return [&ended](const std::stop_token& stop) {
        while (!stop.stop_requested()) std::this_thread::yield();
        ++ended;
    };
}

TEST(Background, StopsAJobAndWaitsForItsEnd) {
    std::atomic<int> ended = 0;
    Background background;
    background.start(until_stopped(ended));
    EXPECT_EQ(ended, 0);
    background.stop();
    EXPECT_EQ(ended, 1);
}

TEST(Background, StopsTheFormerJobBeforeItBeginsAnother) {
    std::atomic<int> ended = 0;
    Background background;
    background.start(until_stopped(ended));
    int ended_before = -1;
    background.start([&](const std::stop_token&) { ended_before = ended; });
    background.wait();
    EXPECT_EQ(ended_before, 1);
}

TEST(Background, LetsAJobFinishThatIsWaitedFor) {
    bool done = false;
    Background background;
    background.start([&](const std::stop_token&) { done = true; });
    background.wait();
    EXPECT_TRUE(done);
    background.wait();  // nothing runs any more
    background.stop();
}

TEST(Background, EndsItsJobWhenItGoes) {
    std::atomic<int> ended = 0;
    {
        Background background;
        background.start(until_stopped(ended));
    }
    EXPECT_EQ(ended, 1);
}

}  // namespace
}  // namespace plyproof::engine
