// SPDX-License-Identifier: MIT
// How strong a suite is: which faulty programs it finds, and after how many leaves. Each program has one fault that is
// known to be there; it is asked for the expectations of a suite one after the other, as perft-suite does with one job
// (cheapest first), until the first answer that is wrong.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "gate/counter.h"
#include "gate/plan.h"
#include "oracle/oracle_error.h"
#include "suite/suite.h"

namespace plyproof::crosscheck {

/// What one suite does about one bug.
struct Find {
    std::uint64_t leaves = 0;        ///< expected ones of all questions asked, the one that found it included
    std::string case_id{};           ///< that found it
    int depth = 0;                   ///< at which it was found
    bool without_an_answer = false;  ///< the program died, hung, or said nothing that could be read
};

struct SuitePower {
    std::string name{};
    std::size_t cases = 0;                     ///< with something to ask
    std::size_t questions = 0;                 ///< expectations
    std::uint64_t leaves = 0;                  ///< of all of them
    std::vector<std::optional<Find>> finds{};  ///< for each bug; nothing where it was not found
};

struct Power {
    std::vector<std::string> bugs{};
    std::vector<SuitePower> suites{};
};

/// The program with the bug of this number, just started; the token ends its waits. It is called from several threads.
using StartProgram = std::function<gate::Counter(std::size_t bug, const std::stop_token& stop)>;

struct PowerOptions {
    gate::Selection selection{};
    unsigned jobs = 1;
    std::stop_token stop{};
    /// Pairs of a suite and a bug that are done, from one thread at a time.
    std::function<void(std::size_t done, std::size_t total)> progress{};
};

/// Why it cannot be said: a program could not be started, or somebody asked to stop.
struct PowerError {
    bool stopped = false;
    std::string bug{};      ///< whose program it was
    std::string message{};  ///< a sentence; empty when stopped
};

/// The same whatever the number of jobs. A suite's expectations are taken for right.
[[nodiscard]] base::Result<Power, PowerError> measure_power(std::span<const suite::Suite> suites,
                                                            const std::vector<std::string>& bugs,
                                                            const StartProgram& start, const PowerOptions& options);

/// How many bugs it finds, and the leaves after which it has found the last of them.
[[nodiscard]] std::size_t found_count(const SuitePower& suite);
[[nodiscard]] std::uint64_t leaves_to_last_find(const SuitePower& suite);

/// All suites one after the other, as one. REQUIRES: at least one suite.
[[nodiscard]] SuitePower together(const Power& power);

}  // namespace plyproof::crosscheck
