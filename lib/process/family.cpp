// SPDX-License-Identifier: MIT
#include "process/family.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace plyproof::process {

namespace {

constexpr const char* kProcesses = "/proc";

/// The number of a process of ours, by its folder's name; zero for what is none.
int process_of(const std::filesystem::directory_entry& entry) {
    const std::string name = entry.path().filename().string();
    int process = 0;
    const auto read = std::from_chars(name.data(), name.data() + name.size(), process);
    if (read.ec != std::errc() || read.ptr != name.data() + name.size()) return 0;
    struct stat status {};
    const bool is_ours = ::stat(entry.path().c_str(), &status) == 0 && status.st_uid == ::geteuid();
    return is_ours ? process : 0;
}

/// The words that it was started with, each ended by a zero byte; empty for a process that is not ours to read.
std::string environment_of(int process) {
    std::string text;
    const int file = ::open(fmt::format("{}/{}/environ", kProcesses, process).c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return text;
    std::array<char, 4096> room{};
    for (;;) {
        const ssize_t size = ::read(file, room.data(), room.size());
        if (size <= 0) break;
        text.append(room.data(), static_cast<std::size_t>(size));
    }
    ::close(file);
    return text;
}

bool bears(int process, std::string_view mark) {
    const std::string environment = environment_of(process);
    const std::size_t found = environment.find(mark);
    return found != std::string::npos && (found == 0 || environment[found - 1] == '\0');
}

/// Kills a process that bears the mark. Once it is held by its descriptor, its number cannot become another's.
bool kill_if_it_bears(int process, std::string_view mark) {
    if (!bears(process, mark)) return false;
    const long descriptor = ::syscall(SYS_pidfd_open, process, 0);  // glibc 2.36 has no declaration for C++
    if (descriptor < 0) return false;
    const bool killed = bears(process, mark) && ::syscall(SYS_pidfd_send_signal, descriptor, SIGKILL, nullptr, 0) == 0;
    ::close(static_cast<int>(descriptor));
    return killed;
}

}  // namespace

Family::Family()
    : mark_(fmt::format("PLYPROOF_FAMILY_{}_{:x}_{}=1", ::getpid(), reinterpret_cast<std::uintptr_t>(this),
                        std::chrono::steady_clock::now().time_since_epoch().count())) {}

void Family::kill() const {
    // Who is born while we look is found when we look again; who is being born when his parent dies is not born.
    constexpr int kMostGenerations = 20;
    for (int generation = 0; generation < kMostGenerations; ++generation) {
        bool found = false;
        std::error_code error;
        for (std::filesystem::directory_iterator entry(kProcesses, error), end; !error && entry != end;
             entry.increment(error)) {
            const int process = process_of(*entry);
            if (process > 0 && process != ::getpid()) found = kill_if_it_bears(process, mark_) || found;
        }
        if (!found) return;
    }
}

}  // namespace plyproof::process
