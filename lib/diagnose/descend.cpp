// SPDX-License-Identifier: MIT
#include "diagnose/descend.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "chess/key.h"
#include "chess/move_text.h"
#include "diagnose/count_fault.h"
#include "diagnose/history.h"
#include "diagnose/list_fault.h"
#include "diagnose/mistaken_position.h"
#include "diagnose/predecessor.h"
#include "diagnose/probes.h"
#include "diagnose/rights_lost.h"
#include "diagnose/rook_return.h"
#include "diagnose/shown_fault.h"
#include "oracle/shown_position.h"

namespace plyproof::diagnose {

using base::failure;
using chess::Move;
using explain::Reasons;
using explain::Rule;
using oracle::Question;

namespace {

/// A question and the way to its position.
struct Node {
    Question question;
    History history;
};

Node child_of(const Node& node, Move move) {
    Node child{node.question, after(node.history, move)};
    child.question.moves.push_back(move);
    --child.question.depth;
    return child;
}

Node at_depth(Node node, int depth) {
    node.question.depth = depth;
    return node;
}

class Descent {
public:
    Descent(Court& court, const DescendOptions& options) : court_(court), options_(options) {}

    using Found = base::Result<std::vector<Finding>, CourtError>;

    /// Adds what there is below a root: all of it, or the first finding.
    base::Result<void, CourtError> search(const Node& root, std::vector<Finding>& findings) {
        if (options_.all) {
            const auto collected = collect(root, findings);
            return collected ? base::Result<void, CourtError>() : failure(collected.error());
        }
        auto found = first_below(root);
        if (!found) return failure(std::move(found.error()));
        if (!found->empty()) findings.push_back(std::move(found->front()));
        return {};
    }

    [[nodiscard]] bool complete() const { return complete_; }

private:
    /// The first finding below a root, at the least depth that shows one.
    Found first_below(const Node& root) {
        const int depth = root.question.depth;
        for (int shown = std::min(court_.min_depth(), depth); shown <= depth; ++shown) {
            const Node node = at_depth(root, shown);
            auto comparison = court_.compare(node.question);
            if (!comparison) return from_error(node, std::move(comparison.error()));
            if (comparison->differs()) return follow(node, *comparison);
        }
        return std::vector<Finding>{};
    }

    /// Everything below a node, each signature once; true when the node's answers differ. A position that was reached
    /// by the same last move before is not looked into again.
    base::Result<bool, CourtError> collect(const Node& node, std::vector<Finding>& findings) {
        if (const auto known = seen_.find(identity_of(node)); known != seen_.end()) return known->second;
        if (court_.account().questions >= options_.max_questions) {
            complete_ = false;
            return false;
        }
        auto comparison = court_.compare(node.question);
        if (!comparison) {
            auto found = from_error(node, std::move(comparison.error()));
            if (!found) return failure(std::move(found.error()));
            add_new(*std::move(found), findings);
        }
        const bool differs = !comparison || comparison->differs();
        seen_.emplace(identity_of(node), differs);
        if (!comparison || !differs) return differs;
        if (auto collected = collect_from(node, *comparison, findings); !collected) {
            return failure(std::move(collected.error()));
        }
        return true;
    }

    /// Position, last move and depth.
    using Identity = std::tuple<std::uint64_t, std::uint64_t, std::uint16_t, int>;

    static Identity identity_of(const Node& node) {
        const chess::Key key = chess::key_of(node.history.here().position);
        const auto& moves = node.question.moves;
        return {key.low, key.high, moves.empty() ? std::uint16_t{0} : moves.back().raw(), node.question.depth};
    }

    Found follow(const Node& node, const Comparison& comparison) {
        if (lists_differ(comparison)) return list_fault(node, comparison);
        for (const Move move : moves_to_follow(node, comparison)) {
            const Node child = child_of(node, move);
            auto below = court_.compare(child.question);
            if (!below) return from_error(child, std::move(below.error()));
            if (below->differs()) return follow(child, *below);
        }
        return tree_fault(node, comparison);
    }

    base::Result<void, CourtError> collect_from(const Node& node, const Comparison& comparison,
                                                std::vector<Finding>& findings) {
        const bool lists = lists_differ(comparison);
        if (lists) {
            auto found = list_fault(node, comparison);
            if (!found) return failure(std::move(found.error()));
            add_new(*std::move(found), findings);
        }
        bool below_differs = false;
        for (const Move move : moves_to_follow(node, comparison)) {
            const auto differs = collect(child_of(node, move), findings);
            if (!differs) return failure(differs.error());
            below_differs = below_differs || *differs;
        }
        if (lists || below_differs) return {};
        auto found = tree_fault(node, comparison);
        if (!found) return failure(std::move(found.error()));
        add_new(*std::move(found), findings);
        return {};
    }

