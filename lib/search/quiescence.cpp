// SPDX-License-Identifier: MIT
#include <algorithm>

#include "search/exchange.h"
#include "search/worker.h"

namespace plyproof::search {

using chess::Move;
using chess::Position;

namespace {

/// What a capture may bring besides the man it takes.
constexpr Score kDeltaMargin = 214;

}  // namespace

// Captures and queen promotions until none is good; every evasion where the king is in check.
Score Worker::quiesce(const Node& given) {
    Node node = given;
    node.depth = 0;
    if (const auto score = decided(node)) return *score;
    const Insight insight = insight_into(node);
    if (const auto score = cut_by_table(node, insight)) return *score;
    Score stand_pat = -kInfinite;
    if (!node.in_check) {
        stand_pat = has(Feature::QuiescencePruning) ? insight.estimate : insight.evaluation;
        if (stand_pat >= node.beta) {
            if (!insight.entry && has(Feature::Table)) {
                means_.table.store(node.key,
                                   {kNoMove, to_table(stand_pat, node.ply), insight.raw_evaluation, 0, Bound::Lower});
            }
            return stand_pat;
        }
        node.alpha = std::max(node.alpha, stand_pat);
    }
    return quiesce_moves(node, insight, stand_pat);
}

Score Worker::quiesce_moves(const Node& given, const Insight& insight, Score stand_pat) {
    Node node = given;
    const OrderingHints hints = hints_for(node, insight.table_move);
    MovePicker picker(node.position, means_.histories, means_.features, hints,
                      node.in_check ? PickScope::All : PickScope::CapturesAndPromotions);
    if (node.in_check && picker.size() == 0) return mated_in(node.ply);
    Score best = stand_pat;
    Move best_move = kNoMove;
    for (Move move = picker.next(); move != kNoMove; move = picker.next()) {
        if (has(Feature::QuiescencePruning) && !is_loss(best)) {
            if (node.in_check) {
                if (!chess::is_capture(node.position, move)) picker.skip_quiets();  // one quiet evasion is enough
            } else if (is_hopeless(node, insight, move)) {
                continue;
            }
        }
        const Position next = node.position.after(move);
        const Score score = -quiesce(child_of(node, next, move));
        end_move();
        if (stopped()) return kDraw;
        if (score <= best) continue;
        best = score;
        if (score <= node.alpha) continue;
        best_move = move;
        if (node.is_pv()) update_pv(node.ply, move);
        if (score >= node.beta) break;
        node.alpha = score;
    }
    if (has(Feature::Table)) {
        const Bound bound = best >= node.beta ? Bound::Lower : best_move != kNoMove ? Bound::Exact : Bound::Upper;
        means_.table.store(node.key, {best_move, to_table(best, node.ply), insight.raw_evaluation, 0, bound});
    }
    return best;
}

bool Worker::is_hopeless(const Node& node, const Insight& insight, Move move) const {
    if (!exchange_wins(node.position, move, 0)) return true;
    if (move.is_promotion()) return false;
    const auto captured = captured_kind(node.position, move);
    const Score most = insight.evaluation + kDeltaMargin + (captured ? exchange_value(*captured) : 0);
    return most <= node.alpha;
}

}  // namespace plyproof::search
