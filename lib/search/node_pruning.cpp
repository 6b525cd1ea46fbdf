// SPDX-License-Identifier: MIT
#include "search/reductions.h"
#include "search/worker.h"

namespace plyproof::search {

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
    return by_null_move(node, insight);
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

}  // namespace plyproof::search
