// SPDX-License-Identifier: MIT
#include "crosscheck/power.h"

#include <algorithm>
#include <cassert>
#include <mutex>
#include <set>
#include <utility>

#include "base/worker_pool.h"

namespace plyproof::crosscheck {

namespace {

using oracle::OracleErrorKind;

/// One suite, ready to be asked.
struct Asked {
    gate::Plan plan;

    [[nodiscard]] const suite::Expectation& expected(const gate::Task& task) const {
        return plan.result.suites[0].cases[task.where.position].checks[task.check].expected;
    }
    [[nodiscard]] const gate::CaseResult& result(const gate::Task& task) const {
        return plan.result.suites[0].cases[task.where.position];
    }
};

gate::Question question_of(const Asked& asked, const gate::Task& task) {
    const suite::Expectation& expected = asked.expected(task);
    return {.position = task.position,
            .variant = asked.result(task).variant,
            .depth = expected.depth,
            .passed = task.passed,
            .expected = expected.nodes};
}

bool is_no_answer(const gate::CounterError& error) {
    return error.program && error.program->kind != OracleErrorKind::NotStarted &&
           error.program->kind != OracleErrorKind::Unsuitable && error.program->kind != OracleErrorKind::Stopped;
}

PowerError error_of(const gate::CounterError& error) {
    if (error.fault == gate::CounterFault::Stopped) return {.stopped = true};
    if (error.program && error.program->kind == OracleErrorKind::Stopped) return {.stopped = true};
    return {.message = error.program ? error.program->text : error.message};
}

/// What a suite does about one program.
base::Result<std::optional<Find>, PowerError> look_for(const Asked& asked, const gate::Counter& program,
                                                       const std::stop_token& stop) {
    Find find;
    for (const gate::Task& task : asked.plan.tasks) {
        if (stop.stop_requested()) return base::failure(PowerError{.stopped = true});
        const suite::Expectation& expected = asked.expected(task);
        const auto count = program(question_of(asked, task), {.stop = stop});
        if (!count && !is_no_answer(count.error())) return base::failure(error_of(count.error()));
        find.leaves += expected.nodes;
        if (count && !count->contradicts && count->nodes == expected.nodes) continue;
        find.case_id = asked.result(task).entry.id;
        find.depth = expected.depth;
        find.without_an_answer = !count;
        return find;
    }
    return std::nullopt;
}

SuitePower described(const Asked& asked, std::size_t bugs) {
    SuitePower power{.name = asked.plan.result.suites[0].name, .questions = asked.plan.tasks.size()};
    std::set<std::size_t> cases;
    for (const gate::Task& task : asked.plan.tasks) {
        cases.insert(task.where.position);
        power.leaves += asked.expected(task).nodes;
    }
    power.cases = cases.size();
    power.finds.resize(bugs);
    return power;
}

}  // namespace

base::Result<Power, PowerError> measure_power(std::span<const suite::Suite> suites,
                                              const std::vector<std::string>& bugs, const StartProgram& start,
                                              const PowerOptions& options) {
    Power power{.bugs = bugs};
    std::vector<Asked> asked;
    for (const suite::Suite& suite : suites) {
        asked.push_back({gate::make_plan(std::span(&suite, 1), options.selection)});
        power.suites.push_back(described(asked.back(), bugs.size()));
    }
    std::mutex mutex;
    std::optional<PowerError> error;
    std::size_t done = 0;
    std::stop_source failed;
    const std::stop_callback pass_on(options.stop, [&failed] { failed.request_stop(); });
    const std::size_t total = suites.size() * bugs.size();
    const auto task = [&](std::size_t index) {
        const std::size_t bug = index % bugs.size();
        const std::size_t suite = index / bugs.size();
        auto find = look_for(asked[suite], start(bug, failed.get_token()), failed.get_token());
        const std::lock_guard lock(mutex);
        if (find) {
            power.suites[suite].finds[bug] = *std::move(find);
        } else if (!error || error->stopped) {
            error = std::move(find.error());
            error->bug = bugs[bug];
            failed.request_stop();
        }
        if (options.progress) options.progress(++done, total);
    };
    const std::size_t run = base::run_tasks(total, options.jobs, task, failed.get_token());
    if (error) return base::failure(*std::move(error));
    if (run < total) return base::failure(PowerError{.stopped = true});
    return power;
}

std::size_t found_count(const SuitePower& suite) {
    return static_cast<std::size_t>(std::count_if(suite.finds.begin(), suite.finds.end(),
                                                  [](const std::optional<Find>& find) { return find.has_value(); }));
}

std::uint64_t leaves_to_last_find(const SuitePower& suite) {
    std::uint64_t leaves = 0;
    for (const std::optional<Find>& find : suite.finds) leaves = std::max(leaves, find ? find->leaves : 0);
    return leaves;
}

SuitePower together(const Power& power) {
    assert(!power.suites.empty());
    SuitePower all{.name = "all together"};
    all.finds.resize(power.bugs.size());
    for (const SuitePower& suite : power.suites) {
        for (std::size_t bug = 0; bug < all.finds.size(); ++bug) {
            if (all.finds[bug] || !suite.finds[bug]) continue;
            all.finds[bug] = suite.finds[bug];
            all.finds[bug]->leaves += all.leaves;
        }
        all.cases += suite.cases;
        all.questions += suite.questions;
        all.leaves += suite.leaves;
    }
    return all;
}

}  // namespace plyproof::crosscheck
