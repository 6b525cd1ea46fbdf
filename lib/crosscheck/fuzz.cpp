// SPDX-License-Identifier: MIT
#include "crosscheck/fuzz.h"

#include <algorithm>
#include <mutex>
#include <set>
#include <utility>

#include "base/worker_pool.h"
#include "diagnose/history.h"

namespace plyproof::crosscheck {

using diagnose::Party;
using oracle::OracleErrorKind;

namespace {

/// What a worker has found out about a position.
struct Looked {
    Drawn drawn;
    Examined examined;
    std::optional<std::vector<explain::Rule>> rules{};  ///< where they were looked at
};

bool is_of(const Examined& examined, Party party, OracleErrorKind kind) {
    return examined.error && examined.error->party == party && examined.error->error.kind == kind;
}

bool was_stopped(const Examined& examined) {
    return examined.error && examined.error->error.kind == OracleErrorKind::Stopped;
}

/// A program that cannot be started answers nothing else either.
bool ends_all(const Examined& examined) {
    return examined.error && examined.error->error.kind == OracleErrorKind::NotStarted;
}

class Fuzzing {
public:
    Fuzzing(const Draw& draw, const std::function<FuzzPrograms()>& open, const FuzzOptions& options)
        : draw_(draw), open_(open), options_(options), limit_(options.positions) {}
    Fuzzing(const Fuzzing&) = delete;
    Fuzzing& operator=(const Fuzzing&) = delete;

    FuzzResult run() {
        base::run_on_threads(options_.jobs, [this](unsigned) { work(); });
        // After a stop there may be gaps; what was found behind them is told all the same, as it was found.
        for (const auto& [index, looked] : waiting_) {
            if (index < limit_) add_failures(index, looked, nullptr);
        }
        return std::move(result_);
    }

private:
    using Clock = base::Deadline::Clock;

    void work() {
        const FuzzPrograms programs = open_();
        const diagnose::Parties parties{*programs.judged, programs.reference.get(), programs.second_reference.get()};
        while (const auto index = next()) {
            const auto begin = Clock::now();
            auto drawn = draw_(*index);
            if (!drawn) return end_before(*index);
            Looked looked = look(*index, *std::move(drawn), parties);
            const auto worked = Clock::now() - begin;
            const std::lock_guard lock(mutex_);
            result_.worked += worked;
            hand_in(*index, std::move(looked), parties);
        }
    }

    std::optional<std::uint64_t> next() {
        const std::lock_guard lock(mutex_);
        const bool over = next_ >= limit_ || options_.deadline.expired() || options_.shrink.stop.stop_requested();
        return over ? std::nullopt : std::optional(next_++);
    }

    void end_before(std::uint64_t index) {
        const std::lock_guard lock(mutex_);
        limit_ = std::min(limit_, index);
    }

    Looked look(std::uint64_t index, Drawn drawn, const diagnose::Parties& parties) const {
        Looked looked{std::move(drawn), {}};
        if (index % kCoverageStride == 0) {
            looked.rules = rules_met(diagnose::history_of(looked.drawn.question).here());
        }
        looked.examined = examine(parties, looked.drawn.question, options_.shrink.waits, options_.shrink.stop);
        return looked;
    }

    /// Reports all positions whose turn it is. Others wait meanwhile, also while a failure is shrunk: that is seldom.
    void hand_in(std::uint64_t index, Looked looked, const diagnose::Parties& parties) {
        if (was_stopped(looked.examined)) return;  // it was not examined
        const bool fails =
            !looked.examined.agrees() && !is_of(looked.examined, Party::Judged, OracleErrorKind::Unsuitable);
        if ((fails && !options_.keep_going) || ends_all(looked.examined)) limit_ = std::min(limit_, index + 1);
        waiting_.emplace(index, std::move(looked));
        while (!waiting_.empty() && waiting_.begin()->first == result_.complete && result_.complete < limit_) {
            const auto first = waiting_.extract(waiting_.begin());
            report(first.key(), first.mapped(), parties);
            ++result_.complete;
        }
        if (options_.on_progress) options_.on_progress({result_.complete, result_.findings.size()});
    }

    void report(std::uint64_t index, const Looked& looked, const diagnose::Parties& parties) {
        const Examined& examined = looked.examined;
        if (looked.rules) result_.coverage.add(*looked.rules);
        result_.account.questions += examined.account.questions;
        result_.account.ours += examined.account.ours;
        result_.account.theirs += examined.account.theirs;
        result_.alone += !examined.reference_asked ? 1U : 0U;
        if (is_of(examined, Party::Judged, OracleErrorKind::Unsuitable)) {
            ++result_.not_asked;
        } else if (examined.quarrel || examined.error) {
            result_.troubles.push_back({index, looked.drawn, examined.quarrel, examined.error});
        }
        result_.failing += examined.failures.empty() ? 0U : 1U;
        add_failures(index, looked, &parties);
    }

    /// Those that are new, shrunk where there is a program to ask.
    void add_failures(std::uint64_t index, const Looked& looked, const diagnose::Parties* parties) {
        for (const Failure& failure : looked.examined.failures) {
            if (!known_.insert(symptom_of(failure)).second) continue;
            Shrunk shrunk = parties == nullptr ? Shrunk{.failure = failure, .complete = false}
                                               : shrink(*parties, failure, options_.shrink);
            FuzzFinding finding{index, looked.drawn, failure, std::move(shrunk)};
            if (options_.on_finding) options_.on_finding(finding);
            result_.findings.push_back(std::move(finding));
        }
    }

    const Draw& draw_;
    const std::function<FuzzPrograms()>& open_;
    const FuzzOptions& options_;

    std::mutex mutex_;  // for all below
    std::uint64_t next_ = 0;
    std::uint64_t limit_;  ///< no position from here on
    std::map<std::uint64_t, Looked> waiting_;
    std::set<Symptom> known_;
    FuzzResult result_;
};

}  // namespace

FuzzResult fuzz(const Draw& draw, const std::function<FuzzPrograms()>& open, const FuzzOptions& options) {
    return Fuzzing(draw, open, options).run();
}

}  // namespace plyproof::crosscheck
