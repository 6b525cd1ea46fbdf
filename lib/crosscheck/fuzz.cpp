// SPDX-License-Identifier: MIT
#include "crosscheck/fuzz.h"

#include <algorithm>
#include <bit>
#include <deque>
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
    std::uint64_t index = 0;
    Drawn drawn;
    Examined examined{};
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

bool cannot_be_asked(const Examined& examined) { return is_of(examined, Party::Judged, OracleErrorKind::Unsuitable); }

/// Counts a position that was examined.
void count(const Looked& looked, FuzzResult& result) {
    const Examined& examined = looked.examined;
    if (looked.rules) result.coverage.add(*looked.rules);
    result.account.questions += examined.account.questions;
    result.account.ours += examined.account.ours;
    result.account.theirs += examined.account.theirs;
    result.alone += examined.reference_asked ? 0U : 1U;
    result.not_asked += cannot_be_asked(examined) ? 1U : 0U;
    result.failing += examined.failures.empty() ? 0U : 1U;
}

/// Adds what was counted; findings and troubles are reported one by one.
void add_counts(const FuzzResult& more, FuzzResult& result) {
    result.coverage.add(more.coverage);
    result.account.questions += more.account.questions;
    result.account.ours += more.account.ours;
    result.account.theirs += more.account.theirs;
    result.alone += more.alone;
    result.not_asked += more.not_asked;
    result.failing += more.failing;
}

/// Positions that one process is asked about, one after the other.
struct Batch {
    std::uint64_t end;             ///< the first one behind it
    std::uint64_t examined;        ///< the first one that is not examined yet
    FuzzResult counts{};           ///< of what is not reported yet
    std::deque<Looked> notable{};  ///< not reported yet: failures, and what nobody could be judged about
};

class Fuzzing {
public:
    Fuzzing(const Draw& draw, const std::function<oracle::Oracles()>& open, const FuzzOptions& options)
        : draw_(draw), open_(open), options_(options), limit_(options.positions) {}
    Fuzzing(const Fuzzing&) = delete;
    Fuzzing& operator=(const Fuzzing&) = delete;

    FuzzResult run() {
        base::run_on_threads(options_.jobs, [this](unsigned) { work(); });
        // After a stop there may be gaps; what was found behind them is told all the same, as it was found.
        for (const auto& [first, batch] : batches_) {
            for (const Looked& looked : batch.notable) {
                if (looked.index < limit_) add_as_found(looked);
            }
        }
        return std::move(result_);
    }

private:
    using Clock = base::Deadline::Clock;
    using Lock = std::unique_lock<std::mutex>;

    /// The processes of a worker.
    struct Staff {
        explicit Staff(oracle::Oracles programs)
            : judged(std::move(programs.judged)),
              reference(std::move(programs.reference)),
              second_reference(std::move(programs.second_reference)) {}

        [[nodiscard]] diagnose::Parties parties() { return {judged, reference.get(), second_reference.get()}; }

        RecordedOracle judged;
        std::unique_ptr<oracle::Oracle> reference;
        std::unique_ptr<oracle::Oracle> second_reference;
    };

    void work() {
        Staff staff(open_());
        while (const auto first = begin_batch()) {
            staff.judged.start_afresh();
            while (const auto index = next_of(*first)) {
                const auto begin = Clock::now();
                auto drawn = draw_(*index);
                if (!drawn) return end_before(*index);
                Looked looked = look(*index, *std::move(drawn), staff);
                if (!looked.examined.agrees()) staff.judged.start_afresh();
                if (was_stopped(looked.examined)) return;  // it was not examined
                const auto worked = Clock::now() - begin;
                Lock lock(mutex_);
                result_.worked += worked;
                hand_in(*first, std::move(looked));
                report_ready(lock, staff);
            }
        }
    }

    [[nodiscard]] bool is_over(std::uint64_t index) const {
        return index >= limit_ || options_.deadline.expired() || options_.shrink.stop.stop_requested();
    }

    std::optional<std::uint64_t> begin_batch() {
        const Lock lock(mutex_);
        if (is_over(next_)) return std::nullopt;
        const std::uint64_t first = next_;
        next_ = options_.one_batch ? UINT64_MAX : batch_end(first);
        batches_.emplace(first, Batch{next_, first});
        return first;
    }

    std::optional<std::uint64_t> next_of(std::uint64_t first) {
        const Lock lock(mutex_);
        const auto batch = batches_.find(first);
        if (batch == batches_.end()) return std::nullopt;  // it is over and reported
        const std::uint64_t index = batch->second.examined;
        return index >= batch->second.end || is_over(index) ? std::nullopt : std::optional(index);
    }

