// SPDX-License-Identifier: MIT
#include "search/exchange.h"
#include "search/worker.h"

namespace plyproof::search {

// The move of the table is singular when all others fail low against a bound somewhat below its score (Thomas
// Anantharaman, Murray Campbell, Feng-hsiung Hsu, "Singular extensions", 1990). When instead another one reaches beta,
// two moves cut and the node is not looked at any longer (multi-cut).
Worker::Singularity Worker::singularity(const Node& node, const Insight& insight) {
    if (!has(Feature::SingularExtension) || node.depth < 7 || ply(node.ply).excluded != kNoMove) return {};
    if (node.ply >= 2 * root_depth_) return {};
    const TableEntry& entry = *insight.entry;
    if (entry.depth < node.depth - 3 || entry.bound == Bound::Upper || is_mate(entry.score)) return {};

    const Score bound = entry.score - 19 * node.depth / 10;
    Node others = node;
    others.alpha = bound - 1;
    others.beta = bound;
    others.depth = (node.depth - 1) / 2;
    ply(node.ply).excluded = insight.table_move;
    const Score score = search_moves(others, insight);
    ply(node.ply).excluded = kNoMove;
    if (stopped()) return {};
    if (score < bound) return {!node.is_pv() && score < bound - 15 ? 2 : 1};
    if (bound >= node.beta) return {0, bound};
    if (entry.score >= node.beta) return {-2};
    return {node.cut_node ? -1 : 0};
}

int Worker::check_extension(const Node& node, const Candidate& candidate, bool gives_check) const {
    if (!has(Feature::CheckExtension) || !gives_check || node.ply >= 2 * root_depth_) return 0;
    return node.depth >= 3 && exchange_wins(node.position, candidate.move, 0) ? 1 : 0;
}

}  // namespace plyproof::search
