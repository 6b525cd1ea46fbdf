// SPDX-License-Identifier: MIT
#include "cpu_wait.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

namespace plyproof::apps {

namespace {

std::int64_t waiting_time(const std::filesystem::path& thread) {
    std::ifstream file(thread / "schedstat");
    std::int64_t running = 0;
    std::int64_t waiting = 0;
    return file >> running >> waiting ? waiting : 0;
}

}  // namespace

std::chrono::nanoseconds cpu_wait_of(int process) {
    std::int64_t most = 0;
    std::error_code error;  // it may end while we look
    const std::filesystem::path tasks = "/proc/" + std::to_string(process) + "/task";
    for (auto task = std::filesystem::directory_iterator(tasks, error); !error && task != end(task);
         task.increment(error)) {
        most = std::max(most, waiting_time(task->path()));
    }
    return std::chrono::nanoseconds(most + waiting_time("/proc/thread-self"));
}

}  // namespace plyproof::apps
