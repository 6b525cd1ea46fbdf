// SPDX-License-Identifier: MIT
// Another program as a Counter: as many processes of it as there are jobs, each asked by one thread at a time. A
// process that crashed, hung or lost its way is replaced before the next question; a program that answers nothing any
// more is given up.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include "gate/counter.h"
#include "oracle/oracle.h"
#include "oracle/waits.h"

namespace plyproof::gate {

/// Makes an oracle of its own for each job; the token ends all its waits. Nothing need be started before the first
/// question.
using OpenOracle = std::function<std::unique_ptr<oracle::Oracle>(const std::stop_token& stop)>;

struct EngineCounterOptions {
    OpenOracle open;
    oracle::Waits waits{};
    /// Questions wait longer where many leaves are expected: as long as a slow program needs for them.
    bool waits_longer = true;
    /// What the last line before each answer ends with, such as "readyok": older lines are no last words about a
    /// question, and which they are would depend on the number of jobs. Empty: all are kept.
    std::string sync_answer{};
};

/// After so many failures without an answer in between the program is asked for the start position at its least depth.
/// When it does not answer that either, it is given up.
inline constexpr int kFailuresBeforeProbe = 3;

/// Failures are CounterFault::Program with the program's last words. The processes end with the counter.
[[nodiscard]] Counter engine_counter(EngineCounterOptions options);

/// How long to wait for an answer of so many leaves.
[[nodiscard]] std::chrono::milliseconds wait_for(std::uint64_t leaves, const EngineCounterOptions& options);

}  // namespace plyproof::gate
