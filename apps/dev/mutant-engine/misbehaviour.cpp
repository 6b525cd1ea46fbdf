// SPDX-License-Identifier: MIT
#include "misbehaviour.h"

#include <chrono>
#include <csignal>
#include <functional>
#include <string_view>
#include <thread>

namespace plyproof::apps {

using mutants::Bug;
using namespace std::string_view_literals;

namespace {

constexpr std::chrono::minutes kLongest{10};

/// Does something again and again until somebody stops the program, nobody reads any more, or it has been long enough.
ExitCode without_end(Console& console, const std::function<void()>& step) {
    const auto deadline = std::chrono::steady_clock::now() + kLongest;
    while (!console.stop().stop_requested() && std::chrono::steady_clock::now() < deadline) step();
    return console.stop().stop_requested() ? console.stop_code() : ExitCode::OwnFailure;
}

/// Ends as a real memory fault does, whatever handlers are installed.
void crash() {
    std::signal(SIGSEGV, SIG_DFL);
    std::raise(SIGSEGV);
}

}  // namespace

std::optional<ExitCode> misbehave(const mutants::BugSet& bugs, const mutants::Board& board, Console& console) {
    if (bugs.has(Bug::CrashOnCount) || (bugs.has(Bug::CrashInCheck) && board.in_check())) crash();
    if (bugs.has(Bug::ExitOnCount)) return ExitCode::Disagreement;
    if (bugs.has(Bug::HangOnCount)) {
        return without_end(console, [] { std::this_thread::sleep_for(std::chrono::milliseconds(20)); });
    }
    if (bugs.has(Bug::FloodOnCount)) {
        return without_end(console, [&] { console.print("info string at node 0x7ffe0\n"); });
    }
    if (bugs.has(Bug::LineWithoutEnd)) return without_end(console, [&] { console.print("e2e4 "); });
    if (bugs.has(Bug::GarbageOnCount)) {
        console.print("\xff\xfe\x00\x1b[31m\x80\x00\xc3(\n\x07\x00\n"sv);
        console.output().flush();
        return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace plyproof::apps
