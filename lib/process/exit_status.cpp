// SPDX-License-Identifier: MIT
#include "process/exit_status.h"

#include <fmt/format.h>

#include <cstring>  // sigabbrev_np and sigdescr_np, which are the GNU C library's

namespace plyproof::process {

std::string signal_name(int signal) {
    const char* name = sigabbrev_np(signal);
    return name != nullptr ? fmt::format("SIG{}", name) : fmt::format("signal {}", signal);
}

std::string exit_text(ExitStatus status) {
    if (status.signal != 0) {
        const char* meaning = sigdescr_np(status.signal);
        return meaning != nullptr ? fmt::format("{} ({})", signal_name(status.signal), meaning)
                                  : signal_name(status.signal);
    }
    constexpr int kShellSignalBase = 128;
    const int hidden = status.code - kShellSignalBase;
    if (hidden > 0 && sigabbrev_np(hidden) != nullptr) {
        return fmt::format("exit code {} (so a shell says {})", status.code, signal_name(hidden));
    }
    return fmt::format("exit code {}", status.code);
}

}  // namespace plyproof::process
