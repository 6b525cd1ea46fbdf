// SPDX-License-Identifier: MIT
#include "process/broken_pipes.h"

#include <cerrno>
#include <ctime>

namespace plyproof::process {

namespace {

sigset_t only_sigpipe() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGPIPE);
    return set;
}

bool is_pending() {
    sigset_t pending;
    sigemptyset(&pending);
    sigpending(&pending);
    return sigismember(&pending, SIGPIPE) == 1;
}

}  // namespace

BrokenPipes::BrokenPipes() : was_pending_(is_pending()) {
    const sigset_t set = only_sigpipe();
    pthread_sigmask(SIG_BLOCK, &set, &former_);
}

BrokenPipes::~BrokenPipes() {
    // A write's SIGPIPE goes to the thread that wrote. Taken back before the mask falls, it never arrives.
    if (!was_pending_ && is_pending()) {
        const sigset_t set = only_sigpipe();
        const timespec at_once{};
        while (sigtimedwait(&set, nullptr, &at_once) < 0 && errno == EINTR) {
        }
    }
    pthread_sigmask(SIG_SETMASK, &former_, nullptr);
}

}  // namespace plyproof::process
