// SPDX-License-Identifier: MIT
// How a child program ended.
#pragma once

#include <string>

namespace plyproof::process {

struct ExitStatus {
    int code = 0;    ///< its exit code, where no signal ended it
    int signal = 0;  ///< the number of the signal that did, or 0

    [[nodiscard]] bool success() const { return code == 0 && signal == 0; }
    friend bool operator==(const ExitStatus&, const ExitStatus&) = default;
};

/// "exit code 3", "SIGSEGV (Segmentation fault)"; exit codes with which a shell reports a signal are explained.
[[nodiscard]] std::string exit_text(ExitStatus status);

/// "SIGSEGV"; "signal 99" where the system has no name for it.
[[nodiscard]] std::string signal_name(int signal);

}  // namespace plyproof::process
