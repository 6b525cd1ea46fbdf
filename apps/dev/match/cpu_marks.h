// SPDX-License-Identifier: MIT
// What Linux knows of a process and its CPUs (match/player.h): /proc/PID/task/*/schedstat, whose second number are
// nanoseconds on a run queue, the CPU clock of the process, and the idle time of all CPUs in /proc/stat.
#pragma once

#include "match/player.h"

namespace plyproof::apps {

/// The calling thread's own waiting is added to that of the process, because an answer that lies in a pipe is late,
/// too. What the system does not tell counts as nothing.
[[nodiscard]] match::CpuMarks read_cpu_marks(int process);

}  // namespace plyproof::apps