    void end_before(std::uint64_t index) {
        const Lock lock(mutex_);
        limit_ = std::min(limit_, index);
    }

    Looked look(std::uint64_t index, Drawn drawn, Staff& staff) const {
        Looked looked{index, std::move(drawn)};
        if (index % kCoverageStride == 0) {
            looked.rules = rules_met(diagnose::history_of(looked.drawn.question).here());
        }
        const RecordedOracle::Log log = staff.judged.log();
        looked.examined = examine(staff.parties(), looked.drawn.question, options_.shrink.waits, options_.shrink.stop);
        add_history(looked.examined, log);
        return looked;
    }

    void hand_in(std::uint64_t first, Looked looked) {
        const std::uint64_t index = looked.index;
        const bool notable = !looked.examined.agrees() && !cannot_be_asked(looked.examined);
        if ((notable && !options_.keep_going) || ends_all(looked.examined)) limit_ = std::min(limit_, index + 1);
        Batch& batch = batches_.at(first);
        batch.examined = index + 1;
        count(looked, batch.counts);
        if (notable) batch.notable.push_back(std::move(looked));
        ++examined_;
        if (options_.on_progress) options_.on_progress({examined_, result_.findings.size()});
    }

    /// Reports what is next in the order of positions. One worker at a time does; the others go on with theirs.
    void report_ready(Lock& lock, Staff& staff) {
        if (reporting_) return;
        reporting_ = true;
        while (!batches_.empty() && batches_.begin()->first < limit_) {
            Batch& batch = batches_.begin()->second;
            if (!batch.notable.empty()) {
                const Looked looked = std::move(batch.notable.front());
                batch.notable.pop_front();
                report(looked, lock, staff);
                continue;
            }
            add_counts(std::exchange(batch.counts, {}), result_);
            result_.complete = batch.examined;
            if (batch.examined < batch.end) break;
            batches_.erase(batches_.begin());
        }
        reporting_ = false;
    }

    void report(const Looked& looked, Lock& lock, Staff& staff) {
        const Examined& examined = looked.examined;
        if (examined.quarrel || examined.error) {
            result_.troubles.push_back({looked.index, looked.drawn, examined.quarrel, examined.error});
        }
        for (const Failure& failure : examined.failures) {
            if (!known_.insert(symptom_of(failure)).second) continue;
            lock.unlock();
            Shrunk shrunk = shrink(shrinking_staff(staff).parties(), failure, options_.shrink);
            lock.lock();
            add_finding({looked.index, looked.drawn, failure, std::move(shrunk)});
        }
    }

    /// With one job it is the worker itself, whose next position begins afresh anyway. REQUIRES: reporting.
    Staff& shrinking_staff(Staff& own) {
        if (options_.jobs == 1) return own;
        if (!shrinking_) shrinking_ = std::make_unique<Staff>(open_());
        return *shrinking_;
    }

    void add_as_found(const Looked& looked) {
        for (const Failure& failure : looked.examined.failures) {
            if (!known_.insert(symptom_of(failure)).second) continue;
            add_finding({looked.index, looked.drawn, failure, {.failure = failure, .complete = false}});
        }
    }

    void add_finding(FuzzFinding finding) {
        if (options_.on_finding) options_.on_finding(finding);
        result_.findings.push_back(std::move(finding));
    }

    const Draw& draw_;
    const std::function<oracle::Oracles()>& open_;
    const FuzzOptions& options_;
    std::unique_ptr<Staff> shrinking_;  ///< of the worker that reports

    std::mutex mutex_;  // for all below
    std::uint64_t next_ = 0;
    std::uint64_t limit_;                     ///< no position from here on
    std::map<std::uint64_t, Batch> batches_;  ///< by their first positions; those that are not wholly reported
    bool reporting_ = false;
    std::uint64_t examined_ = 0;
    std::set<Symptom> known_;
    FuzzResult result_;
};

}  // namespace

std::uint64_t batch_end(std::uint64_t first) {
    constexpr std::uint64_t kLeast = 16;
    constexpr std::uint64_t kMost = 16384;
    const std::uint64_t size = std::clamp(std::bit_floor(first / 4), kLeast, kMost);
    return first > UINT64_MAX - size ? UINT64_MAX : first + size;
}

FuzzResult fuzz(const Draw& draw, const std::function<oracle::Oracles()>& open, const FuzzOptions& options) {
    return Fuzzing(draw, open, options).run();
}

}  // namespace plyproof::crosscheck
