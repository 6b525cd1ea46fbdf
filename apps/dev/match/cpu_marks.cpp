// SPDX-License-Identifier: MIT
#include "cpu_marks.h"

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <system_error>

namespace plyproof::apps {

namespace {

using std::chrono::nanoseconds;

nanoseconds waiting_time(const std::filesystem::path& thread) {
    std::ifstream file(thread / "schedstat");
    std::int64_t running = 0;
    std::int64_t waiting = 0;
    return nanoseconds(file >> running >> waiting ? waiting : 0);
}

nanoseconds longest_waiting_time(int process) {
    nanoseconds most{};
    std::error_code error;  // it may end while we look
    const std::filesystem::path tasks = "/proc/" + std::to_string(process) + "/task";
    for (auto task = std::filesystem::directory_iterator(tasks, error); !error && task != end(task);
         task.increment(error)) {
        most = std::max(most, waiting_time(task->path()));
    }
    return most;
}

/// Of all its threads, also those that have ended.
std::optional<nanoseconds> cpu_time(int process) {
    clockid_t clock{};
    timespec time{};
    if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return std::nullopt;
    return std::chrono::seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
}

/// Of all CPUs together, waiting for disks included.
std::optional<nanoseconds> idle_time() {
    std::ifstream file("/proc/stat");
    std::string name;
    std::int64_t user = 0;
    std::int64_t nice = 0;
    std::int64_t system = 0;
    std::int64_t idle = 0;
    std::int64_t disks = 0;
    if (!(file >> name >> user >> nice >> system >> idle >> disks)) return std::nullopt;
    return nanoseconds(1'000'000'000 / sysconf(_SC_CLK_TCK)) * (idle + disks);
}

}  // namespace

match::CpuMarks read_cpu_marks(int process) {
    match::CpuMarks marks{.waited = longest_waiting_time(process) + waiting_time("/proc/thread-self"), .not_run = {}};
    const auto used = cpu_time(process);
    const auto idle = idle_time();
    const nanoseconds now = std::chrono::steady_clock::now().time_since_epoch();
    if (used && idle) marks.not_run = now - *used - *idle;
    return marks;
}

}  // namespace plyproof::apps
