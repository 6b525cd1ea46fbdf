// SPDX-License-Identifier: MIT
#include "search/control.h"

namespace plyproof::search {

Control::Control(const Limits& limits, std::chrono::milliseconds overhead, bool pondering)
    : plan_(time_plan(limits, overhead)),
      has_clock_(limits.clock.has_value()),
      node_limit_(limits.nodes),
      pondering_(pondering) {}

std::chrono::microseconds Control::elapsed() const {
    return std::chrono::duration_cast<std::chrono::microseconds>(SteadyClock::now() - begin_);
}

void Control::look_at_clock() {
    if (plan_ && !pondering_.load(std::memory_order_relaxed) && elapsed() >= plan_->limit) stop();
}

bool Control::is_enough(const Calm& calm) const {
    // A fixed time is used up; only a clock is worth saving.
    if (!has_clock_ || pondering_.load(std::memory_order_relaxed)) return false;
    return elapsed() >= plan_->aim * aim_permille(calm) / 1000;
}

}  // namespace plyproof::search
