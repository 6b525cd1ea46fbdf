// SPDX-License-Identifier: MIT
#include "explain/rule.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace plyproof::explain {
namespace {

TEST(RuleIds, AreKebabCaseAndNoTwoAreEqual) {
    std::set<std::string_view> ids;
    for (const Rule rule : base::kAll<Rule>) {
        const std::string id(id_of(rule));
        EXPECT_THAT(id, ::testing::MatchesRegex("[a-z][a-z0-9]*(-[a-z0-9]+)+"));
        EXPECT_TRUE(ids.insert(id_of(rule)).second) << id;
    }
}

TEST(RuleIds, LeadBackToTheirRules) {
    for (const Rule rule : base::kAll<Rule>) EXPECT_EQ(rule_from_id(id_of(rule)), rule);
    EXPECT_EQ(rule_from_id(""), std::nullopt);
    EXPECT_EQ(rule_from_id("En-Passant-Wrap"), std::nullopt);
    EXPECT_EQ(rule_from_id("en-passant"), std::nullopt);
}

TEST(RuleIds, AreThoseThatReportsHaveAlwaysHad) {
    EXPECT_EQ(id_of(Rule::EnPassantRankPin), "en-passant-rank-pin");
    EXPECT_EQ(id_of(Rule::CastlingBFileAttacked), "castling-b-file-attacked");
    EXPECT_EQ(id_of(Rule::SliderXRay), "slider-x-ray");
    EXPECT_EQ(id_of(Rule::Count16Bits), "count-16-bits");
}

TEST(StateRules, AreThoseAboutWhatAMoveChanges) {
    EXPECT_TRUE(is_about_state(Rule::CastlingAfterRookMove));
    EXPECT_TRUE(is_about_state(Rule::SideToMove));
    EXPECT_TRUE(is_about_state(Rule::EnPassantVictimLeft));
    EXPECT_FALSE(is_about_state(Rule::CastlingInCheck));
    EXPECT_FALSE(is_about_state(Rule::WrongPosition));
    EXPECT_FALSE(is_about_state(Rule::UnmakeCapture));
}

TEST(RulesPage, HasEveryRuleWithItsLaw) {
    std::ifstream file(std::string(PLYPROOF_SOURCE_FOLDER) + "/docs/rules.md");
    const std::string page((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    for (const Rule rule : base::kAll<Rule>) {
        const std::string row = "| `" + std::string(id_of(rule)) + "` | " + std::string(law_of(rule)) + " |\n";
        EXPECT_NE(page.find(row), std::string::npos) << row;
    }
}

TEST(Laws, AreOneSentenceEachWithoutFullStop) {
    std::set<std::string_view> laws;
    for (const Rule rule : base::kAll<Rule>) {
        const std::string_view law = law_of(rule);
        EXPECT_GT(law.size(), 20U);
        EXPECT_EQ(law.find('.'), std::string_view::npos) << law;
        EXPECT_TRUE(laws.insert(law).second) << law;
    }
}

}  // namespace
}  // namespace plyproof::explain
