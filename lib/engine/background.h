// SPDX-License-Identifier: MIT
// Background: one job at a time on a thread of its own, so that whoever reads commands goes on listening.
#pragma once

#include <functional>
#include <stop_token>
#include <thread>

namespace plyproof::engine {

class Background {
public:
    using Job = std::function<void(const std::stop_token& stop)>;

    /// Begins a job; one that still runs is stopped and waited for. The job must end soon after a stop is asked for.
    void start(Job job);
    /// Asks the job to stop and waits for its end; nothing to do when none runs.
    void stop();
    /// Waits for the end of the job.
    void wait();

private:
    std::jthread thread_;  // stops and joins when it is destroyed
};

}  // namespace plyproof::engine
