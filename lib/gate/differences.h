// SPDX-License-Identifier: MIT
// What is done about the disagreements of a run with another program when it is over: the program is asked once more in
// a new process, our own generator counts as well, and the program is bisected, which finds the position where it
// begins to be wrong and the rule that it breaks.
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

#include "base/deadline.h"
#include "gate/engine_counter.h"
#include "gate/run_result.h"
#include "oracle/oracles.h"
#include "oracle/waits.h"

namespace plyproof::gate {

struct DifferenceOptions {
    base::Deadline deadline{};  ///< nothing more is begun behind it
    unsigned jobs = 1;
    std::stop_token stop{};
    std::function<void(std::size_t done, std::size_t all)> progress{};  ///< after each case, from one thread at a time
};

/// Of so many cases at the most it is found out whether they are right alone: whose generator is wrong is wrong often.
inline constexpr std::size_t kMostAskedAlone = 50;

/// Asks about the shallowest disagreement of each case once more, in a process that was asked nothing else; see
/// Check::right_alone. Programs that keep no state are not asked.
void ask_again_alone(RunResult& run, const EngineCounterOptions& engine, const DifferenceOptions& options);

/// Adds our own count to the shallowest differing check of each case, and what the program's count gives away.
void add_second_opinions(RunResult& run, const DifferenceOptions& options);

/// Makes the programs that take part in a descent, of their own for each job.
using OpenOracles = std::function<oracle::Oracles()>;

/// Bisects each case with a disagreement, at its shallowest differing depth.
void add_findings(RunResult& run, const OpenOracles& open, const oracle::Waits& waits,
                  const DifferenceOptions& options);

}  // namespace plyproof::gate
