// SPDX-License-Identifier: MIT
// StallLog: when the machine did not run us. One thread sleeps for a moment again and again and writes down each sleep
// that took much longer: then nobody could answer in time, and a loss on time in that moment says nothing about a
// program. All functions may be called by several threads.
#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>
#include <stop_token>
#include <vector>

namespace plyproof::match {

struct Stalls {
    std::uint64_t number = 0;
    std::chrono::nanoseconds longest{}, total{};
};

class StallLog {
public:
    using Clock = std::chrono::steady_clock;

    /// The sleeps, and how much longer than that one must take to be written down.
    explicit StallLog(std::chrono::milliseconds sleep = std::chrono::milliseconds(2),
                      std::chrono::milliseconds tolerance = std::chrono::milliseconds(10))
        : sleep_(sleep), tolerance_(tolerance) {}

    /// Watches until it is stopped; to be run by a thread of its own.
    void watch(const std::stop_token& stop);

    /// One sleep from `begin` to `end`, as watch() has seen it.
    void note(Clock::time_point begin, Clock::time_point end);

    /// How long we are known to have stood still between these two moments.
    [[nodiscard]] std::chrono::nanoseconds stalled(Clock::time_point begin, Clock::time_point end) const;

    [[nodiscard]] Stalls all() const;

private:
    struct Gap {
        Clock::time_point begin, end;
    };

    std::chrono::milliseconds sleep_, tolerance_;
    mutable std::mutex mutex_;
    std::vector<Gap> gaps_;  ///< in the order of time
};

}  // namespace plyproof::match
