// SPDX-License-Identifier: MIT
// How long we wait for other programs.
#pragma once

#include <algorithm>
#include <chrono>

#include "base/deadline.h"

namespace plyproof::oracle {

/// Zero waits for ever.
struct Waits {
    std::chrono::milliseconds start = std::chrono::seconds(30);     ///< until it has said what it is
    std::chrono::milliseconds ready = std::chrono::seconds(10);     ///< for "readyok" and the like
    std::chrono::milliseconds question = std::chrono::seconds(60);  ///< for an answer
};

[[nodiscard]] inline base::Deadline deadline_in(std::chrono::milliseconds wait) {
    return wait == std::chrono::milliseconds::zero() ? base::Deadline::never() : base::Deadline::in(wait);
}

/// How long to wait for an answer when the reference took so long for the same question: twenty times that, or the
/// usual time where that is longer.
[[nodiscard]] inline std::chrono::milliseconds question_wait(const Waits& waits, std::chrono::nanoseconds reference) {
    constexpr int kPatience = 20;
    constexpr std::chrono::hours kMost{24 * 365};
    if (waits.question == std::chrono::milliseconds::zero()) return waits.question;
    const auto known = std::min<std::chrono::nanoseconds>(reference, kMost);
    return std::max(waits.question, std::chrono::ceil<std::chrono::milliseconds>(known * kPatience));
}

}  // namespace plyproof::oracle
