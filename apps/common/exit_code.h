// SPDX-License-Identifier: MIT
// What a program tells its caller when it ends. The numbers are an interface (docs/exit-codes.md) and never change.
#pragma once

#include <cstdint>

namespace plyproof::apps {

enum class ExitCode : std::uint8_t {
    Agrees = 0,         ///< the question was answered, and nothing contradicts
    Disagreement = 1,   ///< two answers, or an answer and an expectation, differ
    BadInput = 2,       ///< bad usage, or input that cannot be understood
    ProgramFailed = 3,  ///< another program was not found, crashed, hung or answered unreadably
    OwnFailure = 4,     ///< this program could not do its work: no memory, output not writable
    Interrupted = 130,  ///< ended by SIGINT (Ctrl-C)
    ClosedPipe = 141,   ///< the reader of the output went away before the work was done
    Terminated = 143,   ///< ended by SIGTERM
};

/// The code for two outcomes together. A proven disagreement is never masked, an unfinished run never looks finished:
/// Disagreement, OwnFailure, the signals, ProgramFailed, BadInput, Agrees.
[[nodiscard]] ExitCode combined(ExitCode a, ExitCode b);

}  // namespace plyproof::apps
