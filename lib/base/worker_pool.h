// SPDX-License-Identifier: MIT
// Work on several threads: the only place below search and engine where threads are made. Both functions return when
// all work has ended, so whatever the tasks refer to need only outlive the call. With one thread everything happens on
// the calling thread, in order. An exception that a task throws comes out of the call; of several, the first.
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

namespace plyproof::base {

/// Calls work(0) on the calling thread and work(1) to work(threads - 1) each on a thread of its own. Where the system
/// gives fewer threads, only the lower numbers are called: let the workers take their work from a common store. An
/// exception stops none of the others; it is thrown again when they have ended. REQUIRES: threads >= 1.
void run_on_threads(unsigned threads, const std::function<void(unsigned worker)>& work);

/// Calls task(index) once for each index below `count`, on up to `jobs` threads, lower indices first. After a stop
/// request or an exception no further task is begun; those that run are waited for. Returns the number of tasks that
/// were run, which are the ones with the lowest indices. REQUIRES: jobs >= 1.
std::size_t run_tasks(std::size_t count, unsigned jobs, const std::function<void(std::size_t index)>& task,
                      const std::stop_token& stop = {});

/// The number of threads that this machine runs at once; at least 1.
[[nodiscard]] unsigned hardware_threads();

}  // namespace plyproof::base
