// SPDX-License-Identifier: MIT
#include "diagnose/list_fault.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "chess/attacks.h"
#include "chess/dead_material.h"
#include "chess/move_text.h"
#include "diagnose/phantom_check.h"
#include "diagnose/state_fault.h"
#include "explain/broken_laws.h"
#include "explain/missing_moves.h"
#include "explain/read_move.h"

namespace plyproof::diagnose {

using explain::Reasons;
using explain::Rule;
using explain::Scene;

namespace {

std::vector<chess::Move> moves_of(const std::vector<MissingMove>& missing) {
    std::vector<chess::Move> moves;
    moves.reserve(missing.size());
    for (const MissingMove& each : missing) moves.push_back(each.move);
    return moves;
}

ListedMoves listed_moves(const Comparison& comparison) {
    ListedMoves listed;
    for (const oracle::ForeignEntry& entry : comparison.theirs.divide.entries) {
        listed.legal.insert(listed.legal.end(), entry.moves.begin(), entry.moves.end());
        if (entry.moves.empty()) listed.extra.push_back(entry.text);
    }
    listed.duplicated = comparison.duplicated;
    listed.missing = moves_of(comparison.diff.missing);
    return listed;
}

void set_reasons(Finding& finding, Reasons reasons) {
    finding.reason = std::move(reasons.front());
    reasons.erase(reasons.begin());
    finding.also = std::move(reasons);
}

/// No moves at all, in a position where some programs take the game for over. One that was there before is such a
/// position where only the path shows the fault.
bool takes_game_for_over(const History& history, const Comparison& comparison, SeenBy seen) {
    const chess::Position& position = history.here().position;
    const bool dead = chess::is_dead_material(position);
    const bool repeated = (seen == SeenBy::PathOnly || seen == SeenBy::Path) &&
                          std::ranges::count(history.scenes, position, &explain::Scene::position) > 1;
    return comparison.theirs.divide.entries.empty() && !comparison.ours.entries.empty() &&
           (dead || repeated || position.halfmove_clock() >= 100);
}

/// It counts the moves that it does not list: its total is right, and not the sum of its list.
bool counts_what_it_hides(const Comparison& comparison) {
    const Diff& diff = comparison.diff;
    const auto right = static_cast<oracle::ForeignCount>(comparison.ours.total);
    return !diff.missing.empty() && diff.extra.empty() && diff.own_total && diff.own_total->said == right;
}

/// One of several moves along a line, all of which but steps are wrong: the man slides, and does not go round the edge.
bool is_slide(const Finding& all, const chess::Position& position, std::string_view text) {
    const auto move = explain::read_claimed_move(position, text);
    if (!move) return false;
    const chess::Bitboard between = chess::squares_between(move->from, move->to);
    for (const chess::Square square : between - chess::king_attacks(move->from)) {
        const bool also_extra = std::ranges::any_of(all.extra, [&](const ExtraMove& extra) {
            return explain::read_claimed_move(position, extra.text) == explain::ClaimedMove{move->from, square};
        });
        if (!also_extra) return false;
    }
    return between.more_than_one();
}

bool is_castling_law(Rule rule) { return rule >= Rule::CastlingAfterKingMove && rule <= Rule::CastlingSquaresOverlap; }

/// The king goes where no king goes in one move, and not only where castling would take him.
bool king_slides(const Finding& all, const chess::Position& position) {
    return std::ranges::any_of(all.extra, [&](const ExtraMove& extra) {
        const auto move = explain::read_claimed_move(position, extra.text);
        if (!move || !position.kings().contains(move->from)) return false;
        return (rank_of(move->to) != rank_of(move->from)) && !chess::king_attacks(move->from).contains(move->to);
    });
}

/// What fits a wrong move as well as the law that it breaks.
void add_alternatives_to_extra(const Scene& scene, Finding& finding) {
    if (finding.reason.rule == Rule::CastlingRookShieldsKing) {
        finding.alternatives = {
            {Rule::CastlingRookPlacement, "with the rook still there the king would be safe"},
            {Rule::StateAfterMove, "the king that is looked after stands elsewhere, as where he castled from"}};
    }
    const auto move = explain::read_claimed_move(scene.position, finding.text);
    const bool on_its_file = move && scene.passed && file_of(move->to) == file_of(*scene.passed);
    if (finding.reason.rule == Rule::PawnCapture && on_its_file && !scene.position.occupied().contains(move->to)) {
        finding.alternatives = {{Rule::EnPassantAfterPush, "the last double step may be remembered by a wrong square"}};
    }
    finding.likely = !finding.alternatives.empty();
}

/// What fits a missing move as well as the most special property that it has.
void add_alternatives_to_missing(const Scene& scene, const std::vector<chess::Move>& missing, SeenBy seen,
                                 Finding& finding) {
    finding.alternatives = phantom_checks(scene, missing);
    if (finding.move->kind() == chess::MoveKind::Castling && seen == SeenBy::Fen) {
        finding.alternatives.push_back(
            {Rule::CastlingWrongSide, "the right may have been read for the other wing or the other side"});
    }
    std::erase_if(finding.alternatives,
                  [&](const explain::Reason& reason) { return reason.rule == finding.reason.rule; });
}

std::vector<Finding> extra_findings(const Finding& all, const History& history) {
    const bool slides = king_slides(all, history.here().position);
    std::vector<Finding> findings;
    for (const ExtraMove& extra : all.extra) {
        Finding finding = all;
        finding.fault = Fault::Extra;
        finding.text = extra.text;
        set_reasons(finding, explain::broken_laws(history.here(), extra.text));
        if (finding.reason.rule == Rule::LeaperWrap && is_slide(all, history.here().position, extra.text)) {
            finding.reason = {Rule::LeaperGeometry, fmt::format("{} slides", extra.text)};
        }
        if (slides && is_castling_law(finding.reason.rule)) {
            finding.reason = {Rule::LeaperGeometry, fmt::format("{} slides, as the king does elsewhere", extra.text)};
        }
        add_alternatives_to_extra(history.here(), finding);
        findings.push_back(std::move(finding));
    }
    return findings;
}

std::vector<Finding> missing_findings(const Finding& all, const History& history, bool game_over) {
    const std::vector<chess::Move> moves = moves_of(all.missing);
    std::vector<Finding> findings;
    for (const chess::Move move : moves) {
        Finding finding = all;
        finding.fault = Fault::Missing;
        finding.likely = true;
        finding.move = move;
        finding.text = chess::to_uci(move, history.here().variant);
        set_reasons(finding, explain::likely_reasons(history.here(), move, moves));
        add_alternatives_to_missing(history.here(), moves, all.seen, finding);
        if (game_over) {
            finding.also.clear();
            finding.alternatives.clear();
            finding.reason = {Rule::DrawEndsTree, "the program lists no moves where the game may be drawn"};
        }
        findings.push_back(std::move(finding));
    }
    return findings;
}

std::vector<Finding> duplicate_findings(const Finding& all) {
    std::vector<Finding> findings;
    for (const std::string& text : all.duplicated) {
        Finding finding = all;
        finding.fault = Fault::Duplicate;
        finding.text = text;
        finding.reason = {Rule::DuplicateMove, fmt::format("{} comes twice", text)};
        findings.push_back(std::move(finding));
    }
    return findings;
}

/// The first of each signature, in the order of the rules.
void append_distinct(std::vector<Finding>& all, std::vector<Finding> more) {
    std::ranges::stable_sort(more, {}, [](const Finding& finding) { return finding.reason.rule; });
    for (Finding& finding : more) {
        const bool known = std::ranges::any_of(
            all, [&](const Finding& other) { return signature_of(other) == signature_of(finding); });
        if (!known) all.push_back(std::move(finding));
    }
}

/// Where not one move is listed, there is one reason for all of them, whatever special there is about each.
std::vector<Finding> one_for_all(std::vector<Finding> findings, const Comparison& comparison) {
    if (!comparison.theirs.divide.entries.empty() || findings.size() < 2) return findings;
    Finding one = std::move(findings.front());
    for (auto other = findings.begin() + 1; other != findings.end(); ++other)
        one.alternatives.push_back(std::move(other->reason));
    return {std::move(one)};
}

/// The one finding about a state that was forgotten, which all the wrong moves come from.
Finding state_finding(Finding finding, Reasons reasons) {
    finding.also = {finding.reason};
    finding.reason = std::move(reasons.front());
    finding.alternatives.assign(std::make_move_iterator(reasons.begin() + 1), std::make_move_iterator(reasons.end()));
    finding.likely = !finding.alternatives.empty();
    return finding;
}

}  // namespace

Finding facts_of(const oracle::Question& question, const History& history, const Comparison& comparison, SeenBy seen) {
    Finding finding{.question = question,
                    .scene = history.here(),
                    .seen = seen,
                    .reason = {Rule::CountWrong, "the moves are right, their counts are not"}};
    finding.missing = comparison.diff.missing;
    finding.extra = comparison.diff.extra;
    finding.miscounted = comparison.diff.miscounted;
    finding.duplicated = comparison.duplicated;
    finding.our_moves = comparison.ours.entries.size();
    finding.their_moves = comparison.theirs.divide.entries.size() + comparison.duplicated.size();
    finding.our_count = comparison.ours.total;
    finding.their_count = comparison.theirs.divide.total;
    return finding;
}

bool lists_differ(const Comparison& comparison) {
    return !comparison.diff.missing.empty() || !comparison.diff.extra.empty() || !comparison.duplicated.empty();
}

std::vector<Finding> list_findings(const oracle::Question& question, const History& history,
                                   const Comparison& comparison, SeenBy seen) {
    const Finding all = facts_of(question, history, comparison, seen);
    const bool game_over = takes_game_for_over(history, comparison, seen);
    std::vector<Finding> findings;
    append_distinct(findings, extra_findings(all, history));
    append_distinct(findings, missing_findings(all, history, game_over));
    findings = one_for_all(std::move(findings), comparison);
    append_distinct(findings, duplicate_findings(all));
    if (counts_what_it_hides(comparison)) {
        Finding hidden = std::move(findings.front());
        hidden.also.insert(hidden.also.begin(), std::move(hidden.reason));
        hidden.reason = {Rule::CountTotal, "the total counts moves that are not listed"};
        hidden.likely = false;
        return {std::move(hidden)};
    }
    if (seen != SeenBy::PathOnly || findings.empty() || game_over) return findings;
    Reasons forgotten = state_faults(history, listed_moves(comparison));
    if (forgotten.empty()) return findings;
    return {state_finding(std::move(findings.front()), std::move(forgotten))};
}

}  // namespace plyproof::diagnose
