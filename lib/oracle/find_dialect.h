// SPDX-License-Identifier: MIT
// `--dialect auto`: which row fits a program? Each candidate is tried with depth 1 of a position whose count cannot be
// mistaken for that of the start position. The first row whose answer is right in a new process is taken; else, since
// the program may be here because its answers are wrong, the first whose answer can be read.
#pragma once

#include <chrono>
#include <span>

#include "oracle/dialect.h"
#include "oracle/oracle_error.h"
#include "oracle/program.h"

namespace plyproof::oracle {

/// How long probing waits. The more generous, the longer it takes with a program that ignores what it does not know.
struct ProbeWaits {
    std::chrono::milliseconds greeting = std::chrono::seconds(10);  ///< until a UCI engine must have said what it is
    std::chrono::milliseconds silence = std::chrono::seconds(1);    ///< after which a question was not understood
    std::chrono::milliseconds after_sync{150};  ///< the same once the program has answered what was sent behind it
    std::chrono::milliseconds script = std::chrono::seconds(10);  ///< for a script to end
};

/// Tries the rows in their order. The error tells what each row came to, or that the program does not take the user's
/// options.
[[nodiscard]] base::Result<Dialect, OracleError> find_dialect(const Program& program, std::span<const Dialect> rows,
                                                              const ProbeWaits& waits = {});

}  // namespace plyproof::oracle
