// SPDX-License-Identifier: MIT
#include "perft/count_each.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <mutex>
#include <optional>

#include "base/worker_pool.h"
#include "perft/hashed_counter.h"
#include "perft/subtrees.h"

namespace plyproof::perft {

namespace {

// Starting a thread takes as long as counting some hundred thousand leaves.
constexpr int kLeastDepthForThreads = 5;
// The last subtrees, when some threads have none left, are then a few hundredths of the work.
constexpr std::size_t kSubtreesPerThread = 32;
constexpr int kLeastSubtreeDepth = HashedCounter::kLeastDepth;

/// Whether threads help: many positions are as much work as few that are counted a ply or two deeper.
bool is_work_for_threads(std::size_t positions, int depth) {
    constexpr std::size_t kManyPositions = 256;
    int plies = depth;
    for (std::size_t left = positions / kManyPositions; left > 0; left /= kManyPositions / 8) ++plies;
    return plies >= kLeastDepthForThreads;
}

/// A position whose leaves are wanted, in subtrees.
using Parts = std::vector<Subtrees>;

struct Job {
    std::size_t part;
    const Subtree* subtree;
    int depth;
};

/// The sums, as far as they are known.
class Sums {
public:
    Sums(const Parts& parts, const EachCounted& counted) : counted_(counted), leaves_(parts.size()) {
        for (const Subtrees& part : parts) missing_.push_back(part.list.size());
        report();
    }

    /// False when a sum does not fit.
    bool add(const Job& job, std::uint64_t leaves) {
        const std::lock_guard lock(mutex_);
        std::uint64_t more = 0;
        std::uint64_t& sum = leaves_[job.part];
        overflowed_ |= __builtin_mul_overflow(leaves, job.subtree->times, &more);
        overflowed_ |= __builtin_add_overflow(sum, more, &sum);
        if (overflowed_) return false;
        --missing_[job.part];
        report();
        return true;
    }
    void set_overflowed() {
        const std::lock_guard lock(mutex_);
        overflowed_ = true;
    }

    /// REQUIRES: nobody adds any more.
    [[nodiscard]] base::Result<std::vector<std::uint64_t>, CountError> result() const {
        if (overflowed_) return base::failure(CountError::Overflow);
        if (reported_ < leaves_.size()) return base::failure(CountError::Stopped);
        return leaves_;
    }

private:
    void report() {
        while (reported_ < leaves_.size() && missing_[reported_] == 0) {
            const std::uint64_t leaves = leaves_[reported_++];
            if (counted_) counted_(leaves);
        }
    }

    const EachCounted& counted_;
    std::mutex mutex_;
    std::vector<std::uint64_t> leaves_;
    std::vector<std::size_t> missing_;  ///< subtrees not counted yet
    std::size_t reported_ = 0;          ///< positions
    bool overflowed_ = false;
};

/// What the threads share.
class Work {
public:
    Work(std::vector<Job> jobs, const CountOptions& options, Sums& sums)
        : jobs_(std::move(jobs)),
          functions_(functions_of(options.kernel)),
          table_(options.table),
          path_(options.path),
          sums_(sums) {}

    /// Ends it for all threads, when they next look.
    void cancel() { cancel_.request_stop(); }

    /// One thread's share. An exception (no memory, or what a callback throws) ends the others.
    void do_share() {
        try {
            count_jobs();
        } catch (...) {
            cancel();
            throw;
        }
    }

private:
    void count_jobs() {
        const std::stop_token token = cancel_.get_token();
        CountRun run(token, path_);
        std::optional<HashedCounter> hashed;
        if (table_ != nullptr) hashed.emplace(*table_, functions_.count_two_plies, run);
        while (!cancel_.stop_requested()) {
            const std::size_t index = next_++;
            if (index >= jobs_.size()) return;
            const Job& job = jobs_[index];
            const std::uint64_t leaves = count_job(job, hashed, run);
            if (run.overflowed()) sums_.set_overflowed();
            if (run.stopped() || run.overflowed() || !sums_.add(job, leaves)) cancel();
        }
    }
    std::uint64_t count_job(const Job& job, std::optional<HashedCounter>& hashed, CountRun& run) const {
        if (job.depth == 0) return 1;
        if (hashed && job.depth >= HashedCounter::kLeastDepth) {
            return hashed->count(job.subtree->position, job.subtree->key, job.depth);
        }
        return functions_.count(job.subtree->position, job.depth, run);
    }

    std::vector<Job> jobs_;
    const KernelFunctions& functions_;
    HashTable* table_;
    NodePath path_;
    Sums& sums_;
    std::stop_source cancel_;
    std::atomic<std::size_t> next_ = 0;
};

Parts split_all(std::span<const chess::Position> positions, int depth, unsigned threads) {
    // One thread needs no choice of subtrees: the positions themselves will do.
    const std::size_t wanted =
        threads == 1 ? 1 : threads * kSubtreesPerThread / std::max<std::size_t>(positions.size(), 1);
    Parts parts;
    for (const chess::Position& position : positions) {
        parts.push_back(split(position, depth, wanted, kLeastSubtreeDepth));
    }
    return parts;
}

std::vector<Job> jobs_of(const Parts& parts) {
    std::vector<Job> jobs;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        for (const Subtree& subtree : parts[part].list) jobs.push_back({part, &subtree, parts[part].depth});
    }
    return jobs;
}

}  // namespace

base::Result<std::vector<std::uint64_t>, CountError> count_each(std::span<const chess::Position> positions, int depth,
                                                                const CountOptions& options,
                                                                const EachCounted& counted) {
    assert(depth >= 0 && options.threads >= 1);
    const unsigned threads = is_work_for_threads(positions.size(), depth) ? options.threads : 1;
    const Parts parts = split_all(positions, depth, threads);
    std::vector<Job> jobs = jobs_of(parts);
    const auto helpful = static_cast<unsigned>(std::clamp<std::size_t>(jobs.size(), 1, threads));
    Sums sums(parts, counted);
    Work work(std::move(jobs), options, sums);
    const std::stop_callback cancel_on_stop(options.stop, [&work] { work.cancel(); });
    base::run_on_threads(helpful, [&work](unsigned) { work.do_share(); });
    return sums.result();
}

}  // namespace plyproof::perft
