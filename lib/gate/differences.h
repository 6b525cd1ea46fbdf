// SPDX-License-Identifier: MIT
// What is done about the disagreements of a run with another program when it is over: our own generator counts as well,
// and the program is bisected, which finds the position where it begins to be wrong and the rule that it breaks.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>

#include "base/deadline.h"
#include "gate/run_result.h"
#include "oracle/oracle.h"
#include "oracle/waits.h"

namespace plyproof::gate {

struct DifferenceOptions {
    base::Deadline deadline{};  ///< nothing more is begun behind it
    unsigned jobs = 1;
    std::stop_token stop{};
    std::function<void(std::size_t done, std::size_t all)> progress{};  ///< after each case, from one thread at a time
};

/// Adds our own count to the shallowest differing check of each case, and what the program's count gives away.
void add_second_opinions(RunResult& run, const DifferenceOptions& options);

/// Who takes part in a descent.
struct Programs {
    std::unique_ptr<oracle::Oracle> judged;
    std::unique_ptr<oracle::Oracle> reference{};         ///< nullptr: our own generator
    std::unique_ptr<oracle::Oracle> second_reference{};  ///< nullptr: none
};
/// Makes programs of their own for each job.
using OpenPrograms = std::function<Programs()>;

/// Bisects each case with a disagreement, at its shallowest differing depth.
void add_findings(RunResult& run, const OpenPrograms& open, const oracle::Waits& waits,
                  const DifferenceOptions& options);

}  // namespace plyproof::gate
