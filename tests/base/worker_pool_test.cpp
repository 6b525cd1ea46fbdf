// SPDX-License-Identifier: MIT
#include "base/worker_pool.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <barrier>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <numeric>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace plyproof::base {
namespace {

std::vector<std::size_t> first_numbers(std::size_t count) {
    std::vector<std::size_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    return numbers;
}

/// What a task that notes its index wrote down.
class Notes {
public:
    void add(std::size_t index) {
        const std::lock_guard lock(mutex_);
        indices_.push_back(index);
    }
    [[nodiscard]] const std::vector<std::size_t>& in_order_of_running() const { return indices_; }
    [[nodiscard]] std::vector<std::size_t> sorted() const {
        std::vector<std::size_t> copy = indices_;
        std::sort(copy.begin(), copy.end());
        return copy;
    }

private:
    std::mutex mutex_;
    std::vector<std::size_t> indices_;
};

TEST(RunTasks, RunsEveryIndexOnceWithAnyNumberOfJobs) {
    for (const unsigned jobs : {1U, 2U, 3U, 8U}) {
        for (const std::size_t count : {0U, 1U, 2U, 7U, 200U}) {
            Notes notes;
            EXPECT_EQ(run_tasks(count, jobs, [&](std::size_t index) { notes.add(index); }), count);
            EXPECT_EQ(notes.sorted(), first_numbers(count)) << jobs << " jobs";
        }
    }
}

TEST(RunTasks, WithOneJobStaysOnTheCallingThreadAndInOrder) {
    const std::thread::id caller = std::this_thread::get_id();
    Notes notes;
    run_tasks(50, 1, [&](std::size_t index) {
        EXPECT_EQ(std::this_thread::get_id(), caller);
        notes.add(index);
    });
    EXPECT_EQ(notes.in_order_of_running(), first_numbers(50));
}

TEST(RunTasks, WithSeveralJobsRunsTasksAtTheSameTime) {
    std::barrier meeting(3);  // one thread alone would wait here for ever
    std::mutex mutex;
    std::set<std::thread::id> threads;
    run_tasks(3, 3, [&](std::size_t) {
        meeting.arrive_and_wait();
        const std::lock_guard lock(mutex);
        threads.insert(std::this_thread::get_id());
    });
    EXPECT_EQ(threads.size(), 3U);
}

TEST(RunTasks, BeginsNoTaskAfterAStopRequest) {
    for (const unsigned jobs : {1U, 3U}) {
        std::stop_source stop;
        Notes notes;
        const std::size_t run = run_tasks(
            1000, jobs,
            [&](std::size_t index) {
                notes.add(index);
                if (index == 10) stop.request_stop();
                while (index > 10 && !stop.stop_requested()) std::this_thread::yield();
            },
            stop.get_token());
        EXPECT_GE(run, 11U);
        EXPECT_LT(run, 11U + jobs);
        EXPECT_EQ(notes.sorted(), first_numbers(run));
    }
}

TEST(RunTasks, RunsNothingWhenTheStopWasRequestedBefore) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(run_tasks(
                  5, 2, [](std::size_t) { FAIL(); }, stop.get_token()),
              0U);
}

TEST(RunTasks, ThrowsWhatATaskThrewAndBeginsNoOther) {
    for (const unsigned jobs : {1U, 3U}) {
        Notes notes;
        const auto fail_at_ten = [&](std::size_t index) {
            notes.add(index);
            if (index == 10) throw std::runtime_error("task ten");
            if (index > 10) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        };
        try {
            run_tasks(100'000, jobs, fail_at_ten);
            ADD_FAILURE() << "nothing was thrown with " << jobs << " jobs";
        } catch (const std::runtime_error& error) {
            EXPECT_STREQ(error.what(), "task ten");
        }
        EXPECT_LT(notes.sorted().size(), 100'000U);
    }
}

TEST(RunOnThreads, CallsEachWorkerNumberOnce) {
    for (const unsigned threads : {1U, 2U, 5U}) {
        Notes notes;
        run_on_threads(threads, [&](unsigned worker) { notes.add(worker); });
        EXPECT_EQ(notes.sorted(), first_numbers(threads));
    }
}

TEST(RunOnThreads, RunsWorkerZeroOnTheCallingThreadAndTheOthersElsewhere) {
    const std::thread::id caller = std::this_thread::get_id();
    run_on_threads(3, [&](unsigned worker) { EXPECT_EQ(std::this_thread::get_id() == caller, worker == 0); });
}

TEST(RunOnThreads, LetsTheOthersFinishBeforeItThrows) {
    std::atomic<int> finished = 0;
    const auto work = [&](unsigned worker) {
        if (worker == 0) throw std::runtime_error("worker zero");
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        ++finished;
    };
    EXPECT_THROW(run_on_threads(3, work), std::runtime_error);
    EXPECT_EQ(finished, 2);
}

TEST(RunOnThreads, ThrowsTheFirstOfSeveralExceptions) {
    std::atomic<bool> first_was_thrown = false;
    const auto work = [&](unsigned worker) {
        if (worker == 1) {
            // When a thread ends, what it threw has been taken note of.
            struct SetAtEndOfThread {
                std::atomic<bool>& flag;
                ~SetAtEndOfThread() { flag = true; }
            };
            thread_local const SetAtEndOfThread set_at_end{first_was_thrown};
            throw std::runtime_error("first");
        }
        while (!first_was_thrown) std::this_thread::yield();
        throw std::runtime_error("second");
    };
    EXPECT_THAT([&] { run_on_threads(2, work); }, testing::ThrowsMessage<std::runtime_error>("first"));
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define PLYPROOF_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define PLYPROOF_SANITIZED
#endif
#endif

#ifndef PLYPROOF_SANITIZED  // sanitizers do not survive a limit on memory

/// Runs tasks in a process that has no room for the stacks of so many threads, and says how it went in words.
[[noreturn]] void run_tasks_where_threads_are_few() {
    const rlimit limit{256U << 20, 256U << 20};
    if (setrlimit(RLIMIT_AS, &limit) != 0) std::_Exit(2);
    // By default a stack is as large as `ulimit -s` says, which may be very little.
    pthread_attr_t attributes{};
    if (pthread_attr_init(&attributes) != 0 || pthread_attr_setstacksize(&attributes, 8U << 20) != 0 ||
        pthread_setattr_default_np(&attributes) != 0) {
        std::_Exit(3);
    }
    std::mutex mutex;
    std::set<std::thread::id> threads;
    std::atomic<std::size_t> sum = 0;
    run_tasks(1000, 200, [&](std::size_t index) {
        std::this_thread::sleep_for(std::chrono::microseconds(100));
        sum += index;
        const std::lock_guard lock(mutex);
        threads.insert(std::this_thread::get_id());
    });
    std::fprintf(stderr, "sum %zu, few threads: %d\n", sum.load(), threads.size() < 100);
    std::_Exit(0);
}

TEST(RunTasksDeathTest, DoesAllTheWorkWhereTheSystemGivesFewerThreads) {
    EXPECT_EXIT(run_tasks_where_threads_are_few(), testing::ExitedWithCode(0), "sum 499500, few threads: 1");
}

#endif

TEST(HardwareThreads, AreAtLeastOne) { EXPECT_GE(hardware_threads(), 1U); }

}  // namespace
}  // namespace plyproof::base
