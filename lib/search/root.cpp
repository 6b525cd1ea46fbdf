// SPDX-License-Identifier: MIT
#include <algorithm>

#include "search/exchange.h"
#include "search/worker.h"

namespace plyproof::search {

using chess::Move;

namespace {

/// Moves are announced only when there is time to read it.
constexpr std::chrono::seconds kQuietTime{1};

}  // namespace

// The first moves from index `line` on; those in front are the best lines of this iteration already. All are searched
// with the full depth: a root has few moves, and which is best is the question.
Score Worker::search_root(int depth, std::size_t line, Score alpha, Score beta, const Listener& listener) {
    Node node{root_, keys_.back(), root_.in_check(), alpha, beta, depth, 0, false};
    count_node();
    if (stopped()) return -kInfinite;
    ply(0).pv.clear();
    ply(1).killers = {kNoMove, kNoMove};
    Insight insight = insight_into(node);
    insight.table_move = root_moves_[line].move;
    Score best = -kInfinite;
    for (std::size_t index = line; index < root_moves_.size(); ++index) {
        RootMove& root_move = root_moves_[index];
        const Move move = root_move.move;
        if (number_ == 0 && listener.on_current_move && means_.control.elapsed() >= kQuietTime) {
            listener.on_current_move({depth, move, static_cast<int>(index) + 1});
        }
        const std::uint64_t nodes_before = nodes_;
        seldepth_ = 0;
        const bool quiet = !chess::is_capture(root_, move) && !move.is_promotion();
        const Candidate candidate{move, static_cast<int>(index - line) + 1, quiet, 0};
        const Score score = search_child(node, insight, candidate, root_.after(move), 0);
        root_move.nodes += nodes_ - nodes_before;
        if (stopped()) return best;
        if (index > line && score <= node.alpha) {
            root_move.score = -kInfinite;  // no better than the best one; by how much is not known
            continue;
        }
        root_move.score = score;
        root_move.seldepth = seldepth_;
        root_move.pv.assign(1, move);
        root_move.pv.insert(root_move.pv.end(), ply(1).pv.begin(), ply(1).pv.end());
        best = std::max(best, score);
        if (score >= beta) break;
        node.alpha = std::max(node.alpha, score);
    }
    return best;
}

}  // namespace plyproof::search
