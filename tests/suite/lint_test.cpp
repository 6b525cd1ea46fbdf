// SPDX-License-Identifier: MIT
#include "suite/lint.h"

#include <gmock/gmock.h>

#include <set>

#include "suite/samples.h"

namespace plyproof::suite {
namespace {

using samples::with_start;
using testing::ElementsAre;

/// The kinds found, without notes about missing ids and counts.
std::vector<LintKind> kinds(const std::vector<LintFinding>& findings) {
    std::vector<LintKind> result;
    for (const LintFinding& finding : findings) {
        if (finding.kind != LintKind::NoId && finding.kind != LintKind::NoExpectation) result.push_back(finding.kind);
    }
    return result;
}

std::vector<LintFinding> lint_text(std::string_view text) { return lint(parse(text, "test.epd")); }

TEST(Lint, IsContentWithAGoodSuite) { EXPECT_TRUE(lint_text(with_start("@ ;id a ;D1 20 ;D2 400")).empty()); }

TEST(Lint, FindsEqualPositionsWhateverTheirText) {
    const auto findings = lint_text(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 ;id a ;D2 600\n"
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b kqKQ - 7 9 ;id b ;D1 20\n");
    ASSERT_THAT(kinds(findings), ElementsAre(LintKind::Duplicate));
    EXPECT_EQ(findings[0].level, LintLevel::Warning);
    EXPECT_EQ(findings[0].id, "b");
    EXPECT_EQ(findings[0].other_id, "a");
    EXPECT_EQ(findings[0].line, 2u);
    EXPECT_EQ(findings[0].other_line, 1u);
}

TEST(Lint, FindsContradictionsAlsoBetweenFiles) {
    const auto findings =
        lint({parse(with_start("@ ;id a ;D2 400"), "a.epd"), parse(with_start("@ ;id b ;D2 401"), "b.epd")});
    ASSERT_THAT(kinds(findings), ElementsAre(LintKind::Contradiction));
    EXPECT_EQ(findings[0].file, "b.epd");
    EXPECT_EQ(findings[0].other_file, "a.epd");
    EXPECT_EQ(findings[0].depth, 2);
    EXPECT_EQ(findings[0].nodes, 401u);
    EXPECT_EQ(findings[0].expected, 400u);
}

TEST(Lint, ComparesWithEveryEarlierCaseOfThePosition) {
    const auto findings =
        lint_text(with_start("@ ;id a ;D1 20\n"
                             "@ ;id b ;D2 400\n"
                             "@ ;id c ;D1 20 ;D2 399\n"));
    ASSERT_THAT(kinds(findings), ElementsAre(LintKind::Duplicate, LintKind::Contradiction));
    EXPECT_EQ(findings[1].other_id, "b");
}

TEST(Lint, CountsTheFirstPlyItself) {
    const auto findings = lint_text(with_start("@ ;id a ;D1 21"));
    ASSERT_THAT(kinds(findings), ElementsAre(LintKind::WrongDepthOne));
    EXPECT_EQ(findings[0].nodes, 21u);
    EXPECT_EQ(findings[0].expected, 20u);
    EXPECT_EQ(findings[0].level, LintLevel::Error);
}

TEST(Lint, FindsCountsThatNoTreeHas) {
    const std::string mate = "rnb1kbnr/pppp1ppp/4p3/8/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    EXPECT_THAT(kinds(lint_text(mate + " ;id a ;D1 0 ;D2 0")), ElementsAre());
    EXPECT_THAT(kinds(lint_text(mate + " ;id a ;D2 5")), ElementsAre(LintKind::ImpossibleCount));
    EXPECT_THAT(kinds(lint_text(with_start("@ ;id a ;D2 400 ;D3 8902"))), ElementsAre());
    EXPECT_THAT(kinds(lint_text(with_start("@ ;id a ;D1 20 ;D2 4000000"))), ElementsAre(LintKind::ImpossibleCount));
    EXPECT_THAT(kinds(lint_text(with_start("@ ;id a ;D3 0 ;D4 197281"))), ElementsAre(LintKind::ImpossibleCount));
    EXPECT_THAT(kinds(lint_text(with_start("@ ;id a ;D200 18446744073709551615"))), ElementsAre());
}

TEST(Lint, LetsCountsFallWithTheDepth) {
    // White has one move, and it is mate.
    EXPECT_THAT(kinds(lint_text("8/8/8/8/8/1p6/kP6/2R1K3 b - - 0 1 ;id a ;D3 5 ;D4 0")), ElementsAre());
}

TEST(Lint, TellsFixesFromNotes) {
    const auto findings = lint_text(
        "3qk1nb/1p3p2/p1r1p1p1/3p4/3P4/2N1BP2/PPPQ1P2/R3K3 w Qk - 0 15 ;id a\n"
        "B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1 ;id b\n"
        "4k3/8/8/8/8/8/8/4KR2 w K - 0 1 ;id c\n");
    ASSERT_THAT(kinds(findings), ElementsAre(LintKind::Fixed, LintKind::Unreachable, LintKind::GuessedChess960));
    for (const LintFinding& finding : findings) {
        if (finding.kind == LintKind::Fixed) {
            EXPECT_EQ(finding.problem->kind, chess::SetupProblemKind::CastlingWithoutRook);
            EXPECT_EQ(finding.level, LintLevel::Warning);
        }
        if (finding.kind == LintKind::Unreachable) {
            EXPECT_EQ(finding.level, LintLevel::Note);
        }
    }
}

TEST(Lint, ReportsImpossiblePositionsOfSuitesMadeByHand) {
    ParsedSuite parsed;
    parsed.suite = {"hand",
                    {{"no-king", "8/8/8/8/8/8/8/4K3 w - - 0 1", chess::VariantMode::Auto, {{1, 5}}, 1},
                     {"no-fen", "hello", chess::VariantMode::Auto, {{1, 5}}, 2}}};
    const auto findings = lint(parsed);
    ASSERT_THAT(kinds(findings), ElementsAre(LintKind::ImpossiblePosition, LintKind::ImpossiblePosition));
    EXPECT_EQ(findings[0].problem->kind, chess::SetupProblemKind::NoKing);
    EXPECT_FALSE(findings[1].problem);
}

TEST(Lint, PassesOnWhatCouldNotBeRead) {
    const auto findings =
        lint_text(with_start("hello\n"
                             "@ ;id a ;D1 20"));
    ASSERT_THAT(kinds(findings), ElementsAre(LintKind::Unreadable));
    EXPECT_EQ(findings[0].error->kind, SuiteErrorKind::BadFen);
    EXPECT_EQ(findings[0].line, 1u);
}

TEST(Lint, MissesIdsExpectationsAndCases) {
    const auto findings = lint_text(samples::kStart);
    ASSERT_EQ(findings.size(), 2u);
    EXPECT_EQ(findings[0].kind, LintKind::NoId);
    EXPECT_EQ(findings[1].kind, LintKind::NoExpectation);
    EXPECT_THAT(kinds(lint_text("# nothing")), ElementsAre(LintKind::NoCases));
}

TEST(Lint, ReportsIdsThatGotANumber) {
    const auto findings = lint_text(with_start("@ ;id a ;D1 20\n4k3/8/8/8/8/8/8/4K3 w - - ;id a ;D1 5\n"));
    ASSERT_THAT(kinds(findings), ElementsAre(LintKind::DuplicateId));
    EXPECT_EQ(findings[0].id, "a#2");
    EXPECT_EQ(findings[0].other_id, "a");
    EXPECT_EQ(findings[0].line, 2u);
}

TEST(LintKind, EachHasANameOfItsOwn) {
    std::set<std::string_view> names;
    for (const LintKind kind : base::kAll<LintKind>) EXPECT_TRUE(names.insert(name_of(kind)).second);
    EXPECT_EQ(name_of(LintKind::NoExpectation), "no-expectation");
    EXPECT_EQ(name_of(LintLevel::Warning), "warning");
}

}  // namespace
}  // namespace plyproof::suite
