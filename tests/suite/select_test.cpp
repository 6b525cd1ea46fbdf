// SPDX-License-Identifier: MIT
#include "suite/select.h"

#include <gmock/gmock.h>

#include "suite/parse.h"
#include "suite/samples.h"

namespace plyproof::suite {
namespace {

using samples::Expected;
using samples::with_start;

Suite suite_of(std::string_view text) { return parse(text, "test.epd").suite; }

std::vector<std::string> ids(const Suite& suite) {
    std::vector<std::string> result;
    for (const Case& test_case : suite.cases) result.push_back(test_case.id);
    return result;
}

const Suite& three_cases() {
    static const Suite kSuite =
        suite_of(with_start("@ ;id start ;D1 20 ;D4 197281 ;D6 119060324\n"
                            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 ;id ep-pin ;D6 11030083\n"
                            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;id bare\n"));
    return kSuite;
}

TEST(Select, TakesAllByDefault) {
    const Selection selection = select(three_cases(), {});
    EXPECT_EQ(selection.suite, three_cases());
    EXPECT_EQ(selection.cases_left_out, 0u);
    EXPECT_EQ(selection.expectations_left_out, 0u);
}

TEST(Select, LeavesOutWhatIsTooDeepOrTooBigAndCountsIt) {
    SelectOptions options;
    options.max_depth = 5;
    Selection selection = select(three_cases(), options);
    EXPECT_THAT(ids(selection.suite), testing::ElementsAre("start", "bare"));
    EXPECT_EQ(selection.suite.cases[0].expected, (Expected{{1, 20}, {4, 197281}}));
    EXPECT_EQ(selection.cases_left_out, 1u);
    EXPECT_EQ(selection.expectations_left_out, 1u);

    options = {};
    options.max_nodes = 11030083;
    selection = select(three_cases(), options);
    EXPECT_THAT(ids(selection.suite), testing::ElementsAre("start", "ep-pin", "bare"));
    EXPECT_EQ(selection.expectations_left_out, 1u);
}

TEST(Select, TakesUpToAMillionLeavesInTheQuickTier) {
    SelectOptions options;
    options.tier = Tier::Quick;
    const Suite edge = suite_of(with_start("@ ;id a ;D1 20 ;D4 1000000 ;D5 1000001"));
    EXPECT_EQ(select(edge, options).suite.cases[0].expected, (Expected{{1, 20}, {4, 1000000}}));
}

TEST(Select, FiltersByIdOrFen) {
    const auto chosen = [](std::string filter) {
        SelectOptions options;
        options.filter = std::move(filter);
        return ids(select(three_cases(), options).suite);
    };
    EXPECT_THAT(chosen("ar"), testing::ElementsAre("start", "bare"));
    EXPECT_THAT(chosen("KP5r"), testing::ElementsAre("ep-pin"));
    EXPECT_THAT(chosen("ep-*"), testing::ElementsAre("ep-pin"));
    EXPECT_THAT(chosen("?ar?"), testing::ElementsAre("bare"));
    EXPECT_THAT(chosen("* w KQkq *"), testing::ElementsAre("start"));
    EXPECT_THAT(chosen("START"), testing::IsEmpty());
}

TEST(Select, CanTakeEachPositionOnce) {
    const Suite suite =
        suite_of(with_start("@ ;id a ;D1 20\n"
                            "@ ;id b ;D2 400\n"));
    SelectOptions options;
    options.unique = true;
    const Selection selection = select(suite, options);
    EXPECT_THAT(ids(selection.suite), testing::ElementsAre("a"));
    EXPECT_EQ(selection.suite.cases[0].expected, (Expected{{1, 20}, {2, 400}}));
    EXPECT_EQ(selection.cases_left_out, 1u);
}

TEST(Unique, GoesByPositionAndNotByText) {
    const Suite suite = suite_of(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 ;id a ;D1 20 ;D3 13160\n"
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha - 5 5 ;id b ;D1 20 ;D2 600 ;D4 405385\n"
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQk - 0 1 ;id other-rights ;D1 20\n");
    const Suite once = unique(suite);
    EXPECT_THAT(ids(once), testing::ElementsAre("a", "other-rights"));
    EXPECT_EQ(once.cases[0].expected, (Expected{{1, 20}, {2, 600}, {3, 13160}, {4, 405385}}));
}

TEST(Unique, KeepsContradictionsAsCasesAndMergesWithTheOneThatAgrees) {
    const Suite suite =
        suite_of(with_start("@ ;id a ;D1 20 ;D2 400\n"
                            "@ ;id b ;D2 401\n"
                            "@ ;id c ;D2 401 ;D3 8902\n"));
    const Suite once = unique(suite);
    EXPECT_THAT(ids(once), testing::ElementsAre("a", "b"));
    EXPECT_EQ(once.cases[1].expected, (Expected{{2, 401}, {3, 8902}}));
}

TEST(Unique, KeepsCasesThatAreNoPosition) {
    const Suite suite{
        "hand", {{"x", "no fen", chess::VariantMode::Auto, {}, 1}, {"y", "no fen", chess::VariantMode::Auto, {}, 2}}};
    EXPECT_EQ(unique(suite), suite);
}

TEST(GlobMatches, HoldsForTheWholeText) {
    for (const char* pattern : {"abc", "a*", "*c", "a*c", "*", "a?c", "**b**", "*abc*", "???"}) {
        EXPECT_TRUE(glob_matches(pattern, "abc")) << pattern;
    }
    for (const char* pattern : {"", "ab", "b*", "*b", "a?", "????", "abcd", "*d*"}) {
        EXPECT_FALSE(glob_matches(pattern, "abc")) << pattern;
    }
    EXPECT_TRUE(glob_matches("*", ""));
    EXPECT_TRUE(glob_matches("a*b*b", "aXbXbYb"));
}

}  // namespace
}  // namespace plyproof::suite
