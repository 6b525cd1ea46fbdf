// SPDX-License-Identifier: MIT
#include "gate/run.h"

#include <algorithm>
#include <cassert>
#include <list>
#include <mutex>
#include <utility>

#include "base/deadline.h"
#include "base/worker_pool.h"

namespace plyproof::gate {
namespace {

using Clock = std::chrono::steady_clock;

// The tasks of a plan; do_task() is called for each of them in order, from any number of threads.
class Run {
public:
    Run(Plan plan, const Counter& counter, const Options& options)
        : plan_(std::move(plan)), counter_(counter), options_(options), start_(Clock::now()) {
        first_failure_ = plan_.tasks.size();
        progress_.checks = plan_.tasks.size();
        for (const Task& task : plan_.tasks) progress_.nodes += check_of(task).expected.nodes;
    }

    [[nodiscard]] std::size_t size() const { return plan_.tasks.size(); }

    void do_task(std::size_t index) {
        const std::optional<RunningList::iterator> running = begin(index);
        if (!running) return;
        std::stop_source& stop = (*running)->stop;
        const std::stop_callback forward(options_.stop, [&stop] { stop.request_stop(); });
        end(*running, ask(plan_.tasks[index], stop.get_token()));
    }

    RunResult result() {
        for (std::size_t i = 0; i < plan_.tasks.size(); ++i) {
            Check& check = check_of(plan_.tasks[i]);
            if (i > first_failure_) check = Check{.expected = check.expected};
            if (check.outcome == Outcome::NotRun) check.skipped = why_not_run(i);
        }
        for (SuiteResult& suite : plan_.result.suites) {
            for (CaseResult& result : suite.cases) add_up(result);
        }
        plan_.result.elapsed = Clock::now() - start_;
        return std::move(plan_.result);
    }

private:
    struct Running {
        std::size_t index;
        std::stop_source stop;
    };
    using RunningList = std::list<Running>;

    // Enters a task into the list of the running ones; nothing when it is not wanted any more.
    std::optional<RunningList::iterator> begin(std::size_t index) {
        const std::lock_guard lock(mutex_);
        if (index > first_failure_ || is_over()) return std::nullopt;
        return running_.insert(running_.end(), {index, std::stop_source()});
    }

    Check ask(const Task& task, const std::stop_token& stop) const {
        Check check{.expected = check_of(task).expected};
        const CaseResult& result = case_of(task);
        const Clock::time_point begin = Clock::now();
        const auto answer = counter_({task.position, result.variant, check.expected.depth}, {options_.deadline, stop});
        check.time = Clock::now() - begin;
        const bool was_stopped = stop.stop_requested() || is_over();
        if (answer) {
            check.counted = *answer;
            check.outcome = *answer == check.expected.nodes ? Outcome::Agrees : Outcome::Differs;
        } else if (answer.error().fault == CounterFault::Overflow) {
            check.outcome = Outcome::Differs;  // every expectation fits 64 bits
            check.message = answer.error().message;
        } else if (answer.error().fault == CounterFault::Failed) {
            check.outcome = Outcome::Failed;
            check.message = answer.error().message;
        } else {
            check.time = {};
            if (!was_stopped) {
                check.outcome = Outcome::Failed;
                check.message = "gave up before any limit was reached";
            }
        }
        return check;
    }

    void end(RunningList::iterator running, Check check) {
        const std::lock_guard lock(mutex_);
        const std::size_t index = running->index;
        running_.erase(running);
        const bool failed = check.outcome == Outcome::Differs || check.outcome == Outcome::Failed;
        if (options_.fail_fast && failed) {
            first_failure_ = std::min(first_failure_, index);
            // Earlier tasks go on: one of them may fail too and is then the first, with any number of jobs.
            for (Running& other : running_) {
                if (other.index > first_failure_) other.stop.request_stop();
            }
        }
        if (check.outcome != Outcome::NotRun) report_progress(check);
        check_of(plan_.tasks[index]) = std::move(check);
    }

    void report_progress(const Check& check) {
        ++progress_.checks_done;
        progress_.nodes_done += check.expected.nodes;
        if (check.outcome == Outcome::Differs) ++progress_.differing;
        progress_.elapsed = Clock::now() - start_;
        if (options_.progress) options_.progress(progress_);
    }

    [[nodiscard]] bool is_over() const { return options_.stop.stop_requested() || options_.deadline.expired(); }

    [[nodiscard]] SkipReason why_not_run(std::size_t index) const {
        if (index > first_failure_) return SkipReason::FailFast;
        return options_.stop.stop_requested() ? SkipReason::Interrupted : SkipReason::Budget;
    }

    static void add_up(CaseResult& result) {
        if (result.verdict != Verdict::BadPosition) result.verdict = verdict_of(result.checks);
        for (const Check& check : result.checks) result.time += check.time;
    }

    [[nodiscard]] const CaseResult& case_of(const Task& task) const {
        return plan_.result.suites[task.where.suite].cases[task.where.position];
    }
    [[nodiscard]] const Check& check_of(const Task& task) const { return case_of(task).checks[task.check]; }
    Check& check_of(const Task& task) { return const_cast<Check&>(std::as_const(*this).check_of(task)); }

    Plan plan_;
    const Counter& counter_;
    const Options& options_;
    const Clock::time_point start_;

    std::mutex mutex_;               // for all below and the checks in plan_
    std::size_t first_failure_ = 0;  // the smallest index that failed, under fail_fast; else the number of tasks
    RunningList running_;
    Progress progress_;
};

}  // namespace

RunResult run(std::span<const suite::Suite> suites, const Counter& counter, const Options& options) {
    assert(options.jobs > 0);
    Run state(make_plan(suites, options.selection), counter, options);
    base::run_tasks(
        state.size(), options.jobs, [&state](std::size_t index) { state.do_task(index); }, options.stop);
    return state.result();
}

}  // namespace plyproof::gate
