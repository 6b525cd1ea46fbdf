// SPDX-License-Identifier: MIT
#include "common/output.h"

#include <unistd.h>

#include <cerrno>
#include <utility>

namespace plyproof::apps {

namespace {

constexpr std::size_t kEnough = 1 << 16;

}  // namespace

Output::Output(int descriptor, std::function<void()> on_failure)
    : descriptor_(descriptor), on_failure_(std::move(on_failure)) {}

void Output::write(std::string_view text) {
    if (state_ != State::Open) return;
    waiting_ += text;
    if (waiting_.size() >= kEnough) flush();
}

void Output::flush() {
    std::string_view rest = waiting_;
    while (!rest.empty() && state_ == State::Open) {
        const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
        if (written >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            fail(errno);
        }
    }
    waiting_.clear();
}

void Output::fail(int error) {
    state_ = error == EPIPE ? State::Closed : State::Failed;
    error_ = error;
    if (on_failure_) on_failure_();
}

}  // namespace plyproof::apps
