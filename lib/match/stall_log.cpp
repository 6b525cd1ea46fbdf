// SPDX-License-Identifier: MIT
#include "match/stall_log.h"

#include <algorithm>
#include <condition_variable>

namespace plyproof::match {

using std::chrono::nanoseconds;

void StallLog::watch(const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any never_notified;
    std::unique_lock lock(mutex);
    Clock::time_point last = Clock::now();
    while (!stop.stop_requested()) {
        never_notified.wait_for(lock, stop, sleep_, [] { return false; });
        const Clock::time_point now = Clock::now();
        note(last, now);
        last = now;
    }
}

void StallLog::note(Clock::time_point begin, Clock::time_point end) {
    // The first moments of the sleep were wanted.
    const Clock::time_point due = begin + sleep_;
    if (end - due < tolerance_) return;
    const std::scoped_lock lock(mutex_);
    gaps_.push_back({due, end});
}

nanoseconds StallLog::stalled(Clock::time_point begin, Clock::time_point end) const {
    const std::scoped_lock lock(mutex_);
    nanoseconds total{};
    const auto first = std::ranges::partition_point(gaps_, [=](const Gap& gap) { return gap.end <= begin; });
    for (auto gap = first; gap != gaps_.end() && gap->begin < end; ++gap) {
        total += std::min(gap->end, end) - std::max(gap->begin, begin);
    }
    return total;
}

Stalls StallLog::all() const {
    const std::scoped_lock lock(mutex_);
    Stalls stalls{.number = gaps_.size()};
    for (const Gap& gap : gaps_) {
        stalls.longest = std::max<nanoseconds>(stalls.longest, gap.end - gap.begin);
        stalls.total += gap.end - gap.begin;
    }
    return stalls;
}

}  // namespace plyproof::match