    /// The moves below which the fault may be found, the smallest subtree first.
    [[nodiscard]] std::vector<Move> moves_to_follow(const Node& node, const Comparison& comparison) const {
        if (node.question.depth <= court_.min_depth()) return {};
        std::vector<std::pair<std::uint64_t, Move>> moves;
        for (const MiscountedMove& move : comparison.diff.miscounted) {
            if (move.moves.size() == 1) moves.emplace_back(move.ours, move.moves.front());
        }
        if (comparison.diff.bare_total) {
            for (const perft::DivideEntry& entry : comparison.ours.entries) moves.emplace_back(entry.nodes, entry.move);
        }
        std::ranges::stable_sort(moves, {}, [](const auto& move) { return move.first; });
        std::vector<Move> sorted;
        sorted.reserve(moves.size());
        for (const auto& [nodes, move] : moves) sorted.push_back(move);
        return sorted;
    }

    // --- lists ---

    Found list_fault(const Node& node, const Comparison& comparison) {
        if (node.question.depth > court_.min_depth()) {
            const Node shallow = at_depth(node, court_.min_depth());
            const auto smaller = court_.compare(shallow.question);
            if (smaller && lists_differ(*smaller)) return list_fault(shallow, *smaller);
        }
        if (auto confirmed = court_.confirm(node.question); !confirmed) return failure(std::move(confirmed.error()));
        const SeenBy seen = seen_by(node, comparison);
        std::vector<Finding> findings = list_findings(node.question, node.history, comparison, seen);
        if (seen == SeenBy::Fen) try_before_double_step(node, findings);
        for (Finding& finding : findings) try_rook_return(node, finding);
        return findings;
    }

    [[nodiscard]] static bool share_a_difference(const Comparison& a, const Comparison& b) {
        const auto in = [](const auto& list, const auto& value) {
            return std::ranges::find(list, value) != list.end();
        };
        return std::ranges::any_of(a.diff.missing,
                                   [&](const MissingMove& move) {
                                       return std::ranges::any_of(b.diff.missing, [&](const MissingMove& other) {
                                           return other.move == move.move;
                                       });
                                   }) ||
               std::ranges::any_of(a.diff.extra,
                                   [&](const ExtraMove& move) {
                                       return std::ranges::any_of(b.diff.extra, [&](const ExtraMove& other) {
                                           return other.text == move.text;
                                       });
                                   }) ||
               std::ranges::any_of(a.duplicated, [&](const std::string& text) { return in(b.duplicated, text); });
    }

    /// The FEN before a double step that allows no legal capture, and the step: many programs drop such a square when
    /// they read it in a FEN.
    [[nodiscard]] static std::optional<Question> by_fen_before_last(const Node& node) {
        const explain::Scene& here = node.history.here();
        if (!here.passed || here.position.en_passant()) return std::nullopt;
        const std::size_t last = node.question.moves.size() - 1;
        return Question{node.history.scenes[last].position,
                        node.question.variant,
                        {node.question.moves[last]},
                        node.question.depth};
    }

    SeenBy seen_by(const Node& node, const Comparison& comparison) {
        if (node.question.moves.empty()) return SeenBy::Fen;
        const SeenBy by_fen = seen_again(asked_by_fen(node.question), comparison);
        if (by_fen != SeenBy::PathOnly) return by_fen;
        const auto before = by_fen_before_last(node);
        if (!before) return by_fen;
        return node.question.moves.size() == 1 ? SeenBy::PathAndFen : seen_again(*before, comparison);
    }

    SeenBy seen_again(const Question& question, const Comparison& comparison) {
        const auto again = court_.compare(question);
        if (!again) {
            const bool other = again.error().error.kind == oracle::OracleErrorKind::OtherPosition;
            return other && again.error().party == Party::Judged ? SeenBy::PathAndFen : SeenBy::Path;
        }
        return share_a_difference(comparison, *again) ? SeenBy::PathAndFen : SeenBy::PathOnly;
    }

