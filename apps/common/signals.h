// SPDX-License-Identifier: MIT
// SIGINT and SIGTERM as a stop token. The first signal asks the work to stop, so that what is known can be printed; the
// second ends the process at once. One that is ignored at the start stays so: that is what nohup asks for, and a script
// that runs a program in the background. SIGPIPE is ignored: a closed pipe shows as a failed write (output.h).
//
// A stop source may not be touched inside a signal handler, so the handler only writes a byte into a pipe, and a thread
// waits at its other end. Child programs must get the default dispositions back before they are started.
#pragma once

#include <optional>
#include <stop_token>
#include <thread>

#include "common/exit_code.h"

namespace plyproof::apps {

class Signals {
public:
    /// Installs the handlers. REQUIRES: no other Signals is alive in this process. Throws std::system_error when the
    /// system has no pipe or thread left.
    explicit Signals(std::stop_source source);
    /// Puts the former handlers back.
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    /// Interrupted or Terminated when a signal has come.
    [[nodiscard]] static std::optional<ExitCode> received();

private:
    int read_end_ = -1;
    int write_end_ = -1;
    std::jthread watcher_;
};

}  // namespace plyproof::apps
