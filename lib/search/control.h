// SPDX-License-Identifier: MIT
// Control: the strings by which somebody outside holds a running search. stop() and ponder_hit() may be called from any
// thread at any time; the search looks every few hundred microseconds.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

#include "search/limits.h"
#include "search/time_plan.h"

namespace plyproof::search {

class Control {
public:
    using SteadyClock = std::chrono::steady_clock;

    /// The search begins now. While it ponders, time does not end it.
    Control(const Limits& limits, std::chrono::milliseconds overhead, bool pondering);

    void stop() { stopped_.store(true, std::memory_order_relaxed); }
    void ponder_hit() { pondering_.store(false, std::memory_order_relaxed); }

    [[nodiscard]] bool stopped() const { return stopped_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::chrono::microseconds elapsed() const;

    /// Stops the search when its time is over.
    void look_at_clock();
    /// Whether a search that has ended an iteration has thought long enough (time_plan.h).
    [[nodiscard]] bool is_enough(const Calm& calm) const;
    [[nodiscard]] std::optional<std::uint64_t> node_limit() const { return node_limit_; }

private:
    SteadyClock::time_point begin_ = SteadyClock::now();
    std::optional<TimePlan> plan_;
    bool has_clock_;
    std::optional<std::uint64_t> node_limit_;
    std::atomic<bool> stopped_ = false;
    std::atomic<bool> pondering_;
};

}  // namespace plyproof::search