    /// En passant that is missing only by FEN, and not after the double step, is a fault of reading FENs.
    void try_before_double_step(const Node& node, std::vector<Finding>& findings) {
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
    void try_rook_return(const Node& node, Finding& finding) {
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

    // --- positions ---

    /// An answer for another position is a finding; any other failure is none. Where its list is the right one for that
    /// position, what was forgotten may tell why it is there.
    Found from_error(const Node& node, CourtError error) {
        const bool other = error.error.kind == oracle::OracleErrorKind::OtherPosition;
        if (!other || error.party != Party::Judged) return failure(std::move(error));
        SeenBy seen = SeenBy::Fen;
        if (!node.question.moves.empty()) {
            seen = court_.compare(asked_by_fen(node.question)) ? SeenBy::PathOnly : SeenBy::PathAndFen;
        }
        if (auto forgotten = from_last_lines(node, error.error.last_output, seen))
            return std::vector{*std::move(forgotten)};
        Finding finding{.question = node.question,
                        .scene = node.history.here(),
                        .fault = Fault::WrongPosition,
                        .seen = seen,
                        .reason = {Rule::WrongPosition, error.error.text}};
        for (const std::string& line : error.error.last_output) {
            if (auto fen = oracle::fen_in_line(line)) finding.their_fen = std::move(fen);
        }
        Reasons reasons = finding.their_fen ? shown_faults(node.history, *finding.their_fen) : Reasons{};
        if (!reasons.empty()) {
            finding.reason = std::move(reasons.front());
            finding.also.assign(std::make_move_iterator(reasons.begin() + 1), std::make_move_iterator(reasons.end()));
        }
        return std::vector<Finding>{std::move(finding)};
    }

    /// The finding about a forgotten state, when the last lines of a program are the end of the answer for a position
    /// on the way, or for this one with the other side to move.
    static std::optional<Finding> from_last_lines(const Node& node, const std::vector<std::string>& lines,
                                                  SeenBy seen) {
        if (seen != SeenBy::PathOnly) return std::nullopt;
        const auto answered = whole_answer(node.question, node.history, lines);
        auto ours = perft::divide(node.history.here().position, node.question.depth);
        if (!answered || !ours) return std::nullopt;
        const Comparison comparison = compare(*std::move(ours), *answered, node.question.depth);
        auto findings = list_findings(node.question, node.history, comparison, seen);
        // A law of moves broken by one of them is no reason for all of them.
        const bool forgotten = findings.size() == 1 && explain::is_about_state(findings.front().reason.rule);
        return forgotten ? std::optional(std::move(findings.front())) : std::nullopt;
    }

    // --- counts ---

    Found tree_fault(const Node& node, const Comparison& comparison) {
        if (auto confirmed = court_.confirm(node.question); !confirmed) return failure(std::move(confirmed.error()));
        Finding finding{.question = node.question,
                        .scene = node.history.here(),
                        .fault = Fault::Miscounted,
                        .seen = SeenBy::Tree,
                        .reason = {Rule::CountWrong, "the moves are right, their counts are not"}};
        finding.miscounted = comparison.diff.miscounted;
        finding.our_moves = comparison.ours.entries.size();
        finding.their_moves = comparison.theirs.divide.entries.size();
        finding.our_count = comparison.ours.total;
        finding.their_count = comparison.theirs.divide.total;
        Reasons reasons = count_faults(finding.scene.position, node.question.depth, comparison);
        if (!reasons.empty() && reasons.front().rule == Rule::CountOtherDepth && is_right_elsewhere(node)) {
            reasons = {{Rule::HashDepth, "the counts are those of an earlier question with less depth"}};
        }
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
        return std::vector<Finding>{std::move(finding)};
    }

    /// Whether the program counts right where it has never been asked: the board turned round, at the same depth.
    bool is_right_elsewhere(const Node& node) {
        const Question turned{node.history.here().position.mirrored(), node.question.variant, {}, node.question.depth};
        const auto answer = court_.compare(turned);
        return answer && !answer->differs();
    }

    static void add_new(std::vector<Finding> more, std::vector<Finding>& findings) {
        for (Finding& finding : more) {
            const bool known = std::ranges::any_of(
                findings, [&](const Finding& other) { return signature_of(other) == signature_of(finding); });
            if (!known) findings.push_back(std::move(finding));
        }
    }

    Court& court_;
    const DescendOptions& options_;
    std::map<Identity, bool> seen_;  ///< whether answers differed there
    bool complete_ = true;
};

/// The ways in which the root is set up: by its FEN, and where that names an en-passant square at which no capture is
/// legal, by the double step too.
std::vector<Node> roots_of(const Question& question) {
    std::vector<Node> roots{{question, history_of(question)}};
    if (!question.passed || question.root.en_passant()) return roots;
    if (const auto earlier = asked_before_double_step(question, *question.passed)) {
        roots.push_back({*earlier, history_of(*earlier)});
    }
    return roots;
}

void put_error(CourtError error, const Court& court, const Question& question, Diagnosis& diagnosis) {
    if (!error.quarrel) {
        diagnosis.error = std::move(error);
        return;
    }
    const Parties& parties = court.parties();
    const oracle::Oracle& first = error.party == Party::Reference ? *parties.reference : *parties.second_reference;
    diagnosis.quarrel = Quarrel{first.name(), "plyproof", error.question.value_or(question)};
}

}  // namespace

Diagnosis descend(const Parties& parties, const Question& question, const DescendOptions& options) {
    Court court(parties, options.waits, options.stop);
    Descent descent(court, options);
    Diagnosis diagnosis;
    for (const Node& root : roots_of(question)) {
        if (auto done = descent.search(root, diagnosis.findings); !done) {
            put_error(std::move(done.error()), court, root.question, diagnosis);
            break;
        }
        if (!options.all && !diagnosis.findings.empty()) break;
    }
    diagnosis.complete = descent.complete();
    diagnosis.account = court.account();
    return diagnosis;
}

}  // namespace plyproof::diagnose
