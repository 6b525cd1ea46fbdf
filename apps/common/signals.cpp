// SPDX-License-Identifier: MIT
#include "common/signals.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <utility>

namespace plyproof::apps {

namespace {

// A signal handler can reach nothing but globals. These are the only ones, and only this file sees them.
std::atomic<int> signal_received{0};
std::atomic<int> wake_descriptor{-1};
struct sigaction former_interrupt {};
struct sigaction former_terminate {};
struct sigaction former_pipe {};

void handle(int signal) {
    const int saved_errno = errno;
    int none = 0;
    if (!signal_received.compare_exchange_strong(none, signal)) _exit(128 + signal);
    const char byte = 's';
    // A full pipe is no loss: the watcher is awake already.
    [[maybe_unused]] const ssize_t written = ::write(wake_descriptor.load(), &byte, 1);
    errno = saved_errno;
}

void catch_unless_ignored(int signal, struct sigaction& former) {
    ::sigaction(signal, nullptr, &former);
    if (former.sa_handler == SIG_IGN) return;
    struct sigaction action {};
    action.sa_handler = handle;
    ::sigaction(signal, &action, nullptr);
}

void wait_for_byte(int descriptor, const std::stop_source& source) {
    char byte = 0;
    ssize_t got = 0;
    do {
        got = ::read(descriptor, &byte, 1);
    } while (got < 0 && errno == EINTR);
    if (got == 1 && byte == 's') std::stop_source(source).request_stop();
}

}  // namespace

Signals::Signals(std::stop_source source) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
    read_end_ = ends[0];
    write_end_ = ends[1];
    signal_received = 0;
    wake_descriptor = write_end_;
    watcher_ =
        std::jthread([descriptor = read_end_, source = std::move(source)] { wait_for_byte(descriptor, source); });

    catch_unless_ignored(SIGINT, former_interrupt);
    catch_unless_ignored(SIGTERM, former_terminate);
    struct sigaction action {};
    action.sa_handler = SIG_IGN;
    ::sigaction(SIGPIPE, &action, &former_pipe);
}

Signals::~Signals() {
    ::sigaction(SIGINT, &former_interrupt, nullptr);
    ::sigaction(SIGTERM, &former_terminate, nullptr);
    ::sigaction(SIGPIPE, &former_pipe, nullptr);
    const char byte = 'q';
    [[maybe_unused]] const ssize_t written = ::write(write_end_, &byte, 1);
    watcher_.join();
    ::close(write_end_);
    ::close(read_end_);
}

std::optional<ExitCode> Signals::received() {
    switch (signal_received.load()) {
        case SIGINT:
            return ExitCode::Interrupted;
        case SIGTERM:
            return ExitCode::Terminated;
        default:
            return std::nullopt;
    }
}

}  // namespace plyproof::apps
