// SPDX-License-Identifier: MIT
// BrokenPipes: while it lives, writing into a pipe that nobody reads is an error of that write alone and no signal that
// ends us. It touches only the calling thread and leaves the process's handlers as they are.
#pragma once

#include <csignal>

namespace plyproof::process {

class BrokenPipes {
public:
    BrokenPipes();
    ~BrokenPipes();
    BrokenPipes(const BrokenPipes&) = delete;
    BrokenPipes& operator=(const BrokenPipes&) = delete;

private:
    sigset_t former_{};
    bool was_pending_ = false;
};

}  // namespace plyproof::process
