// SPDX-License-Identifier: MIT
#include "engine/background.h"

#include <utility>

namespace plyproof::engine {

void Background::start(Job job) {
    stop();
    thread_ = std::jthread([job = std::move(job)](const std::stop_token& stop) { job(stop); });
}

void Background::stop() {
    thread_.request_stop();
    wait();
}

void Background::wait() {
    if (thread_.joinable()) thread_.join();
}

}  // namespace plyproof::engine
