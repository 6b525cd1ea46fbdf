// SPDX-License-Identifier: MIT
#include "search/exchange.h"
#include "search/worker.h"

namespace plyproof::search {

using chess::Move;

void Worker::learn_quiet(const Node& node, Move move, int bonus) {
    const chess::Color us = node.position.side_to_move();
    means_.histories.quiet(us, move).add(bonus);
    const ManTo man(us, kind_on(node.position, move.from()), move.to());
    for (const int back : {1, 2, 4}) {
        if (auto* const continuation = ply(node.ply - back).continuation) (*continuation)[man.index()].add(bonus);
    }
}

void Worker::learn_capture(const Node& node, Move move, int bonus) {
    const auto captured = captured_kind(node.position, move);
    if (!captured) return;  // a promotion
    const ManTo man(node.position.side_to_move(), kind_on(node.position, move.from()), move.to());
    means_.histories.capture(man, *captured).add(bonus);
}

// The move that cut gains what those lose that were tried before it.
void Worker::learn_cut(const Node& node, Move best, const Tried& quiets, const Tried& captures) {
    const int bonus = history_bonus(node.depth);
    if (!chess::is_capture(node.position, best) && !best.is_promotion()) {
        auto& killers = ply(node.ply).killers;
        if (killers[0] != best) killers = {best, killers[0]};
        learn_quiet(node, best, bonus);
        for (const Move move : quiets) learn_quiet(node, move, -bonus);
    } else {
        learn_capture(node, best, bonus);
    }
    for (const Move move : captures) learn_capture(node, move, -bonus);
}

void Worker::learn_score(const Node& node, const Insight& insight, Score best, Move best_move) {
    const Bound bound = best >= node.beta ? Bound::Lower : best_move != kNoMove ? Bound::Exact : Bound::Upper;
    if (has(Feature::Table)) {
        means_.table.store(node.key, {best_move, to_table(best, node.ply), insight.raw_evaluation, node.depth, bound});
    }
}

}  // namespace plyproof::search
