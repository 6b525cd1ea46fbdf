// SPDX-License-Identifier: MIT
#include "suite/lint.h"

#include <algorithm>
#include <limits>
#include <map>
#include <unordered_map>

#include "chess/legal_moves.h"
#include "suite/case_position.h"

namespace plyproof::suite {
namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();

struct KindText {
    std::string_view name;
    LintLevel level;
};

constexpr base::EnumArray<LintKind, KindText> kTexts = {{
    {"unreadable", LintLevel::Error},
    {"no-cases", LintLevel::Error},
    {"contradiction", LintLevel::Error},
    {"wrong-depth-one", LintLevel::Error},
    {"impossible-count", LintLevel::Error},
    {"impossible-position", LintLevel::Error},
    {"fixed", LintLevel::Warning},
    {"unreachable", LintLevel::Note},
    {"guessed-chess960", LintLevel::Note},
    {"duplicate", LintLevel::Warning},
    {"duplicate-id", LintLevel::Warning},
    {"no-id", LintLevel::Note},
    {"no-expectation", LintLevel::Note},
}};

LintKind kind_of(const chess::SetupProblem& remark) {
    if (remark.kind == chess::SetupProblemKind::ReadAsChess960) return LintKind::GuessedChess960;
    return chess::verdict_of(remark.kind) == chess::Verdict::Fixed ? LintKind::Fixed : LintKind::Unreachable;
}

/// The most leaves that one more ply than `nodes` can have.
std::uint64_t one_ply_more(std::uint64_t nodes) {
    return nodes > kMost / chess::kMoveListCapacity ? kMost : nodes * chess::kMoveListCapacity;
}

class Linter {
public:
    void look_at(const ParsedSuite& parsed) {
        const std::size_t first = findings_.size();
        suite_ = &parsed.suite;
        for (const SuiteError& error : parsed.errors) {
            LintFinding finding = finding_at(LintKind::Unreadable, error.line);
            finding.error = error;
            findings_.push_back(finding);
        }
        for (const RenamedId& renamed : parsed.renamed) {
            LintFinding finding = finding_at(LintKind::DuplicateId, renamed.line);
            finding.id = renamed.to;
            finding.other_id = renamed.from;
            findings_.push_back(finding);
        }
        for (const Case& test_case : parsed.suite.cases) look_at(test_case);
        if (parsed.suite.cases.empty()) findings_.push_back(finding_at(LintKind::NoCases, 0));
        std::stable_sort(findings_.begin() + static_cast<std::ptrdiff_t>(first), findings_.end(),
                         [](const LintFinding& a, const LintFinding& b) { return a.line < b.line; });
    }

    std::vector<LintFinding> take() { return std::move(findings_); }

private:
    struct Source {
        const Suite* suite;
        const Case* test_case;
    };
    struct Known {
        Source first;  ///< where the position stood first
        std::map<int, std::pair<std::uint64_t, Source>> counts;
    };

    [[nodiscard]] LintFinding finding_at(LintKind kind, std::size_t line) const {
        LintFinding finding;
        finding.kind = kind;
        finding.level = kTexts[kind].level;
        finding.file = suite_->name;
        finding.line = line;
        return finding;
    }

    LintFinding& report(LintKind kind, const Case& test_case) {
        findings_.push_back(finding_at(kind, test_case.line));
        findings_.back().id = test_case.id;
        return findings_.back();
    }

    void report_count(LintKind kind, const Case& test_case, const Expectation& stated, std::uint64_t expected) {
        LintFinding& finding = report(kind, test_case);
        finding.depth = stated.depth;
        finding.nodes = stated.nodes;
        finding.expected = expected;
    }

    void report_problem(LintKind kind, const Case& test_case, const chess::SetupProblem& problem) {
        report(kind, test_case).problem = problem;
    }

    void set_other(const Source& other) {
        findings_.back().other_id = other.test_case->id;
        findings_.back().other_file = other.suite->name;
        findings_.back().other_line = other.test_case->line;
    }

    void look_at(const Case& test_case) {
        if (has_made_up_id(*suite_, test_case)) report(LintKind::NoId, test_case);
        if (test_case.expected.empty()) report(LintKind::NoExpectation, test_case);
        const auto accepted = position_of(test_case);
        if (!accepted) {
            if (accepted.error().empty()) report(LintKind::ImpossiblePosition, test_case);
            for (const auto& problem : accepted.error()) {
                report_problem(LintKind::ImpossiblePosition, test_case, problem);
            }
            return;
        }
        for (const auto& remark : accepted->remarks) report_problem(kind_of(remark), test_case, remark);
        check_counts(accepted->position, test_case);
        compare_with_known(accepted->position, test_case);
    }

    /// What can be said about counts without counting: the first ply is known, and no ply has more moves for each leaf
    /// than a position has room for.
    void check_counts(const chess::Position& position, const Case& test_case) {
        std::uint64_t bound = static_cast<std::uint64_t>(chess::count_legal_moves(position));
        int depth = 1;
        for (const Expectation& stated : test_case.expected) {
            if (stated.depth == 1 && stated.nodes != bound) {
                report_count(LintKind::WrongDepthOne, test_case, stated, bound);
                continue;
            }
            for (; depth < stated.depth; ++depth) bound = one_ply_more(bound);
            if (stated.nodes > bound) {
                report_count(LintKind::ImpossibleCount, test_case, stated, bound);
            } else {
                bound = stated.nodes;
            }
        }
    }

    void compare_with_known(const chess::Position& position, const Case& test_case) {
        const Source source{suite_, &test_case};
        const auto [entry, is_new] = known_.try_emplace(position, Known{source, {}});
        Known& known = entry->second;
        bool contradicts = false;
        for (const Expectation& stated : test_case.expected) {
            const auto& [nodes, where] = known.counts.try_emplace(stated.depth, stated.nodes, source).first->second;
            if (nodes == stated.nodes) continue;
            contradicts = true;
            report_count(LintKind::Contradiction, test_case, stated, nodes);
            set_other(where);
        }
        if (is_new || contradicts) return;
        report(LintKind::Duplicate, test_case);
        set_other(known.first);
    }

    const Suite* suite_ = nullptr;  ///< the one being looked at
    std::unordered_map<chess::Position, Known, PositionHash> known_;
    std::vector<LintFinding> findings_;
};

}  // namespace

std::string_view name_of(LintKind kind) { return kTexts[kind].name; }

std::string_view name_of(LintLevel level) {
    switch (level) {
        case LintLevel::Note:
            return "note";
        case LintLevel::Warning:
            return "warning";
        case LintLevel::Error:
            return "error";
    }
    return {};
}

std::vector<LintFinding> lint(const std::vector<ParsedSuite>& suites) {
    Linter linter;
    for (const ParsedSuite& suite : suites) linter.look_at(suite);
    return linter.take();
}

std::vector<LintFinding> lint(const ParsedSuite& suite) {
    Linter linter;
    linter.look_at(suite);
    return linter.take();
}

}  // namespace plyproof::suite
