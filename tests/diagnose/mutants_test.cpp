// SPDX-License-Identifier: MIT
// Every planted bug that a list of moves or a count can show is found by descending, and its rule is named. The bugs
// and the rules they are expected to break are the rows of the bug catalogue.
#include <gmock/gmock.h>

#include <algorithm>
#include <string>
#include <utility>

#include "chess/fen.h"
#include "diagnose/descend.h"
#include "diagnose/mutant_oracle.h"
#include "diagnose/path_to.h"
#include "explain/rule.h"
#include "mutants/bug_catalogue.h"
#include "oracle/asking.h"
#include "support/position_of.h"
#include "support/print_bug_row.h"

namespace plyproof::diagnose {
namespace {

using mutants::Bug;
using mutants::BugRow;
using mutants::Shows;

/// The bugs that show in what a program answers, and not only in what it does.
std::vector<BugRow> rows() {
    std::vector<BugRow> rows = mutants::bug_catalogue();
    std::erase_if(rows, [](const BugRow& row) { return row.shows == Shows::Protocol; });
    return rows;
}

oracle::Question question_of(const BugRow& row) { return path_to(row.fen.data(), "", row.depth); }

bool is_seen_as_catalogued(SeenBy seen, Shows shows) {
    switch (shows) {
        case Shows::Path:
            return seen == SeenBy::PathOnly;
        case Shows::Count:
            return seen == SeenBy::Tree;
        default:
            return seen == SeenBy::Fen || seen == SeenBy::FenOnly || seen == SeenBy::PathAndFen;
    }
}

class EachMutant : public ::testing::TestWithParam<BugRow> {};

TEST_P(EachMutant, IsNamedByTheRuleThatItBreaks) {
    const BugRow& row = GetParam();
    MutantOracle mutant({row.bug});
    const Diagnosis diagnosis = descend({mutant}, question_of(row));
    ASSERT_EQ(diagnosis.findings.size(), 1U);
    const Finding& finding = diagnosis.findings.front();
    EXPECT_EQ(explain::id_of(finding.reason.rule), row.rule) << finding.reason.words;
    EXPECT_TRUE(is_seen_as_catalogued(finding.seen, row.shows)) << id_of(finding.seen);
    EXPECT_LT(diagnosis.account.questions, 60U);
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EachMutant, ::testing::ValuesIn(rows()), [](const auto& test) {
    std::string name(test.param.name);
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(TheMutantWithoutBugs, AgreesEverywhere) {
    MutantOracle right({});
    for (const BugRow& row : rows()) {
        const Diagnosis diagnosis = descend({right}, question_of(row));
        EXPECT_TRUE(diagnosis.findings.empty() && !diagnosis.error) << row.fen;
    }
}

TEST(TwoMutantsInOne, AreBothFoundWhenAllAreWanted) {
    MutantOracle both({Bug::PinnedKnightMoves, Bug::DoublePushMissingOnAFile});
    const chess::Position root = support::position_of("4r1k1/8/8/8/8/8/P3N3/4K3 w - - 0 1");
    const Diagnosis diagnosis = descend({both}, {root, {}, {}, 2}, {.all = true});
    std::vector<explain::Rule> rules;
    for (const Finding& finding : diagnosis.findings) rules.push_back(finding.reason.rule);
    EXPECT_THAT(rules, ::testing::UnorderedElementsAre(explain::Rule::PinnedKnight, explain::Rule::DoublePush));
}

/// A mutant whose answers are read as a program's text, so that one for another position is noticed.
class PrintingMutant final : public oracle::Oracle {
public:
    explicit PrintingMutant(Bug bug) : mutant_({bug}) {}

    [[nodiscard]] const std::string& name() const override { return mutant_.name(); }

    [[nodiscard]] base::Result<oracle::Answer, oracle::OracleError> divide(const oracle::Question& question,
                                                                           base::Deadline deadline) override {
        const auto answer = mutant_.divide(question, deadline);
        std::string text;
        for (const oracle::ForeignEntry& entry : answer->divide.entries) text += entry.text + ": 1\n";
        text += "\nNodes searched: " + std::to_string(answer->divide.entries.size()) + '\n';
        return oracle::answer_from(text, question, name(), false);
    }

private:
    MutantOracle mutant_;
};

struct GameOver {
    const char* fen;
    Bug bug;
    explain::Rule rule;
};

TEST(AMutantInAMateOrStalemate, IsJudgedByTheMovesThatItListsThere) {
    for (const GameOver& row :
         {GameOver{"6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", Bug::KnightCheckIgnored, explain::Rule::CheckIgnored},
          GameOver{"8/8/8/8/8/3Q4/6K1/R1n1k3 b - - 0 1", Bug::PinnedKnightMoves, explain::Rule::PinnedKnight}}) {
        PrintingMutant mutant(row.bug);
        const Diagnosis diagnosis = descend({mutant}, path_to(row.fen, "", 1));
        ASSERT_EQ(diagnosis.findings.size(), 1U) << row.fen;
        const Finding& finding = diagnosis.findings.front();
        EXPECT_EQ(finding.fault, Fault::Extra) << row.fen;
        EXPECT_EQ(finding.reason.rule, row.rule) << row.fen << ": " << finding.reason.words;
        EXPECT_FALSE(finding.extra.empty()) << row.fen;
    }
}

}  // namespace
}  // namespace plyproof::diagnose
