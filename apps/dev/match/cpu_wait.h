// SPDX-License-Identifier: MIT
// How long a process waited for a CPU, and we for hearing it, as Linux tells it in the files schedstat of /proc (the
// second number, nanoseconds on a run queue).
#pragma once

#include <chrono>

namespace plyproof::apps {

/// Of its threads, the one that waited most since it began; and the calling thread's waiting added to that, because an
/// answer that lies in a pipe is late, too. Zero where the system does not tell.
[[nodiscard]] std::chrono::nanoseconds cpu_wait_of(int process);

}  // namespace plyproof::apps
