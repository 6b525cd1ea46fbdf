// SPDX-License-Identifier: MIT
// The loop of fuzzing: positions by their numbers, each put to the program that is judged and compared, on as many
// threads as there are jobs, each with processes of its own. What is reported does not depend on the jobs: failures
// come in the order of their positions, each symptom once and shrunk, and everything up to `complete` was examined.
//
// A program may answer wrong only because of what it was asked before. So positions are taken in batches, whose bounds
// depend on their numbers alone, and each batch begins with a new process, as does what follows a failure.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "crosscheck/fuzz_coverage.h"
#include "crosscheck/fuzz_examine.h"
#include "crosscheck/shrink.h"
#include "oracle/oracles.h"

namespace plyproof::crosscheck {

/// What is put to the program, and where it comes from: "targets pin, seed 7, index 12".
struct Drawn {
    oracle::Question question;
    std::string origin;
};

/// The position of a number; nothing behind the last one. Called by several threads at once.
using Draw = std::function<std::optional<Drawn>(std::uint64_t index)>;

struct FuzzFinding {
    std::uint64_t index = 0;
    Drawn drawn;
    Failure given;  ///< as it was found
    Shrunk shrunk;
};

/// A position about which nobody could be judged.
struct FuzzTrouble {
    std::uint64_t index = 0;
    Drawn drawn;
    std::optional<diagnose::Quarrel> quarrel{};
    std::optional<diagnose::CourtError> error{};
};

struct FuzzProgress {
    std::uint64_t positions = 0;  ///< examined, reported or not
    std::size_t findings = 0;
};

struct FuzzOptions {
    std::uint64_t positions = UINT64_MAX;  ///< at most so many
    base::Deadline deadline{};             ///< no position is begun after it
    unsigned jobs = 1;
    bool keep_going = false;  ///< collect distinct symptoms instead of ending with the first
    bool one_batch = false;   ///< ask for all positions one after the other: then further jobs have nothing to do
    ShrinkOptions shrink{};   ///< its waits and its stop token are those of the whole run
    std::function<void(const FuzzFinding&)> on_finding{};    ///< in order, while the run goes on
    std::function<void(const FuzzProgress&)> on_progress{};  ///< after each position; never two at a time
};

struct FuzzResult {
    std::uint64_t complete = 0;   ///< all positions below this number were examined and reported
    std::uint64_t failing = 0;    ///< of these, positions at which the program failed
    std::uint64_t not_asked = 0;  ///< of these, positions that could not be put to the program
    std::uint64_t alone = 0;      ///< of these, positions that could not be put to the reference
    std::vector<FuzzFinding> findings{};
    std::vector<FuzzTrouble> troubles{};  ///< in order; the first ends the run unless it is to keep going
    Coverage coverage{};
    diagnose::Account account{};        ///< without shrinking
    std::chrono::nanoseconds worked{};  ///< by all threads together
};

/// The position behind the last one of the batch that begins with `first`. Batches grow, so that starting processes
/// takes little of the time, whether the program is fast or slow.
[[nodiscard]] std::uint64_t batch_end(std::uint64_t first);

/// REQUIRES: options.jobs >= 1. `open` is called once for each job, on its thread; and, with several jobs, once more
/// for shrinking, which goes on while the others work.
[[nodiscard]] FuzzResult fuzz(const Draw& draw, const std::function<oracle::Oracles()>& open,
                              const FuzzOptions& options);

}  // namespace plyproof::crosscheck
