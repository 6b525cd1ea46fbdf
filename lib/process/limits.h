// SPDX-License-Identifier: MIT
// What a child program may take of the machine, for programs that are tried with commands meant to break them.
//
// Memory is what a process can write to (RLIMIT_DATA): address space that is only reserved, as the runtimes of many
// languages do by the terabyte, is free. Each process that the child starts gets the same limits for itself.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "base/result.h"

namespace plyproof::process {

struct Limits {
    std::uint64_t memory = 0;          ///< bytes; 0: no limit
    std::chrono::seconds cpu_time{0};  ///< of all its threads together, then it is killed; 0: no limit
    bool core_files = true;            ///< false: it leaves none behind when it crashes
};

/// Limits a process of ours that runs. The error says what failed and why.
[[nodiscard]] base::Result<void, std::string> apply_limits(int process, const Limits& limits);

}  // namespace plyproof::process
