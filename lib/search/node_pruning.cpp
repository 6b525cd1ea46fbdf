// SPDX-License-Identifier: MIT
#include "search/exchange.h"
#include "search/reductions.h"
#include "search/worker.h"

namespace plyproof::search {

using chess::Move;
using chess::Position;

namespace {

/// With nothing but pawns every move may spoil the position, so that passing would be best: zugzwang.
chess::Bitboard pieces_besides_pawns(const Position& position) {
    return position.pieces(position.side_to_move()) - position.pawns() - position.kings();
}

constexpr int kVerificationDepth = 10;

}  // namespace

std::optional<Score> Worker::pruned(const Node& node, const Insight& insight) {
    if (node.is_pv() || node.in_check || ply(node.ply).excluded != kNoMove) return std::nullopt;
    if (is_loss(node.alpha) || is_win(node.beta)) return std::nullopt;
    if (has(Feature::ReverseFutility) && node.depth <= 8) {
        const Score margin = reverse_futility_margin(node.depth, insight.improving);
        if (insight.estimate - margin >= node.beta) return (insight.estimate + node.beta) / 2;
    }
    if (has(Feature::Razoring) && node.depth <= 3 && insight.estimate + razoring_margin(node.depth) <= node.alpha) {
        Node quiet = node;
        quiet.depth = 0;
        const Score score = quiesce(quiet);
        if (score <= node.alpha) return score;
    }
    if (const auto score = by_null_move(node, insight)) return score;
    return by_good_capture(node, insight);
}

// Whoever may pass and still stands too well for the opponent (Christian Donninger, "Null move and deep search", 1993)
// need not look for a move. Deep nodes and those with a single piece are verified by a search without null moves.
std::optional<Score> Worker::by_null_move(const Node& node, const Insight& insight) {
    if (!has(Feature::NullMove) || node.depth < 3 || node.ply < least_null_ply_) return std::nullopt;
    if (insight.estimate < node.beta || insight.evaluation < node.beta - 22 * node.depth + 95) return std::nullopt;
    if (ply(node.ply - 1).move == kNoMove) return std::nullopt;  // not twice in a row
    const chess::Bitboard pieces = pieces_besides_pawns(node.position);
    if (pieces.empty()) return std::nullopt;

    const int depth = node.depth - null_move_reduction(node.depth, insight.estimate - node.beta);
    Ply& here = ply(node.ply);
    here.move = kNoMove;
    here.continuation = nullptr;
    ply(node.ply + 1).since_null = 0;
    const Position next = node.position.passed();
    const chess::Key key = key_after_pass(node.key, node.position);
    means_.table.prefetch(key);
    keys_.push_back(key);
    const Score score = -search({next, key, false, -node.beta, -node.beta + 1, depth, node.ply + 1, !node.cut_node});
    keys_.pop_back();
    if (stopped()) return kDraw;
    if (score < node.beta) return std::nullopt;
    const Score proven = is_win(score) ? node.beta : score;
    if (node.depth < kVerificationDepth && pieces.more_than_one()) return proven;
    if (least_null_ply_ > 0) return proven;  // inside a verification already

    least_null_ply_ = node.ply + 3 * std::max(depth, 0) / 4 + 1;
    Node again = node;
    again.alpha = node.beta - 1;
    again.depth = std::max(depth, 1);
    again.cut_node = false;
    const Score verified = search_moves(again, insight);
    least_null_ply_ = 0;
    if (stopped()) return kDraw;
    return verified >= node.beta ? std::optional(proven) : std::nullopt;
}

// A capture that beats beta by a margin at a much lower depth will hardly fail at this one (Michael Buro, "ProbCut: an
// effective selective extension of the alpha-beta algorithm", 1995).
std::optional<Score> Worker::by_good_capture(const Node& node, const Insight& insight) {
    constexpr Score kMargin = 191;
    if (!has(Feature::ProbCut) || node.depth < 5) return std::nullopt;
    const Score beta = node.beta + kMargin - (insight.improving ? 50 : 0);
    if (is_win(beta)) return std::nullopt;
    if (insight.entry && insight.entry->depth >= node.depth - 3 && from_table(insight.entry->score, node.ply) < beta) {
        return std::nullopt;
    }
    const OrderingHints hints = hints_for(node, kNoMove);
    MovePicker picker(node.position, means_.histories, means_.features, hints, PickScope::CapturesAndPromotions);
    for (Move move = picker.next(); move != kNoMove; move = picker.next()) {
        if (!exchange_wins(node.position, move, beta - insight.evaluation)) continue;
        const Position next = node.position.after(move);
        Node child = child_of(node, next, move);
        child.alpha = -beta;
        child.beta = -beta + 1;
        child.depth = 0;
        child.cut_node = !node.cut_node;
        Score score = -quiesce(child);
        if (score >= beta) {
            child.depth = node.depth - 4;
            score = -search(child);
        }
        end_move();
        if (stopped()) return kDraw;
        if (score >= beta) {
            means_.table.store(node.key,
                               {move, to_table(score, node.ply), insight.raw_evaluation, node.depth - 3, Bound::Lower});
            return is_win(score) ? score : score - (beta - node.beta);
        }
    }
    return std::nullopt;
}

}  // namespace plyproof::search
