// SPDX-License-Identifier: MIT
#include "process/limits.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace plyproof::process {

namespace {

base::Result<void, std::string> lower(int process, decltype(RLIMIT_DATA) resource, std::uint64_t amount,
                                      const char* what) {
    rlimit limit{};
    if (::prlimit(process, resource, nullptr, &limit) == 0) {
        // A limit that somebody set before us may be lower still, and cannot be raised.
        limit.rlim_cur = limit.rlim_max = std::min<rlim_t>(amount, limit.rlim_max);
        if (::prlimit(process, resource, &limit, nullptr) == 0) return {};
    }
    if (errno == ESRCH) return {};  // it has ended already
    return base::failure(fmt::format("its {} cannot be limited: {}", what, std::strerror(errno)));
}

}  // namespace

base::Result<void, std::string> apply_limits(int process, const Limits& limits) {
    if (limits.memory > 0) {
        if (auto done = lower(process, RLIMIT_DATA, limits.memory, "memory"); !done) return done;
    }
    if (limits.cpu_time > std::chrono::seconds::zero()) {
        const auto seconds = static_cast<std::uint64_t>(limits.cpu_time.count());
        if (auto done = lower(process, RLIMIT_CPU, seconds, "CPU time"); !done) return done;
    }
    return limits.core_files ? base::Result<void, std::string>{} : lower(process, RLIMIT_CORE, 0, "core file");
}

}  // namespace plyproof::process
