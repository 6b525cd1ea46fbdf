// SPDX-License-Identifier: MIT
#include "gate/run.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <list>
#include <mutex>
#include <string>
#include <utility>

#include "base/deadline.h"
#include "base/worker_pool.h"
#include "gate/engine_counter.h"

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
        drop_after_giving_up();
        for (std::size_t i = 0; i < plan_.tasks.size(); ++i) {
            Check& check = check_of(plan_.tasks[i]);
            if (i > first_failure_) check = Check{.expected = check.expected};
            if (failed_at_less_depth(plan_.tasks[i])) {
                check = Check{.expected = check.expected, .skipped = SkipReason::Shallower};
            }
            if (check.outcome == Outcome::NotRun && check.skipped == SkipReason::None) check.skipped = why_not_run(i);
        }
        plan_.result.gave_up = gave_up_;
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
        if (index > first_failure_ || !gave_up_.empty() || is_over()) return std::nullopt;
        if (failed_at_less_depth(plan_.tasks[index])) return std::nullopt;
        return running_.insert(running_.end(), {index, std::stop_source()});
    }

    Check ask(const Task& task, const std::stop_token& stop) {
        Check check{.expected = check_of(task).expected};
        const CaseResult& result = case_of(task);
        const Clock::time_point begin = Clock::now();
        auto answer = counter_({task.position, result.variant, check.expected.depth, task.passed, check.expected.nodes},
                               {options_.deadline, stop});
        check.time = Clock::now() - begin;
        if (answer) {
            take_count(*std::move(answer), check);
        } else {
            if (answer.error().fault == CounterFault::Stopped && !stop.stop_requested() && !is_over()) {
                answer.error() = {CounterFault::Failed, "gave up before any limit was reached"};
            }
            if (!answer.error().gave_up.empty()) note_giving_up(answer.error().gave_up);
            take_error(std::move(answer.error()), check);
        }
        return check;
    }

    static void take_count(Count count, Check& check) {
        const bool agrees = count.nodes == check.expected.nodes && !count.contradicts;
        check.outcome = agrees ? Outcome::Agrees : Outcome::Differs;
        if (count.nodes >= 0 && count.nodes <= std::numeric_limits<std::uint64_t>::max()) {
            check.counted = static_cast<std::uint64_t>(count.nodes);
        } else {
            check.said = count.nodes;
        }
        if (!agrees) check.message = std::move(count.remark);
    }

    static void take_error(CounterError error, Check& check) {
        check.message = std::move(error.message);
        switch (error.fault) {
            case CounterFault::Overflow:
                check.outcome = Outcome::Differs;  // every expectation fits 64 bits
                break;
            case CounterFault::Failed:
                check.outcome = Outcome::Failed;
                break;
            case CounterFault::Stopped:
                check = Check{.expected = check.expected};
                break;
            case CounterFault::Program:
                take_failure(*std::move(error.program), check);
                break;
        }
    }

    static void take_failure(oracle::OracleError failure, Check& check) {
        using Kind = oracle::OracleErrorKind;
        static constexpr base::EnumArray<Kind, Outcome> kOutcomes{
            {Outcome::NotStarted, Outcome::Crashed, Outcome::Timeout, Outcome::Unreadable, Outcome::Refused,
             Outcome::OtherPosition, Outcome::NotRun, Outcome::NotRun}};
        check.outcome = kOutcomes[failure.kind];
        if (failure.kind == Kind::Unsuitable) check.skipped = SkipReason::Unsuitable;
        if (check.outcome == Outcome::NotRun) {
            check.time = {};
        } else {
            check.failure = std::move(failure);
        }
    }

    void note_giving_up(const std::string& why) {
        const std::lock_guard lock(mutex_);
        gave_up_ = why;
    }

    // Whether the program has failed in the same case already; it would fail again, and that takes time.
    [[nodiscard]] bool failed_at_less_depth(const Task& task) {
        const std::vector<Check>& checks = case_of(task).checks;
        return std::any_of(checks.begin(), checks.end(), [&](const Check& other) {
            return other.expected.depth < checks[task.check].expected.depth && other.failure.has_value();
        });
    }

    // With several jobs others still fail while it is found out that the program answers nothing any more.
    void drop_after_giving_up() {
        if (gave_up_.empty()) return;
        int failures = 0;
        std::size_t keep = plan_.tasks.size();
        for (std::size_t i = 0; i < plan_.tasks.size(); ++i) {
            const Check& check = check_of(plan_.tasks[i]);
            if (check.outcome == Outcome::NotRun) continue;
            failures = is_breakdown(check.outcome) ? failures + 1 : 0;
            keep = failures <= kFailuresBeforeProbe ? i + 1 : keep;
        }
        for (std::size_t i = keep; i < plan_.tasks.size(); ++i) {
            check_of(plan_.tasks[i]) = Check{.expected = check_of(plan_.tasks[i]).expected};
        }
    }

    void end(RunningList::iterator running, Check check) {
        const std::lock_guard lock(mutex_);
        const std::size_t index = running->index;
        running_.erase(running);
        if (options_.fail_fast && is_failure(check.outcome)) {
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
        if (is_failure(check.outcome)) ++progress_.failing;
        progress_.elapsed = Clock::now() - start_;
        if (options_.progress) options_.progress(progress_);
    }

    [[nodiscard]] bool is_over() const { return options_.stop.stop_requested() || options_.deadline.expired(); }

    [[nodiscard]] SkipReason why_not_run(std::size_t index) const {
        if (index > first_failure_) return SkipReason::FailFast;
        if (!gave_up_.empty()) return SkipReason::GaveUp;
        return options_.stop.stop_requested() ? SkipReason::Interrupted : SkipReason::Budget;
    }

    static void add_up(CaseResult& result) {
        if (result.verdict != Verdict::BadPosition) result.verdict = verdict_of(result.checks);
        for (const Check& check : result.checks) result.time += check.time;
    }

    [[nodiscard]] CaseResult& case_of(const Task& task) {
        return plan_.result.suites[task.where.suite].cases[task.where.position];
    }
    [[nodiscard]] Check& check_of(const Task& task) { return case_of(task).checks[task.check]; }

    Plan plan_;
    const Counter& counter_;
    const Options& options_;
    const Clock::time_point start_;

    std::mutex mutex_;               // for all below and the checks in plan_
    std::size_t first_failure_ = 0;  // the smallest index that failed, under fail_fast; else the number of tasks
    std::string gave_up_;            // why nobody is asked any more
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

RunResult give_up(std::span<const suite::Suite> suites, const Selection& selection, std::string why) {
    Plan plan = make_plan(suites, selection);
    plan.result.gave_up = std::move(why);
    for (SuiteResult& suite : plan.result.suites) {
        for (CaseResult& result : suite.cases) {
            for (Check& check : result.checks) {
                if (check.skipped == SkipReason::None) check.skipped = SkipReason::GaveUp;
            }
            if (result.verdict != Verdict::BadPosition) result.verdict = verdict_of(result.checks);
        }
    }
    return std::move(plan.result);
}

}  // namespace plyproof::gate
