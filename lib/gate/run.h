// SPDX-License-Identifier: MIT
// Runs suites: every selected expectation is put to a Counter and compared. The result has the same order and, unless
// a time limit cuts it short, the same content whatever the number of jobs.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>
#include <string>

#include "base/deadline.h"
#include "base/uint128.h"
#include "gate/counter.h"
#include "gate/plan.h"
#include "gate/run_result.h"

namespace plyproof::gate {

struct Progress {
    std::size_t checks_done = 0;
    std::size_t checks = 0;
    std::size_t failing = 0;
    base::Uint128 nodes_done = 0;  ///< expected leaves of the checks that are done
    base::Uint128 nodes = 0;       ///< expected leaves of all checks to run
    std::chrono::nanoseconds elapsed{0};
};

struct Options {
    Selection selection{};
    base::Deadline deadline{};  ///< ends the run; the default is never
    unsigned jobs = 1;          ///< threads, 1 and more
    /// Keep what stands before the first check that does not agree, in the order of the plan, and stop there.
    bool fail_fast = false;
    std::stop_token stop{};                           ///< ends the run; what is known by then is kept
    std::function<void(const Progress&)> progress{};  ///< after each check, from one thread at a time
};

[[nodiscard]] RunResult run(std::span<const suite::Suite> suites, const Counter& counter, const Options& options);

/// The result of a run that could not begin, because the program is not to be had.
[[nodiscard]] RunResult give_up(std::span<const suite::Suite> suites, const Selection& selection, std::string why);

}  // namespace plyproof::gate
