// SPDX-License-Identifier: MIT
// One line on standard error that is rewritten while work goes on: how much is done, how fast, how long it will still
// take. Shown only where the console says that somebody is looking; gone without trace when the work ends.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "common/console.h"

namespace plyproof::apps {

struct Progress {
    std::uint64_t done = 0;
    std::uint64_t total = 0;  ///< 0: not known
    std::uint64_t nodes = 0;  ///< for the rate; 0: no rate
};

/// "12 of 20 moves, 250 million nodes/s, about 3 s left".
[[nodiscard]] std::string progress_text(const Progress& progress, std::string_view unit,
                                        std::chrono::nanoseconds elapsed);

class ProgressLine {
public:
    /// `unit` names what is counted, in the plural: "moves". Outlived by the console.
    ProgressLine(const Console& console, std::string unit);
    ~ProgressLine() { wipe(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Shows the state; at most ten times a second, so it may be called often. Not from several threads at once.
    void update(const Progress& progress);
    /// The same with a text of one's own, which is made of the time so far and only when it is shown.
    void update(const std::function<std::string(std::chrono::nanoseconds elapsed)>& text);

    /// Takes the line away until the next update: before something else is written.
    void wipe();

private:
    using Clock = std::chrono::steady_clock;

    bool shown_;
    bool dirty_ = false;
    std::string unit_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_{};
};

}  // namespace plyproof::apps
