// SPDX-License-Identifier: MIT
#include "search/exchange.h"
#include "search/reductions.h"
#include "search/worker.h"

namespace plyproof::search {

namespace {

constexpr int kPly = 1024;  // reductions are added up in such parts of a ply; games said how many (docs/strength.md)

}  // namespace

bool Worker::is_left_out(const Node& node, const Insight& insight, const Candidate& candidate, bool gives_check,
                         MovePicker& picker) const {
    const int reduced = std::max(node.depth - late_move_reduction(node.depth, candidate.number) / kPly, 1);
    if (candidate.quiet && !node.in_check) {
        if (has(Feature::LateMovePruning) && node.depth <= 10 &&
            candidate.number > late_move_limit(node.depth, insight.improving)) {
            picker.skip_quiets();
            return true;
        }
        if (has(Feature::LateMovePruning) && reduced <= 3 && candidate.history < history_margin(reduced)) return true;
        if (has(Feature::Futility) && !gives_check && reduced <= 7 &&
            insight.evaluation + futility_margin(reduced) <= node.alpha) {
            return true;
        }
    }
    return has(Feature::ExchangePruning) && node.depth <= 8 && !gives_check &&
           !exchange_wins(node.position, candidate.move,
                          exchange_margin(candidate.quiet ? reduced : node.depth, candidate.quiet));
}

int Worker::reduction_of(const Node& node, const Insight& insight, const Candidate& candidate, bool gives_check) const {
    if (!has(Feature::LateMoveReductions) || node.depth < 2 || candidate.number < (node.is_pv() ? 3 : 2)) return 0;
    int reduction = late_move_reduction(node.depth, candidate.number);
    if (!candidate.quiet) {
        if (exchange_wins(node.position, candidate.move, 0)) return node.cut_node ? 1 : 0;
        return std::max(reduction - kPly, 0) / kPly;
    }
    if (node.is_pv()) reduction -= 534;
    if (node.cut_node) reduction += 1065;
    if (!insight.improving) reduction += 462;
    if (gives_check) reduction -= 749;
    if (node.in_check) reduction -= 387;
    const auto& killers = ply(node.ply).killers;
    if (candidate.move == killers[0] || candidate.move == killers[1]) reduction -= 1551;
    if (insight.table_move != kNoMove && chess::is_capture(node.position, insight.table_move)) reduction += 438;
    reduction -= candidate.history / 12;
    return std::max(reduction, 0) / kPly;
}

}  // namespace plyproof::search
