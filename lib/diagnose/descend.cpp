// SPDX-License-Identifier: MIT
#include "diagnose/descend.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "chess/key.h"
#include "diagnose/inspector.h"
#include "diagnose/leftovers.h"
#include "diagnose/list_fault.h"
#include "diagnose/predecessor.h"

namespace plyproof::diagnose {

using base::failure;
using chess::Move;
using oracle::Question;

namespace {

class Descent {
public:
    Descent(Court& court, const DescendOptions& options)
        : court_(court), options_(options), inspector_(court, options.ask_again) {}

    /// Adds what there is below a root: all of it, or the first finding.
    base::Result<void, CourtError> search(const Node& root, std::vector<Finding>& findings) {
        root_ = root;
        if (options_.all) {
            const auto collected = collect(root, findings);
            return collected ? base::Result<void, CourtError>() : failure(collected.error());
        }
        auto found = first_below(root);
        if (!found) {
            // That they differ is certain, whoever could not answer afterwards; but not where the reference is doubted.
            if (proven_ && !found.error().quarrel) findings.push_back(*std::move(proven_));
            return failure(std::move(found.error()));
        }
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
            if (!comparison) return inspector_.wrong_position(node, std::move(comparison.error()));
            if (comparison->differs()) return follow(node, *comparison);
        }
        return std::vector<Finding>{};
    }

    /// What is known when nothing more can be asked.
    void keep(const Node& node, const Comparison& comparison) {
        const SeenBy seen = node.question.moves.empty() ? SeenBy::Fen : SeenBy::Path;
        proven_ = lists_differ(comparison) ? list_findings(node.question, node.history, comparison, seen).front()
                                           : facts_of(node.question, node.history, comparison, seen);
        proven_->likely = true;
        if (!lists_differ(comparison)) proven_->reason.words = "it could not be followed to where it begins";
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
            auto found = inspector_.wrong_position(node, std::move(comparison.error()));
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
        keep(node, comparison);
        if (lists_differ(comparison)) return list_fault(node, comparison);
        for (const Move move : moves_to_follow(node, comparison)) {
            const Node child = child_of(node, move);
            auto below = court_.compare(child.question);
            if (!below) return inspector_.wrong_position(child, std::move(below.error()));
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

    Found list_fault(const Node& node, const Comparison& comparison) {
        if (node.question.depth > court_.min_depth()) {
            const Node shallow = at_depth(node, court_.min_depth());
            const auto smaller = court_.compare(shallow.question);
            if (smaller && lists_differ(*smaller)) return list_fault(shallow, *smaller);
        }
        return inspector_.wrong_list(node, comparison);
    }

    /// A count may be wrong because of what was asked before. What is wrong in new processes too is looked for there,
    /// where no probe misleads the next one.
    Found tree_fault(const Node& node, const Comparison& comparison) {
        if (court_.is_afresh()) return inspector_.wrong_count(node, comparison);
        const std::vector<Question> before = court_.asked_before(node.question);
        court_.set_afresh(true);
        Found found = options_.all ? again_at(node) : first_below(*root_);
        court_.set_afresh(false);
        if (!found || !found->empty()) return found;
        return std::vector{outlasting_count(court_, node, comparison, before)};
    }

    Found again_at(const Node& node) {
        auto comparison = court_.compare(node.question);
        if (!comparison) return inspector_.wrong_position(node, std::move(comparison.error()));
        return comparison->differs() ? follow(node, *comparison) : std::vector<Finding>{};
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
    Inspector inspector_;
    std::optional<Node> root_;       ///< where the search began
    std::optional<Finding> proven_;  ///< the deepest difference on the way
    std::map<Identity, bool> seen_;  ///< whether answers differed there
    bool complete_ = true;
};

/// The ways in which the root is set up: by its FEN, and where that names an en-passant square at which no capture is
/// legal, by the double step too.
std::vector<Node> roots_of(const Question& question) {
    std::vector<Node> roots{node_of(question)};
    if (!question.passed || question.root.en_passant()) return roots;
    if (const auto earlier = asked_before_double_step(question, *question.passed)) {
        roots.push_back(node_of(*earlier));
    }
    return roots;
}

void put_error(CourtError error, Court& court, const Question& question, Diagnosis& diagnosis) {
    if (!error.quarrel) {
        diagnosis.error = std::move(error);
        return;
    }
    diagnosis.quarrel = court.quarrel(std::move(error), question);
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
    const bool agrees = diagnosis.findings.empty() && !diagnosis.quarrel && !diagnosis.error;
    if (agrees && descent.complete()) {
        auto leftover = leftover_finding(court, question);
        if (!leftover) {
            put_error(std::move(leftover.error()), court, question, diagnosis);
        } else if (*leftover) {
            diagnosis.findings.push_back(**std::move(leftover));
        }
    }
    diagnosis.remarks = court.remarks();
    diagnosis.complete = descent.complete();
    diagnosis.account = court.account();
    return diagnosis;
}

}  // namespace plyproof::diagnose
