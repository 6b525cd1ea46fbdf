// SPDX-License-Identifier: MIT
// One question put to the program that is judged: is its answer right, and if not, what is wrong? Moves are compared as
// sets first, at the least depth that the program takes, then deeper by divide. What differs is diagnosed in a new
// process, so that it does not matter what the program was asked before.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "crosscheck/fuzz_failure.h"
#include "crosscheck/recorded_oracle.h"
#include "diagnose/descend.h"

namespace plyproof::crosscheck {

struct Examined {
    std::vector<Failure> failures{};              ///< each symptom once; empty when the answer is right
    std::optional<diagnose::CourtError> error{};  ///< somebody could not be asked, or a reference failed
    std::optional<diagnose::Quarrel> quarrel{};   ///< references contradict each other: nobody was judged
    bool reference_asked = true;  ///< false: the question cannot be put to the reference; plyproof alone judged
    diagnose::Account account{};

    [[nodiscard]] bool agrees() const { return failures.empty() && !error && !quarrel; }
};

/// A question of depth 1 finds all symptoms of its list, a deeper one the first below it. Where the program does not
/// take the moves of the path, its list is looked at on the way there.
[[nodiscard]] Examined examine(const diagnose::Parties& parties, const oracle::Question& question,
                               const oracle::Waits& waits, const std::stop_token& stop = {});

/// Tells failures that only earlier questions bring about what these were. `log` is the record of the process, taken
/// before the examination.
void add_history(Examined& examined, const RecordedOracle::Log& log);

/// The failure when an answer is wrong and in a new process right; `comparison` is nullptr where it was for another
/// position. Its rule is second-position.
[[nodiscard]] Failure later_failure(const oracle::Question& question, const diagnose::Comparison* comparison);

}  // namespace plyproof::crosscheck
