// SPDX-License-Identifier: MIT
// `--dialect auto`: which row fits a program? Each candidate is tried with depth 1 of a position whose count cannot be
// mistaken for that of the start position. The first row is taken whose answer is right in a new process, or lists the
// moves of this position: the program may be here because its counts are wrong. Else the first whose answer can be
// read.
//
// Silence is first waited for shortly: most programs say nothing to what they do not know. Who has not answered the
// sync behind a question is still at work on it, and gets the whole time of --timeout, once. When no row fits, those
// that were met with silence are tried again, with more patience. Who does not complain of what he does not know is
// asked for several rows in one breath, and for each of them only when he says anything to that.
#pragma once

#include <chrono>
#include <cstddef>
#include <span>

#include "oracle/dialect.h"
#include "oracle/oracle_error.h"
#include "oracle/program.h"

namespace plyproof::oracle {

/// How long probing waits at first; then as long as the program's own `waits` say. The more generous, the longer it
/// takes with a program that ignores what it does not know.
struct ProbeWaits {
    std::chrono::milliseconds greeting = std::chrono::seconds(10);  ///< for a word by which it can be told
    std::chrono::milliseconds silence = std::chrono::seconds(1);    ///< after which a question was not understood
    std::chrono::milliseconds after_sync{150};  ///< the same once the program has answered what was sent behind it
    std::chrono::milliseconds pong = std::chrono::seconds(2);     ///< for the answer to a ping, which not all know
    std::chrono::milliseconds script = std::chrono::seconds(10);  ///< for a script to end
};

/// What it took to find a dialect.
struct Probing {
    std::size_t questions = 0;
    std::chrono::nanoseconds time{};
};

struct FoundDialect {
    Dialect dialect;
    Probing probing;
};

/// Of the time for a question, the part that a silent program gets at the second attempt for each row.
inline constexpr int kShareOfPatience = 20;

/// Tries the rows in their order. The error tells what each row came to, or that the program does not take the user's
/// options.
[[nodiscard]] base::Result<FoundDialect, OracleError> find_dialect(const Program& program,
                                                                   std::span<const Dialect> rows,
                                                                   const ProbeWaits& waits = {});

}  // namespace plyproof::oracle
