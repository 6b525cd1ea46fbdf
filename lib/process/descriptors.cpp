// SPDX-License-Identifier: MIT
#include "process/descriptors.h"

#include <fcntl.h>
#include <linux/close_range.h>
#include <unistd.h>

#include <charconv>
#include <filesystem>
#include <limits>
#include <string>
#include <vector>

namespace plyproof::process {

namespace {

constexpr int kFirst = 3;

/// For Linux before 5.11 and for systems that forbid the call.
void seal_one_by_one() {
    std::error_code error;
    std::vector<int> numbers;
    for (std::filesystem::directory_iterator entry("/proc/self/fd", error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        int number = -1;
        std::from_chars(name.data(), name.data() + name.size(), number);
        if (number >= kFirst) numbers.push_back(number);
    }
    for (const int number : numbers) {
        const int flags = ::fcntl(number, F_GETFD);
        if (flags >= 0) ::fcntl(number, F_SETFD, flags | FD_CLOEXEC);
    }
}

}  // namespace

void seal_descriptors() {
    constexpr unsigned kLast = std::numeric_limits<unsigned>::max();
    if (::close_range(kFirst, kLast, CLOSE_RANGE_CLOEXEC) != 0) seal_one_by_one();
}

}  // namespace plyproof::process
