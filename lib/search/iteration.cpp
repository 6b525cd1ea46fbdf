// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "eval/evaluate.h"
#include "search/principal_variation.h"
#include "search/worker.h"

namespace plyproof::search {

using chess::Move;

namespace {

/// Half of what lines may have: extensions need room.
constexpr int kDeepest = kMaxPly / 2;
constexpr int kLeastWindowDepth = 4;
constexpr Score kWindow = 13;
/// Scores that fell out of their window are told only when there is time to read them.
constexpr std::chrono::seconds kQuietTime{3};

bool is_better(const RootMove& a, const RootMove& b) {
    return std::pair(a.score, a.previous_score) > std::pair(b.score, b.previous_score);
}

}  // namespace

Worker::Worker(unsigned number, const WorkerMeans& means, const Game& game, std::span<const Move> first_moves)
    : number_(number),
      means_(means),
      root_(game.position()),
      keys_(game.reversible_keys()),
      root_index_(keys_.size() - 1),
      plies_(kMaxPly + kPliesBefore + 2) {
    for (const Move move : first_moves) root_moves_.push_back({move, -kInfinite, -kInfinite, 0, 0, {move}});
    keys_.reserve(keys_.size() + kMaxPly + 1);
    for (Ply& each : plies_) each.pv.clear();
    ply(0).since_null = static_cast<int>(keys_.size());
}

Report Worker::report_of(int depth, std::size_t line, Score score, Bound bound) const {
    const RootMove& root_move = root_moves_[line];
    return {depth,
            std::max(root_move.seldepth, 1),
            static_cast<int>(line) + 1,
            score,
            bound,
            all_nodes_ ? all_nodes_() + (nodes_ - nodes()) : nodes_,
            means_.control.elapsed(),
            means_.table.permille_full(),
            completed_line(root_, root_move.pv, score, means_.table)};
}

void Worker::report_best(const Listener& listener) const {
    if (!listener.on_report) return;
    listener.on_report(report_of(std::max(completed_depth_, 1), 0, root_moves_.front().score, Bound::Exact));
}

void Worker::report_lines(int depth, std::size_t lines, const Listener& listener) const {
    if (number_ != 0 || !listener.on_report) return;
    for (std::size_t line = 0; line < lines && root_moves_[line].score != -kInfinite; ++line) {
        listener.on_report(report_of(depth, line, root_moves_[line].score, Bound::Exact));
    }
}

// A narrow window around the last score cuts more; when the score falls out of it, the window opens on that side.
Score Worker::search_window(int depth, std::size_t line, const Listener& listener) {
    const Score last = root_moves_[line].previous_score;
    const bool windows = has(Feature::AspirationWindows) && depth >= kLeastWindowDepth && !is_mate(last);
    Score width = kWindow;
    Score alpha = windows ? std::max(last - width, -kInfinite) : -kInfinite;
    Score beta = windows ? std::min(last + width, kInfinite) : kInfinite;
    while (true) {
        const Score score = search_root(depth, line, alpha, beta, listener);
        std::stable_sort(root_moves_.begin() + static_cast<std::ptrdiff_t>(line), root_moves_.end(), is_better);
        if (stopped() || (score > alpha && score < beta)) return score;
        const Bound bound = score <= alpha ? Bound::Upper : Bound::Lower;
        if (number_ == 0 && listener.on_report && means_.control.elapsed() >= kQuietTime) {
            listener.on_report(report_of(depth, line, score, bound));
        }
        width += width / 2;
        if (bound == Bound::Upper) {
            beta = (alpha + beta) / 2;
            alpha = std::max(score - width, -kInfinite);
        } else {
            beta = std::min(score + width, kInfinite);
        }
        if (width > 1000) {
            alpha = -kInfinite;
            beta = kInfinite;
        }
    }
}

// True when there is no need of another iteration.
bool Worker::finish_iteration(int depth, const Limits& limits, std::size_t lines) {
    const RootMove& best = root_moves_.front();
    const bool same = completed_depth_ > 0 && best.move == last_best_.move;
    stable_iterations_ = same ? stable_iterations_ + 1 : 0;
    last_best_ = best;
    completed_depth_ = depth;
    if (limits.mate && is_win(best.score) && moves_to_mate(best.score) <= *limits.mate) return true;
    const int drop = best.previous_score == -kInfinite || is_mate(best.score) ? 0 : best.previous_score - best.score;
    const std::uint64_t all = std::max<std::uint64_t>(nodes_, 1);
    const Calm calm{stable_iterations_, static_cast<int>(best.nodes * 1000 / all), drop};
    if (number_ != 0 || !limits.clock) return false;
    // With one move, or a mate found that deeper looks will not shorten, the clock is better saved.
    if (root_moves_.size() == 1 && lines == 1) return means_.control.is_enough({9, 1000, 0});
    return means_.control.is_enough(calm);
}

// A search that was stopped inside an iteration: what that iteration found first is as good as a whole one, as the
// first move it looked at was the best before. Where it says nothing the last one holds; where there was none, the
// first move with what the board looks like is better than no answer.
void Worker::settle(std::size_t lines, const Listener& listener) {
    for (RootMove& root_move : root_moves_) {
        if (root_move.score == -kInfinite) root_move.score = root_move.previous_score;
    }
    RootMove& best = root_moves_.front();
    if (best.score == -kInfinite) best.score = -eval::evaluate(root_.after(best.move));
    if (completed_depth_ > 0 && best.move == last_best_.move) {
        best = last_best_;  // that was said
        return;
    }
    report_lines(std::max(completed_depth_, 1), lines, listener);
}

void Worker::run(const Limits& limits, int lines, const Listener& listener) {
    const std::size_t wanted = std::min(static_cast<std::size_t>(lines), root_moves_.size());
    const int deepest = std::clamp(limits.depth.value_or(kDeepest), 1, kDeepest);
    for (root_depth_ = 1; root_depth_ <= deepest && !stopped(); ++root_depth_) {
        for (RootMove& root_move : root_moves_) root_move.previous_score = std::exchange(root_move.score, -kInfinite);
        for (std::size_t line = 0; line < wanted && !stopped(); ++line) search_window(root_depth_, line, listener);
        std::stable_sort(root_moves_.begin(), root_moves_.begin() + static_cast<std::ptrdiff_t>(wanted), is_better);
        if (stopped()) break;
        report_lines(root_depth_, wanted, listener);
        if (finish_iteration(root_depth_, limits, wanted)) break;
    }
    if (root_moves_.front().score == -kInfinite || stopped()) settle(wanted, listener);
    shared_nodes_.store(nodes_, std::memory_order_relaxed);
}

}  // namespace plyproof::search
