// SPDX-License-Identifier: MIT
#include <algorithm>

#include "chess/dead_material.h"
#include "chess/legal_moves.h"
#include "eval/evaluate.h"
#include "search/exchange.h"
#include "search/reductions.h"
#include "search/repetition.h"
#include "search/worker.h"

namespace plyproof::search {

using chess::Move;
using chess::Position;

namespace {

constexpr unsigned kFiftyMoves = 100;
/// Near the fifty-move rule a score from the table, which knows no clock, could be wrong.
constexpr unsigned kClockForTable = 90;
constexpr std::uint64_t kNodesBetweenLooks = 1024;
/// The first iteration is worth some milliseconds of any clock: without it a move is played unseen.
constexpr std::uint64_t kNodesForFirstMove = 10000;

/// An evaluation fades as the fifty-move rule comes nearer.
Score faded(Score evaluation, unsigned clock) {
    return evaluation * (220 - static_cast<int>(std::min(clock, kFiftyMoves))) / 220;
}

bool bound_allows(const TableEntry& entry, Score score, Score alpha, Score beta) {
    if (entry.bound == Bound::Exact) return true;
    return entry.bound == Bound::Lower ? score >= beta : score <= alpha;
}

}  // namespace

void Worker::count_node() {
    if (++nodes_ < next_look_) return;
    shared_nodes_.store(nodes_, std::memory_order_relaxed);
    next_look_ = nodes_ + kNodesBetweenLooks;
    if (number_ != 0) return;
    Control& control = means_.control;
    if (completed_depth_ > 0 || nodes_ > kNodesForFirstMove) control.look_at_clock();
    if (const auto limit = control.node_limit()) {
        const std::uint64_t all = all_nodes_ ? all_nodes_() : nodes_;
        if (all >= *limit) return control.stop();
        next_look_ = std::min(next_look_, nodes_ + (*limit - all));
    }
}

void Worker::begin_move(const Node& node, Move move) {
    Ply& here = ply(node.ply);
    here.move = move;
    const ManTo man(node.position.side_to_move(), kind_on(node.position, move.from()), move.to());
    here.continuation = &means_.histories.continuation(man);
    ply(node.ply + 1).since_null = here.since_null + 1;
}

Worker::Node Worker::child_of(const Node& node, const Position& next, Move move) {
    const chess::Key key = key_after(node.key, node.position, move, next);
    means_.table.prefetch(key);
    begin_move(node, move);
    keys_.push_back(key);
    return {next, key, next.in_check(), -node.beta, -node.alpha, node.depth - 1, node.ply + 1, false};
}

void Worker::update_pv(int number, Move move) {
    Line& line = ply(number).pv;
    line.clear();
    line.push_back(move);
    for (const Move next : ply(number + 1).pv) line.push_back(next);
}

bool Worker::is_drawn(const Node& node) const {
    if (chess::is_dead_material(node.position)) return true;
    if (!has(Feature::HistoryDraws)) return false;
    const unsigned clock = node.position.halfmove_clock();
    // Mate on the hundredth half-move is mate.
    if (clock >= kFiftyMoves && (!node.in_check || count_legal_moves(node.position) > 0)) return true;
    const auto reversible = std::min<std::size_t>(clock, static_cast<std::size_t>(ply(node.ply).since_null));
    return is_repetition(keys_, root_index_, reversible);
}

std::optional<Score> Worker::decided(const Node& node) {
    if (stopped()) return kDraw;
    count_node();
    ply(node.ply).pv.clear();
    seldepth_ = std::max(seldepth_, node.ply);
    if (stopped() || is_drawn(node)) return kDraw;
    if (node.ply >= kMaxPly - 1) return node.in_check ? kDraw : eval::evaluate(node.position);
    if (has(Feature::MateDistance)) {
        if (const Score best = mate_in(node.ply + 1); best <= node.alpha) return best;
        if (const Score worst = mated_in(node.ply); worst >= node.beta) return worst;
    }
    return std::nullopt;
}

std::optional<Score> Worker::cut_by_table(const Node& node, const Insight& insight) const {
    if (!insight.entry || node.is_pv() || ply(node.ply).excluded != kNoMove) return std::nullopt;
    const TableEntry& entry = *insight.entry;
    const bool deep_enough =
        // What a deeper search found is better, but not the same: the plain search wants the same.
        means_.features == Features::plain().with(Feature::Table) ? entry.depth == node.depth
                                                                  : entry.depth >= node.depth;
    if (!deep_enough) return std::nullopt;
    if (has(Feature::HistoryDraws) && node.position.halfmove_clock() >= kClockForTable) return std::nullopt;
    const Score score = from_table(entry.score, node.ply);
    return bound_allows(entry, score, node.alpha, node.beta) ? std::optional(score) : std::nullopt;
}

Worker::Insight Worker::insight_into(const Node& node) {
    Insight insight;
    Ply& here = ply(node.ply);
    if (has(Feature::Table)) insight.entry = means_.table.find(node.key);
    if (insight.entry) insight.table_move = insight.entry->move;
    here.evaluation = kNoScore;
    if (node.in_check) return insight;

    const bool known = insight.entry && insight.entry->evaluation != kNoScore;
    insight.raw_evaluation = known ? insight.entry->evaluation : eval::evaluate(node.position);
    insight.evaluation = insight.raw_evaluation;
    if (has(Feature::HistoryDraws)) insight.evaluation = faded(insight.evaluation, node.position.halfmove_clock());
    insight.evaluation = std::clamp(insight.evaluation, -eval::kMaxEvaluation, eval::kMaxEvaluation);
    here.evaluation = insight.evaluation;
    insight.estimate = insight.evaluation;
    if (insight.entry && !is_mate(insight.entry->score) &&
        bound_allows(*insight.entry, insight.entry->score, insight.evaluation, insight.evaluation)) {
        insight.estimate = insight.entry->score;
    }
    const Score before =
        ply(node.ply - 2).evaluation != kNoScore ? ply(node.ply - 2).evaluation : ply(node.ply - 4).evaluation;
    insight.improving = before == kNoScore || insight.evaluation > before;
    return insight;
}

OrderingHints Worker::hints_for(const Node& node, Move table_move) const {
    OrderingHints hints;
    hints.table_move = table_move;
    if (has(Feature::Killers)) hints.killers = ply(node.ply).killers;
    hints.continuations = {ply(node.ply - 1).continuation, ply(node.ply - 2).continuation,
                           ply(node.ply - 4).continuation};
    return hints;
}

Score Worker::search(const Node& given) {
    if (given.depth <= 0) return quiesce(given);
    Node node = given;
    if (const auto score = decided(node)) return *score;
    const Insight insight = insight_into(node);
    if (const auto score = cut_by_table(node, insight)) return *score;
    ply(node.ply + 1).killers = {kNoMove, kNoMove};
    if (const auto score = pruned(node, insight)) return *score;
    return search_moves(node, insight);
}

Score Worker::search_moves(const Node& given, const Insight& insight) {
    Node node = given;  // alpha rises
    const Move excluded = ply(node.ply).excluded;
    const OrderingHints hints = hints_for(node, insight.table_move);
    MovePicker picker(node.position, means_.histories, means_.features, hints);
    Tried quiets;
    Tried captures;
    Score best = -kInfinite;
    Move best_move = kNoMove;
    int number = 0;
    for (Move move = picker.next(); move != kNoMove; move = picker.next()) {
        if (move == excluded) continue;
        const bool quiet = !chess::is_capture(node.position, move) && !move.is_promotion();
        const Candidate candidate{move, ++number, quiet, quiet ? picker.quiet_score(move) : 0};
        const bool may_leave_out = !is_loss(best) && best != -kInfinite;
        const Position next = node.position.after(move);
        if (may_leave_out && is_left_out(node, insight, candidate, next.in_check(), picker)) continue;

        Singularity singular;
        if (move == insight.table_move) singular = singularity(node, insight);
        if (singular.cut) return *singular.cut;
        const Score score = search_child(node, insight, candidate, next, singular.extension);
        if (stopped()) return kDraw;
        if (score > best) {
            best = score;
            if (score > node.alpha) {
                best_move = move;
                if (node.is_pv()) update_pv(node.ply, move);
                if (score >= node.beta) break;
                node.alpha = score;
            }
        }
        if (Tried& tried = quiet ? quiets : captures; tried.size() < Tried::capacity()) tried.push_back(move);
    }
    if (number == 0) {
        if (excluded != kNoMove) return node.alpha;
        return node.in_check ? mated_in(node.ply) : kDraw;
    }
    if (best >= given.beta) learn_cut(node, best_move, quiets, captures);
    if (excluded == kNoMove) learn_score(given, insight, best, best_move);
    return best;
}

Score Worker::search_child(const Node& node, const Insight& insight, const Candidate& candidate, const Position& next,
                           int extension) {
    Node child = child_of(node, next, candidate.move);
    if (extension == 0) extension = check_extension(node, candidate, child.in_check);
    const int full_depth = node.depth - 1 + extension;
    const bool first = candidate.number == 1;
    Score score = -kInfinite;
    const auto zero_window = [&](int depth, bool cut_node) {
        child.alpha = -node.alpha - 1;
        child.beta = -node.alpha;
        child.depth = depth;
        child.cut_node = cut_node;
        return -search(child);
    };
    if (!(first && node.is_pv())) {
        const int reduction = extension > 0 ? 0 : reduction_of(node, insight, candidate, child.in_check);
        const int reduced = std::clamp(full_depth - reduction, std::min(1, full_depth), full_depth);
        score = zero_window(reduced, first ? !node.cut_node : true);
        if (score > node.alpha && reduced < full_depth) score = zero_window(full_depth, !node.cut_node);
    }
    if (node.is_pv() && (first || score > node.alpha)) {
        child.alpha = -node.beta;
        child.beta = -node.alpha;
        child.depth = full_depth;
        child.cut_node = false;
        score = -search(child);
    }
    end_move();
    return score;
}

}  // namespace plyproof::search
