// SPDX-License-Identifier: MIT
// Deadline: a point in steady time after which somebody stops waiting, or never. It is a value: made once where the
// duration is known and passed down, so that several waits share one limit. The wall clock does not move it.
#pragma once

#include <algorithm>
#include <chrono>
#include <compare>

namespace plyproof::base {

class Deadline {
public:
    using Clock = std::chrono::steady_clock;

    /// The default waits for ever.
    constexpr Deadline() = default;

    [[nodiscard]] static constexpr Deadline never() { return {}; }
    [[nodiscard]] static constexpr Deadline at(Clock::time_point time) {
        Deadline deadline;
        deadline.time_ = time;
        return deadline;
    }
    /// So long from now: at once for zero or less, never for what the clock cannot hold (some 292 years).
    [[nodiscard]] static Deadline in(std::chrono::milliseconds duration) {
        const Clock::time_point now = Clock::now();
        const auto longest = std::chrono::floor<std::chrono::milliseconds>(Clock::time_point::max() - now);
        if (duration >= longest) return never();
        return at(now + std::max(duration, std::chrono::milliseconds::zero()));
    }

    [[nodiscard]] constexpr bool is_never() const { return time_ == Clock::time_point::max(); }
    [[nodiscard]] bool expired() const { return !is_never() && Clock::now() >= time_; }
    /// The time left: zero when expired, Clock::duration::max() when never.
    [[nodiscard]] Clock::duration remaining() const {
        if (is_never()) return Clock::duration::max();
        return std::max(time_ - Clock::now(), Clock::duration::zero());
    }
    /// For waits until a point in time; Clock::time_point::max() when never.
    [[nodiscard]] constexpr Clock::time_point time() const { return time_; }

    /// Earlier ones are less, so std::min gives the one that counts.
    friend constexpr auto operator<=>(const Deadline&, const Deadline&) = default;

private:
    Clock::time_point time_ = Clock::time_point::max();
};

}  // namespace plyproof::base
