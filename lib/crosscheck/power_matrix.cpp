// SPDX-License-Identifier: MIT
#include "crosscheck/power_matrix.h"

#include <algorithm>
#include <bit>

#include "base/worker_pool.h"
#include "gate/plan.h"

namespace plyproof::crosscheck {

namespace {

/// An expectation of a case that is not cheap.
struct Large {
    std::uint64_t leaves;
    std::size_t position;  ///< of the case
    std::size_t expectation;
};

class MatrixMaker {
public:
    MatrixMaker(const std::vector<suite::Case>& cases, const StartProgram& start, const MatrixOptions& options)
        : cases_(cases), start_(start), options_(options) {
        const suite::Suite suite{"", cases};
        gate::Plan plan = gate::make_plan(std::span(&suite, 1), {});
        for (const suite::Case& entry : cases) cheap_.push_back(cheap_expectations(entry));
        for (const gate::CaseResult& result : plan.result.suites[0].cases) variants_.push_back(result.variant);
        tasks_.resize(cases.size());
        for (gate::Task& task : plan.tasks) {
            const std::uint64_t leaves = cases[task.where.position].expected[task.check].nodes;
            const bool is_large = task.check >= cheap_[task.where.position] && leaves <= options.most_leaves;
            if (is_large) large_.push_back({leaves, task.where.position, task.check});
            tasks_[task.where.position].push_back(std::move(task));
        }
        for (auto& tasks : tasks_) std::sort(tasks.begin(), tasks.end(), comes_before);
        thin_out();
    }

    std::vector<std::optional<std::size_t>> row(std::size_t bug) const {
        std::vector<std::optional<std::size_t>> row(cases_.size());
        std::size_t shown = 0;
        for (std::size_t i = 0; i < cases_.size() && !options_.stop.stop_requested(); ++i) {
            row[i] = first_shown(bug, i, cheap_[i]);
            shown += row[i].has_value();
        }
        for (const Large& large : large_) {
            if (shown > 0 || options_.stop.stop_requested()) break;
            if (!is_shown(start_(bug, {}), large.position, large.expectation)) continue;
            row[large.position] = large.expectation;
            ++shown;
        }
        return row;
    }

private:
    static bool comes_before(const gate::Task& a, const gate::Task& b) { return a.check < b.check; }

    /// Keeps so many of each size. They stand in the order of their leaves.
    void thin_out() {
        std::vector<Large> thinned;
        for (auto begin = large_.begin(); begin != large_.end();) {
            const auto size = std::bit_width(begin->leaves);
            const auto end = std::find_if(begin, large_.end(),
                                          [size](const Large& large) { return std::bit_width(large.leaves) != size; });
            const auto count = static_cast<std::size_t>(end - begin);
            const std::size_t wanted = std::min(count, options_.per_size);
            for (std::size_t i = 0; i < wanted; ++i) {
                thinned.push_back(*(begin + static_cast<std::ptrdiff_t>(i * count / wanted)));
            }
            begin = end;
        }
        large_ = std::move(thinned);
    }

    std::size_t cheap_expectations(const suite::Case& entry) const {
        std::size_t count = 0;
        std::uint64_t leaves = 0;
        for (const suite::Expectation& expected : entry.expected) {
            leaves += expected.nodes;
            if (leaves > options_.cheap_leaves) break;
            ++count;
        }
        return count;
    }

    std::optional<std::size_t> first_shown(std::size_t bug, std::size_t position, std::size_t end) const {
        if (end == 0) return std::nullopt;
        const gate::Counter program = start_(bug, {});
        for (std::size_t i = 0; i < end; ++i) {
            if (is_shown(program, position, i)) return i;
        }
        return std::nullopt;
    }

    bool is_shown(const gate::Counter& program, std::size_t position, std::size_t expectation) const {
        const gate::Task& task = tasks_[position][expectation];
        const suite::Expectation& expected = cases_[position].expected[expectation];
        const auto count = program({.position = task.position,
                                    .variant = variants_[position],
                                    .depth = expected.depth,
                                    .passed = task.passed,
                                    .expected = expected.nodes},
                                   {});
        return count && count->nodes != expected.nodes;
    }

    const std::vector<suite::Case>& cases_;
    const StartProgram& start_;
    const MatrixOptions& options_;
    std::vector<std::vector<gate::Task>> tasks_;  ///< of each case, by expectation
    std::vector<chess::Variant> variants_;
    std::vector<std::size_t> cheap_;  ///< of each case, how many of its expectations
    std::vector<Large> large_;        ///< cheapest first
};

}  // namespace

Matrix make_matrix(const std::vector<suite::Case>& cases, std::size_t bugs, const StartProgram& start,
                   const MatrixOptions& options) {
    const MatrixMaker maker(cases, start, options);
    Matrix matrix(bugs);
    base::run_tasks(
        bugs, options.jobs, [&](std::size_t bug) { matrix[bug] = maker.row(bug); }, options.stop);
    return matrix;
}

}  // namespace plyproof::crosscheck
