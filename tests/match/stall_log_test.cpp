// SPDX-License-Identifier: MIT
#include "match/stall_log.h"

#include <gtest/gtest.h>

#include <thread>

#include "base/worker_pool.h"

namespace plyproof::match {
namespace {

using namespace std::chrono_literals;

const StallLog::Clock::time_point kZero{};

TEST(StallLog, SaysHowMuchOfAnIntervalWasLost) {
    StallLog log(2ms, 10ms);
    log.note(kZero, kZero + 11ms);           // slept 9 ms too long, which is nothing
    log.note(kZero + 20ms, kZero + 52ms);    // a stall from 22 to 52
    log.note(kZero + 100ms, kZero + 142ms);  // and from 102 to 142
    EXPECT_EQ(log.stalled(kZero, kZero + 20ms), 0ms);
    EXPECT_EQ(log.stalled(kZero, kZero + 30ms), 8ms);
    EXPECT_EQ(log.stalled(kZero + 40ms, kZero + 110ms), 20ms);
    EXPECT_EQ(log.stalled(kZero, kZero + 1s), 70ms);
    EXPECT_EQ(log.stalled(kZero + 142ms, kZero + 1s), 0ms);
    EXPECT_EQ(log.all().number, 2u);
    EXPECT_EQ(log.all().longest, 40ms);
    EXPECT_EQ(log.all().total, 70ms);
}

TEST(StallLog, WatchesUntilItIsStopped) {
    StallLog log(1ms, 0ms);  // any sleep is too long, so that there is something to see
    std::stop_source stop;
    base::run_on_threads(2, [&](unsigned worker) {
        if (worker == 1) return log.watch(stop.get_token());
        while (log.all().number == 0) std::this_thread::yield();
        stop.request_stop();
    });
    EXPECT_GE(log.all().number, 1u);
}

}  // namespace
}  // namespace plyproof::match
