// SPDX-License-Identifier: MIT
// Every planted bug that a count or a list can show is named from a position of the suites: the first one whose count
// is wrong, as somebody finds it who lets perft-suite judge his program and then asks divide why.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <ctime>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fen.h"
#include "diagnose/descend.h"
#include "diagnose/mutant_oracle.h"
#include "explain/rule.h"
#include "mutants/bug_catalogue.h"
#include "suite/case_position.h"
#include "suite/embedded.h"
#include "suite/parse.h"
#include "suite/select.h"
#include "support/print_bug_row.h"

namespace plyproof::diagnose {
namespace {

using mutants::BugRow;
using mutants::Shows;

/// A question of a suite and its right answer.
struct Asked {
    std::string id;
    oracle::Question question;
    std::uint64_t nodes;
};

std::vector<Asked> questions_of(const suite::EmbeddedSuite& embedded, std::uint64_t most_nodes) {
    std::vector<Asked> questions;
    for (const suite::Case& entry : suite::parse(embedded.text, embedded.name).suite.cases) {
        const auto accepted = suite::position_of(entry);
        for (const auto& [depth, nodes] : entry.expected) {
            if (nodes > most_nodes) continue;
            questions.push_back(
                {entry.id, oracle::question_about(*chess::parse_fen(entry.fen), *accepted, depth), nodes});
        }
    }
    return questions;
}

const Asked* first_wrong(MutantOracle& mutant, const std::vector<Asked>& questions) {
    for (const Asked& asked : questions) {
        const auto answer = mutant.divide(asked.question, {});
        if (!answer || answer->divide.total != oracle::ForeignCount{asked.nodes}) return &asked;
    }
    return nullptr;
}

/// A bug may break several laws, and the position decides which of them shows first: what is as right there as the
/// catalogue's rule.
const std::map<std::string_view, std::vector<std::string_view>>& as_right() {
    static const std::map<std::string_view, std::vector<std::string_view>> kRules{
        {"castling-ignores-pawn-attacks", {"castling-in-check", "castling-into-check"}},
        {"queen-pins-not-on-diagonals", {"pinned-pawn", "pinned-bishop", "pinned-rook", "pinned-queen"}},
        {"pinned-man-answers-check", {"pinned-pawn", "pinned-bishop", "pinned-rook", "pinned-queen"}},
        // In standard chess castling with the inner rook is spelled as with the outer one, which it stands in the way
        // of.
        {"chess960-outermost-rook-wrong", {"castling-b-file-occupied"}},
        // The king takes what is protected through his own square.
        {"king-takes-protected-man", {"king-steps-along-ray"}},
        // Its tree ends at a hundred half-moves, and here it need not be taken back to get there.
        {"unmake-keeps-clock", {"draw-ends-tree"}},
    };
    return kRules;
}

bool is_right(const BugRow& row, std::string_view rule) {
    if (rule == row.rule) return true;
    const auto others = as_right().find(row.name);
    return others != as_right().end() && std::ranges::find(others->second, rule) != others->second.end();
}

/// Where the evidence leaves several rules open, the right one has to be among those that are printed.
bool names_the_rule(const BugRow& row, const Finding& finding) {
    if (is_right(row, explain::id_of(finding.reason.rule))) return true;
    const auto right = [&](const explain::Reason& reason) { return is_right(row, explain::id_of(reason.rule)); };
    return finding.likely &&
           (std::ranges::any_of(finding.alternatives, right) || std::ranges::any_of(finding.also, right));
}

std::string described(const Finding& finding) {
    std::string text = fmt::format("{}: {}", explain::id_of(finding.reason.rule), finding.reason.words);
    for (const explain::Reasons& more : {finding.alternatives, finding.also}) {
        for (const explain::Reason& reason : more) text += fmt::format(", {}", explain::id_of(reason.rule));
    }
    return text;
}

/// False when no question shows the bug.
bool is_shown_and_named(const BugRow& row, const std::vector<Asked>& questions) {
    MutantOracle mutant({row.bug});
    const Asked* asked = first_wrong(mutant, questions);
    if (asked == nullptr) return false;
    const std::clock_t begin = std::clock();
    const Diagnosis diagnosis = descend({mutant}, asked->question);
    EXPECT_LT(std::clock() - begin, CLOCKS_PER_SEC);
    EXPECT_LT(diagnosis.account.questions, 300U);
    EXPECT_EQ(diagnosis.findings.size(), 1U) << asked->id;
    for (const Finding& finding : diagnosis.findings) {
        EXPECT_TRUE(names_the_rule(row, finding)) << asked->id << ": " << described(finding);
    }
    return true;
}

std::vector<BugRow> rows() {
    std::vector<BugRow> rows = mutants::bug_catalogue();
    std::erase_if(rows, [](const BugRow& row) { return row.shows == Shows::Protocol; });
    return rows;
}

const std::vector<Asked>& gate() {
    static const std::vector<Asked> kQuestions = questions_of(suite::embedded_gate(), suite::kQuickNodes);
    return kQuestions;
}

/// Of the others those of few leaves, the fewest first: what is left of a perft-suite that ends with the first mistake.
const std::vector<Asked>& other_suites() {
    static const std::vector<Asked> kQuestions = [] {
        constexpr std::uint64_t kFew = 300;
        std::vector<Asked> all;
        for (const suite::EmbeddedSuite& embedded : suite::embedded()) {
            const std::vector<Asked> questions = questions_of(embedded, kFew);
            all.insert(all.end(), questions.begin(), questions.end());
        }
        std::ranges::stable_sort(all, {}, &Asked::nodes);
        return all;
    }();
    return kQuestions;
}

class EachMutantInSuites : public ::testing::TestWithParam<BugRow> {};

TEST_P(EachMutantInSuites, IsNamedFromTheFirstPositionThatShowsIt) {
    const bool shown = is_shown_and_named(GetParam(), other_suites());
    EXPECT_TRUE(is_shown_and_named(GetParam(), gate()) || shown) << "no suite shows it";
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EachMutantInSuites, ::testing::ValuesIn(rows()), [](const auto& test) {
    std::string name(test.param.name);
    std::ranges::replace(name, '-', '_');
    return name;
});

}  // namespace
}  // namespace plyproof::diagnose
