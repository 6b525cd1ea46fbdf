// SPDX-License-Identifier: MIT
#include "diagnose/inspector.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <utility>

#include "chess/fen.h"
#include "chess/move_text.h"
#include "diagnose/asked_again.h"
#include "diagnose/clock_end.h"
#include "diagnose/count_fault.h"
#include "diagnose/earlier_position.h"
#include "diagnose/list_fault.h"
#include "diagnose/mistaken_position.h"
#include "diagnose/predecessor.h"
#include "diagnose/probes.h"
#include "diagnose/rights_lost.h"
#include "diagnose/rook_return.h"
#include "diagnose/shown_fault.h"
#include "diagnose/turned_list.h"
#include "oracle/shown_position.h"
#include "perft/known_positions.h"

namespace plyproof::diagnose {

using base::failure;
using explain::Reasons;
using explain::Rule;
using oracle::Question;

namespace {

/// Whether some of these are equal to some of those, as far as `key` goes.
template <class T, class Key>
bool share_any(const std::vector<T>& a, const std::vector<T>& b, Key key) {
    return std::ranges::any_of(
        a, [&](const T& one) { return std::ranges::find(b, std::invoke(key, one), key) != b.end(); });
}

bool share_a_difference(const Comparison& a, const Comparison& b) {
    return share_any(a.diff.missing, b.diff.missing, &MissingMove::move) ||
           share_any(a.diff.extra, b.diff.extra, &ExtraMove::text) ||
           share_any(a.duplicated, b.duplicated, std::identity());
}

/// The FEN before a double step that allows no legal capture, and the step: many programs drop such a square when
/// they read it in a FEN.
std::optional<Question> by_fen_before_last(const Node& node) {
    const explain::Scene& here = node.history.here();
    if (!here.passed || here.position.en_passant()) return std::nullopt;
    const std::size_t last = node.question.moves.size() - 1;
    return Question{
        node.history.scenes[last].position, node.question.variant, {node.question.moves[last]}, node.question.depth};
}

/// Both answers, when the last lines of a program are the end of the answer for a position on the way, or for this one
/// with the other side to move.
std::optional<Comparison> from_last_lines(const Node& node, const std::vector<std::string>& lines) {
    auto answered = whole_answer(node.question, node.history, lines);
    auto ours = perft::divide(node.history.here().position, node.question.depth);
    if (!answered || !ours) return std::nullopt;
    return compare(*std::move(ours), *std::move(answered), node.question.depth);
}

/// The finding about a state that was forgotten on the way, when the answer shows one.
std::optional<Finding> forgotten_state(const Node& node, const Comparison& comparison, SeenBy seen) {
    if (seen != SeenBy::PathOnly) return std::nullopt;
    auto findings = list_findings(node.question, node.history, comparison, seen);
    // A law of moves broken by one of them is no reason for all of them.
    const bool forgotten = findings.size() == 1 && explain::is_about_state(findings.front().reason.rule);
    return forgotten ? std::optional(std::move(findings.front())) : std::nullopt;
}

/// Right with the clock at 0, and wrong only by what ends: whatever else may be said about the moves is no reason.
Finding ended_by_clock(Finding finding) {
    finding.also.clear();
    finding.alternatives.clear();
    constexpr unsigned kLeastDraw = 50;  // no rule ends a game sooner: there it is a guess
    finding.likely = finding.scene.position.halfmove_clock() < kLeastDraw;
    finding.reason = {Rule::DrawEndsTree,
                      fmt::format("with the half-move clock at {} the tree ends, with 0 the answer is right",
                                  finding.scene.position.halfmove_clock())};
    return finding;
}

/// Only after other questions: whatever is wrong then comes from what the program has kept of them.
Finding only_later(Finding finding, std::vector<Question> before) {
    finding.also.insert(finding.also.begin(), std::move(finding.reason));
    finding.reason = {Rule::SecondPosition, "in a new process the answer is right"};
    finding.alternatives.clear();
    finding.likely = false;
    finding.seen = SeenBy::Later;
    finding.earlier = std::move(before);
    return finding;
}

}  // namespace

Found Inspector::wrong_list(const Node& node, const Comparison& comparison) {
    if (auto confirmed = court_.confirm(node.question); !confirmed) return failure(std::move(confirmed.error()));
    const std::vector<Question> before = court_.asked_before(node.question);
    if (counts_nothing(comparison, node.question.depth)) {
        Finding finding = facts_of(node.question, node.history, comparison, SeenBy::Fen);
        finding.missing.clear();
        finding.reason.words = "it says 0 for everything: does it count at all, and to this depth?";
        finding.likely = true;
        return std::vector{std::move(finding)};
    }
    const SeenBy seen = seen_by(node, comparison);
    std::vector<Finding> findings = findings_of(node, comparison, seen);
    const bool all_known =
        std::ranges::all_of(findings, [&](const Finding& finding) { return known_.contains(signature_of(finding)); });
    if (all_known) return findings;
    for (const Finding& finding : findings) known_.insert(signature_of(finding));
    if (auto otherwise = told_otherwise(findings.front(), comparison, before))
        return std::vector{*std::move(otherwise)};
    if (seen == SeenBy::Fen) try_before_double_step(node, findings);
    for (Finding& finding : findings) try_rook_return(node, finding);
    ask_where_it_is(node, findings);
    return findings;
}

/// Whether the program says 0 here, and in positions that every program can count.
bool Inspector::counts_nothing(const Comparison& comparison, int depth) {
    const auto says_nothing = [](const Comparison& answers) {
        return answers.theirs.divide.entries.empty() && answers.theirs.divide.total.value_or(0) == 0 &&
               answers.ours.total > 0;
    };
    if (!says_nothing(comparison)) return false;
    for (const char* name : {"start", "kiwipete"}) {
        const auto root = chess::position_from(*chess::parse_fen(perft::find_known_position(name)->fen));
        const auto answers = court_.compare({root->position, root->variant, {}, std::min(depth, 2)});
        if (!answers || !says_nothing(*answers)) return false;
    }
    return true;
}

std::vector<Finding> Inspector::findings_of(const Node& node, const Comparison& comparison, SeenBy seen) {
    if (auto not_played = moves_not_played(node, comparison, seen)) return std::vector{*std::move(not_played)};
    if (auto words = turned_list(node, comparison.theirs.divide)) {
        Finding finding = facts_of(node.question, node.history, comparison, seen);
        finding.fault = Fault::WrongPosition;
        finding.reason = {Rule::WrongPosition, *std::move(words)};
        return std::vector{std::move(finding)};
    }
    std::vector<Finding> findings = list_findings(node.question, node.history, comparison, seen);
    if (findings.empty() || !ends_by_clock(court_, node, comparison)) return findings;
    return std::vector{ended_by_clock(std::move(findings.front()))};
}

/// The finding when the answer is the right one for an earlier position of the path.
std::optional<Finding> Inspector::moves_not_played(const Node& node, const Comparison& comparison, SeenBy seen) {
    if (seen != SeenBy::PathOnly && seen != SeenBy::Path) return std::nullopt;
    for (const std::size_t ply : plies_answered(node, comparison.theirs.divide)) {
        if (may_be_chance(node.history, ply) && !stays_before(node, ply)) continue;
        Finding finding = facts_of(node.question, node.history, comparison, seen);
        finding.fault = Fault::WrongPosition;
        finding.reason = {Rule::WrongPosition, "the answer is that for " + words_for(node.history, ply)};
        return finding;
    }
    return std::nullopt;
}

/// Whether the program answers for the position before a ply when that is the last one, too.
bool Inspector::stays_before(const Node& node, std::size_t ply) {
    Question shorter = node.question;
    shorter.moves.resize(ply + 1);
    const auto answer = court_.compare(shorter);
    return answer ? answers_before(node, ply, answer->theirs.divide) : is_about_another_position(answer.error());
}

/// What a finding becomes when its answer is right in a new process, or not the same each time.
std::optional<Finding> Inspector::told_otherwise(const Finding& finding, const std::optional<Comparison>& wrong,
                                                 const std::vector<Question>& before) {
    if (!asks_again_ && before.empty()) return std::nullopt;
    switch (asked_again(court_, finding.question, wrong, before)) {
        case Again::Later:
            return only_later(finding, before);
        case Again::Varies:
            return told_as_unsteady(finding);
        case Again::Same:
            break;
    }
    return std::nullopt;
}

/// What the program shows tells where alternatives are left, or where its list is the right one for what it shows.
void Inspector::ask_where_it_is(const Node& node, std::vector<Finding>& findings) {
    const auto fen = court_.shown_fen(node.question);
    if (!fen) return;
    for (Finding& finding : findings) {
        // That moves were not played is certain, and what was forgotten by it is no fault of its own.
        const bool not_played = finding.reason.rule == Rule::WrongPosition && finding.their_moves > 0;
        if (not_played) {
            finding.their_fen = *fen;
            finding.is_elsewhere = !shown_faults(node.history, *fen).empty();
        } else {
            take_shown(node.history, *fen, finding);
        }
    }
}

SeenBy Inspector::seen_by(const Node& node, const Comparison& comparison) {
    if (node.question.moves.empty()) return SeenBy::Fen;
    const SeenBy by_fen = seen_again(asked_by_fen(node.question), comparison);
    if (by_fen != SeenBy::PathOnly) return by_fen;
    const auto before = by_fen_before_last(node);
    if (!before) return by_fen;
    return node.question.moves.size() == 1 ? SeenBy::PathAndFen : seen_again(*before, comparison);
}

SeenBy Inspector::seen_again(const Question& question, const Comparison& comparison) {
    const auto again = court_.compare(question);
    if (!again) {
        return is_about_another_position(again.error()) ? SeenBy::PathAndFen : SeenBy::Path;
    }
    return share_a_difference(comparison, *again) ? SeenBy::PathAndFen : SeenBy::PathOnly;
}

/// En passant that is missing only by FEN, and not after the double step, is a fault of reading FENs.
void Inspector::try_before_double_step(const Node& node, std::vector<Finding>& findings) {
    for (Finding& finding : findings) {
        const bool en_passant = finding.move && finding.move->kind() == chess::MoveKind::EnPassant;
        if (!en_passant || finding.fault != Fault::Missing) continue;
        const auto question = asked_before_double_step(node.question, finding.move->to());
        if (!question) continue;
        const auto played = court_.compare(*question);
        if (!played || lists_differ(*played)) continue;
        finding.seen = SeenBy::FenOnly;
        finding.also.insert(finding.also.begin(), finding.reason);
        finding.reason = {Rule::EnPassantFromSetup, "after the double step it is listed, by FEN it is not"};
        finding.likely = false;
    }
}

/// Tells the right of one wing taken for the other's from rights that are both gone.
void Inspector::try_rook_return(const Node& node, Finding& finding) {
    if (finding.reason.rule != Rule::CastlingWrongSide || finding.alternatives.empty()) return;
    const chess::Color color = finding.scene.position.side_to_move();
    for (const chess::Wing wing : base::kAll<chess::Wing>) {
        const auto lost = lost_right(node.history, color, wing);
        const auto experiment = lost ? rook_return(node.question, node.history, *lost) : std::nullopt;
        if (!experiment) continue;
        const auto answer = court_.compare(experiment->question);
        if (!answer) continue;
        const std::string text = chess::to_uci(experiment->castling, node.question.variant);
        const bool kept =
            std::ranges::any_of(answer->diff.extra, [&](const ExtraMove& extra) { return extra.text == text; });
        if (!kept) std::swap(finding.reason, finding.alternatives.front());
        finding.also.insert(finding.also.end(), finding.alternatives.begin(), finding.alternatives.end());
        finding.alternatives.clear();
        finding.likely = false;
        return;
    }
}

/// Where few numbers are wrong, what explains them is held to small positions of which each shows one such fault.
void Inspector::drop_chance_fits(const Comparison& comparison, Reasons& reasons) {
    constexpr std::size_t kEnough = 3;
    constexpr int kDepth = 2;
    if (comparison.diff.miscounted.size() >= kEnough || court_.min_depth() > kDepth) return;
    for (const char* fen :
         {"7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "7k/5K2/8/8/8/8/8/5Q2 w - - 0 1", "k7/8/1K6/8/8/8/8/8 w - - 0 1"}) {
        if (reasons.empty()) return;
        const Question control{chess::position_from(*chess::parse_fen(fen))->position, {}, {}, kDepth};
        const auto answers = court_.compare(control);
        if (answers) reasons = still_fitting(std::move(reasons), control.root, kDepth, *answers);
    }
}

Found Inspector::wrong_count(const Node& node, const Comparison& comparison) {
    if (auto confirmed = court_.confirm(node.question); !confirmed) return failure(std::move(confirmed.error()));
    Finding finding = facts_of(node.question, node.history, comparison, SeenBy::Tree);
    if (auto otherwise = told_otherwise(finding, comparison, {})) return std::vector{*std::move(otherwise)};
    if (ends_by_clock(court_, node, comparison)) return std::vector{ended_by_clock(std::move(finding))};
    Reasons reasons = count_faults(finding.scene.position, node.question.depth, comparison);
    drop_chance_fits(comparison, reasons);
    if (reasons.empty() && node.question.depth > court_.min_depth()) {
        auto probed = probe_tree_fault(court_, comparison);
        if (!probed) return failure(std::move(probed.error()));
        reasons = *std::move(probed);
    }
    if (!reasons.empty()) {
        finding.reason = std::move(reasons.front());
        finding.alternatives.assign(std::make_move_iterator(reasons.begin() + 1),
                                    std::make_move_iterator(reasons.end()));
        finding.likely = !finding.alternatives.empty();
    }
    return std::vector{std::move(finding)};
}

Found Inspector::wrong_position(const Node& node, CourtError error) {
    if (!is_about_another_position(error)) return failure(std::move(error));
    const std::vector<Question> before = court_.asked_before(node.question);
    SeenBy seen = SeenBy::Fen;
    if (!node.question.moves.empty()) {
        const Question by_fen = asked_by_fen(node.question);
        const auto again = court_.compare(by_fen);
        // A wrong list may by chance be the right one of a position on the way.
        if (again && lists_differ(*again)) return wrong_list(node_of(by_fen), *again);
        seen = again ? SeenBy::PathOnly : SeenBy::PathAndFen;
    }
    if (const auto answer = from_last_lines(node, error.error.last_output)) {
        if (auto not_played = moves_not_played(node, *answer, seen)) {
            std::vector findings{*std::move(not_played)};
            ask_where_it_is(node, findings);
            return findings;
        }
        if (auto forgotten = forgotten_state(node, *answer, seen)) return std::vector{*std::move(forgotten)};
    }
    std::vector findings{Finding{.question = node.question,
                                 .scene = node.history.here(),
                                 .fault = Fault::WrongPosition,
                                 .seen = seen,
                                 .reason = {Rule::WrongPosition, error.error.text}}};
    if (auto otherwise = told_otherwise(findings.front(), {}, before)) return std::vector{*std::move(otherwise)};
    ask_where_it_is(node, findings);
    for (const std::string& line : error.error.last_output) {
        const auto fen = oracle::fen_in_line(line);
        if (fen && !findings.front().their_fen) take_shown(node.history, *fen, findings.front());
    }
    return findings;
}

}  // namespace plyproof::diagnose
