// SPDX-License-Identifier: MIT
#include "base/worker_pool.h"

#include <algorithm>
#include <cassert>
#include <exception>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace plyproof::base {

namespace {

/// Keeps the first exception of several threads.
class FirstException {
public:
    void keep(std::exception_ptr exception) {
        const std::lock_guard lock(mutex_);
        if (!exception_) exception_ = std::move(exception);
    }
    /// REQUIRES: the other threads have ended.
    void rethrow_if_any() const {
        if (exception_) std::rethrow_exception(exception_);
    }

private:
    std::mutex mutex_;
    std::exception_ptr exception_;
};

/// Hands out the indices below `count`, each once and in order, until it is closed.
class Indices {
public:
    explicit Indices(std::size_t count) : end_(count) {}

    std::optional<std::size_t> take() {
        const std::lock_guard lock(mutex_);
        if (next_ == end_) return std::nullopt;
        return next_++;
    }
    void close() {
        const std::lock_guard lock(mutex_);
        end_ = next_;
    }
    /// REQUIRES: nobody takes any more.
    [[nodiscard]] std::size_t taken() const { return next_; }

private:
    std::mutex mutex_;
    std::size_t next_ = 0;
    std::size_t end_;
};

}  // namespace

void run_on_threads(unsigned threads, const std::function<void(unsigned worker)>& work) {
    assert(threads >= 1);
    FirstException first_exception;
    const auto guarded_work = [&](unsigned worker) {
        try {
            work(worker);
        } catch (...) {
            first_exception.keep(std::current_exception());
        }
    };
    {
        std::vector<std::jthread> others;  // joined at the end of this block
        try {
            for (unsigned worker = 1; worker < threads; ++worker) others.emplace_back(guarded_work, worker);
        } catch (const std::system_error&) {
            // The system has no more threads to give; those that exist share the work.
        }
        guarded_work(0);
    }
    first_exception.rethrow_if_any();
}

std::size_t run_tasks(std::size_t count, unsigned jobs, const std::function<void(std::size_t index)>& task,
                      const std::stop_token& stop) {
    assert(jobs >= 1);
    Indices indices(count);
    const std::stop_callback close_on_stop(stop, [&indices] { indices.close(); });
    const auto work = [&](unsigned) {
        try {
            while (const auto index = indices.take()) task(*index);
        } catch (...) {
            indices.close();
            throw;
        }
    };
    run_on_threads(static_cast<unsigned>(std::clamp<std::size_t>(count, 1, jobs)), work);
    return indices.taken();
}

unsigned hardware_threads() { return std::max(1U, std::thread::hardware_concurrency()); }

}  // namespace plyproof::base
