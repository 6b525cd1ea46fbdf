// SPDX-License-Identifier: MIT
#include "suite/case_collector.h"

#include <gmock/gmock.h>

#include "suite/samples.h"

namespace plyproof::suite {
namespace {

using samples::Expected;
using samples::kinds_of;

TEST(FenText, HasSingleBlanksAndRemembersTheFields) {
    const std::string_view text = "  8/8  w\t- ";
    const FenText fen = fen_text(text);
    EXPECT_EQ(fen.text, "8/8 w -");
    ASSERT_EQ(fen.places.size(), 3u);
    EXPECT_EQ(fen.places[1].data() - text.data(), 7);
}

TEST(FenText, SpelledOtherwisePointsAtTheWholePlace) {
    const FenText fen = fen_text("8/8  w", "8\\/8  w");
    EXPECT_EQ(fen.text, "8/8 w");
    EXPECT_THAT(fen.places, testing::ElementsAre("8\\/8  w"));
}

TEST(CaseCollector, PlacesAFaultByLineAndColumn) {
    const std::string text = "first\nsecond line\n";
    CaseCollector collector(text, "some.epd");
    collector.fault(SuiteErrorKind::BadCount, std::string_view(text).substr(13, 4));
    const ParsedSuite parsed = collector.finish(Format::Epd);
    ASSERT_EQ(parsed.errors.size(), 1u);
    EXPECT_EQ(parsed.errors[0].file, "some.epd");
    EXPECT_EQ(parsed.errors[0].line, 2u);
    EXPECT_EQ(parsed.errors[0].column, 8u);
    EXPECT_EQ(parsed.errors[0].text, "line");
    EXPECT_EQ(parsed.errors[0].excerpt, (Excerpt{"second line", 7}));
}

TEST(CaseCollector, ShowsOfALongLineThePartAroundTheFault) {
    std::string text(1001, 'a');
    text[500] = 'X';
    CaseCollector collector(text, "");
    collector.fault(SuiteErrorKind::BadCount, std::string_view(text).substr(500));
    const SuiteError error = collector.finish(Format::Epd).errors.at(0);
    EXPECT_EQ(error.column, 501u);
    EXPECT_EQ(error.text.size(), 80u);
    EXPECT_EQ(error.excerpt.text.size(), 120u);
    EXPECT_EQ(error.excerpt.text[error.excerpt.caret], 'X');
}

TEST(CaseCollector, CutsNoLetterOfAnExcerptInHalf) {
    std::string text;
    for (int i = 0; i < 200; ++i) text += "\xC3\xA4";
    CaseCollector collector(text, "");
    collector.fault(SuiteErrorKind::BadCount, std::string_view(text).substr(101));
    const Excerpt excerpt = collector.finish(Format::Epd).errors.at(0).excerpt;
    EXPECT_EQ(excerpt.text.front(), '\xC3');
    EXPECT_EQ(excerpt.text.back(), '\xA4');
}

TEST(CaseCollector, ListsFaultsInTheOrderOfTheText) {
    const std::string text = "ab\ncd";
    CaseCollector collector(text, "");
    collector.fault(SuiteErrorKind::BadCount, std::string_view(text).substr(4));
    collector.fault(SuiteErrorKind::BadDepth, std::string_view(text).substr(3));
    collector.fault(SuiteErrorKind::BadMode, std::string_view(text).substr(0));
    EXPECT_THAT(kinds_of(collector.finish(Format::Epd)),
                testing::ElementsAre(SuiteErrorKind::BadMode, SuiteErrorKind::BadDepth, SuiteErrorKind::BadCount));
}

TEST(CaseCollector, ReadsDepthsFrom1To255) {
    const std::string text = "1 255 0 256 -1 x";
    CaseCollector collector(text, "");
    EXPECT_EQ(collector.depth("1", text), 1);
    EXPECT_EQ(collector.depth("255", text), 255);
    for (const char* wrong : {"0", "256", "-1", "x", "", "1.0", "99999999999999999999"}) {
        EXPECT_EQ(collector.depth(wrong, text), std::nullopt) << wrong;
    }
    EXPECT_EQ(collector.finish(Format::Epd).errors.size(), 7u);
}

TEST(CaseCollector, ReadsCountsUpTo64BitsAndNamesTheFaultOfOthers) {
    const std::string text = "text";
    CaseCollector collector(text, "");
    EXPECT_EQ(collector.count("18446744073709551615", text), 18446744073709551615u);
    EXPECT_EQ(collector.count("18446744073709551616", text), std::nullopt);
    EXPECT_EQ(collector.count("1,000", text), std::nullopt);
    EXPECT_EQ(collector.count("", text), std::nullopt);
    EXPECT_THAT(kinds_of(collector.finish(Format::Epd)),
                testing::ElementsAre(SuiteErrorKind::CountTooBig, SuiteErrorKind::BadCount, SuiteErrorKind::NoCount));
}

TEST(CaseCollector, ReadsModesInAnyLetters) {
    const std::string text = "text";
    CaseCollector collector(text, "");
    EXPECT_EQ(collector.mode("Chess960", text), chess::VariantMode::Chess960);
    EXPECT_EQ(collector.mode("standard", text), chess::VariantMode::Standard);
    EXPECT_EQ(collector.mode("AUTO", text), chess::VariantMode::Auto);
    EXPECT_EQ(collector.mode("atomic", text), std::nullopt);
}

TEST(CaseCollector, KeepsExpectationsInRisingOrderAndRefusesASecondCount) {
    const std::string text = "text";
    CaseCollector collector(text, "");
    std::vector<Expectation> expected;
    EXPECT_TRUE(collector.expect(expected, {3, 30}, text));
    EXPECT_TRUE(collector.expect(expected, {1, 10}, text));
    EXPECT_TRUE(collector.expect(expected, {3, 30}, text));
    EXPECT_FALSE(collector.expect(expected, {3, 31}, text));
    EXPECT_EQ(expected, (Expected{{1, 10}, {3, 30}}));
}

TEST(CaseCollector, PointsIntoTheFenWhereItIsWrong) {
    const std::string text = "\n  4k3/8/8/8/8/8/8/4K3   x - - 0 1";
    CaseCollector collector(text, "");
    CaseDraft draft;
    draft.fen = fen_text(std::string_view(text).substr(1));
    collector.add(draft);
    const ParsedSuite parsed = collector.finish(Format::Epd);
    ASSERT_EQ(kinds_of(parsed), std::vector{SuiteErrorKind::BadFen});
    EXPECT_EQ(parsed.errors[0].line, 2u);
    EXPECT_EQ(parsed.errors[0].column, 25u);
    EXPECT_EQ(parsed.errors[0].text, "x");
    EXPECT_EQ(parsed.errors[0].fen_error->kind, chess::FenErrorKind::UnknownSide);
    EXPECT_TRUE(parsed.suite.cases.empty());
}

TEST(CaseCollector, GivesAllBrokenLawsOfAPosition) {
    const std::string text = "P3k3/8/8/8/8/8/8/4K2k w - - 0 1";
    CaseCollector collector(text, "");
    CaseDraft draft;
    draft.fen = fen_text(text);
    collector.add(draft);
    const ParsedSuite parsed = collector.finish(Format::Epd);
    ASSERT_EQ(kinds_of(parsed), std::vector{SuiteErrorKind::ImpossiblePosition});
    EXPECT_GE(parsed.errors[0].problems.size(), 2u);
}

TEST(CaseCollector, NumbersRepeatedIdsAroundThoseThatTheFileGives) {
    const std::string text(samples::kStart);
    CaseCollector collector(text, "f.epd");
    CaseDraft draft;
    draft.fen = fen_text(text);
    for (const char* id : {"a", "a", "a#2", "a", "", "", "f.epd:1#2"}) {
        draft.id = id;
        collector.add(draft);
    }
    const ParsedSuite parsed = collector.finish(Format::Epd);
    std::vector<std::string> ids;
    for (const Case& test_case : parsed.suite.cases) ids.push_back(test_case.id);
    EXPECT_THAT(ids, testing::ElementsAre("a", "a#3", "a#2", "a#4", "f.epd:1", "f.epd:1#3", "f.epd:1#2"));
    EXPECT_THAT(parsed.renamed, testing::ElementsAre(RenamedId{1, "a", "a#3"}, RenamedId{1, "a", "a#4"}));
}

TEST(CaseCollector, MergesOnlyTheSameIdFenAndMode) {
    const std::string text(samples::kStart);
    CaseCollector collector(text, "");
    CaseDraft draft;
    draft.fen = fen_text(text);
    draft.expected = {{1, 20}};
    collector.merge(draft, text);
    draft.expected = {{2, 400}};
    collector.merge(draft, text);
    draft.id = "other";
    collector.merge(draft, text);
    draft.mode = chess::VariantMode::Chess960;
    collector.merge(draft, text);
    const Suite suite = collector.finish(Format::Pipe).suite;
    ASSERT_EQ(suite.cases.size(), 3u);
    EXPECT_EQ(suite.cases[0].expected, (Expected{{1, 20}, {2, 400}}));
}

}  // namespace
}  // namespace plyproof::suite
