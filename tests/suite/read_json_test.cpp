// SPDX-License-Identifier: MIT
#include "suite/read_json.h"

#include <gmock/gmock.h>

#include "suite/samples.h"

namespace plyproof::suite {
namespace {

using samples::Expected;
using samples::kinds_of;

ParsedSuite read(std::string_view text) { return parse(text, "list.json", Format::JsonList); }

/// The text with the start position's FEN, as a JSON string, for each @.
std::string with_fens(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        if (letter == '@') {
            result.append("\"").append(samples::kStart).append("\"");
        } else {
            result += letter;
        }
    }
    return result;
}

TEST(ReadJson, TakesTheCommonShapes) {
    for (
        const char* text : {
            R"([{"fen": @, "depth": 1, "nodes": 20}, {"depth": 2, "nodes": 400, "fen": @}])",
            R"([{"FEN": @, "Depth": "1", "Nodes": "20"}, {"Fen": @, "ply": 2, "count": 400}])",
            R"([{"position": @, "D1": 20, "d2": 400}])",
            R"([{"epd": @, "perft": [20, 400]}])",
            R"([{"fen": @, "results": {"1": 20, "depth2": "400", "D3": null}}])",
            R"([{"fen": @, "expected": [{"depth": 2, "nodes": 400}, {"depth": 1, "nodes": 20}]}])",
            R"({"positions": [{"fen": @, "perft": [20, 400, null]}], "source": "x"})",
            R"({"fen": @, "nodes": [20, 400]})",
            R"({@: [20, 400]})",
            R"({@: {"1": 20, "2": 400}})",
            "{\"fen\": @, \"depth\": 1, \"nodes\": 20}\n{\"fen\": @, \"depth\": 2, \"nodes\": 400}\n",
            R"({"schema": 1, "cases": [{"fen": @, "expected": [{"depth": 1, "nodes": "20"}, {"depth": 2, "nodes": 400}]}]})",
        }) {
        const ParsedSuite parsed = read(with_fens(text));
        EXPECT_THAT(kinds_of(parsed), testing::IsEmpty()) << text;
        ASSERT_EQ(parsed.suite.cases.size(), 1u) << text;
        EXPECT_EQ(parsed.suite.cases[0].expected, (Expected{{1, 20}, {2, 400}})) << text;
        EXPECT_EQ(parsed.suite.cases[0].fen, samples::kStart) << text;
        EXPECT_EQ(parsed.suite.cases[0].id, "list.json:1") << text;
    }
}

TEST(ReadJson, TakesIdsModesAndFensAlone) {
    const ParsedSuite parsed = read(with_fens("[{\"id\": 7, \"fen\": @, \"mode\": \"chess960\"},\n @]"));
    EXPECT_THAT(parsed.errors, testing::IsEmpty());
    ASSERT_EQ(parsed.suite.cases.size(), 2u);
    EXPECT_EQ(parsed.suite.cases[0].id, "7");
    EXPECT_EQ(parsed.suite.cases[0].mode, chess::VariantMode::Chess960);
    EXPECT_EQ(parsed.suite.cases[1].line, 2u);
}

TEST(ReadJson, KeepsCasesOfDifferentIdsApart) {
    EXPECT_EQ(
        read(with_fens(R"([{"id": "a", "fen": @}, {"id": "b", "fen": @}, {"id": "a", "fen": @}])")).suite.cases.size(),
        2u);
}

TEST(ReadJson, NamesTheFaultsOfAnEntryAndReadsTheOthers) {
    const struct {
        std::string_view entry;
        SuiteErrorKind kind;
        std::string_view text;
    } faults[] = {
        {R"({"fen": @, "depth": 0, "nodes": 1})", SuiteErrorKind::BadDepth, "0"},
        {R"({"fen": @, "depth": 1, "nodes": -20})", SuiteErrorKind::BadCount, "-20"},
        {R"({"fen": @, "depth": 1, "nodes": 20.0})", SuiteErrorKind::BadCount, "20.0"},
        {R"({"fen": @, "depth": 1, "nodes": 18446744073709551616})", SuiteErrorKind::CountTooBig,
         "18446744073709551616"},
        {R"({"fen": @, "depth": 1, "nodes": true})", SuiteErrorKind::JsonShape, "true"},
        {R"({"fen": @, "depth": [1], "nodes": 20})", SuiteErrorKind::JsonShape, "["},
        {R"({"fen": @, "depth": 1})", SuiteErrorKind::NoCount, "1"},
        {R"({"fen": @, "nodes": 20})", SuiteErrorKind::NoCount, "20"},
        {R"({"fen": @, "nodes": [{"depth": 1}]})", SuiteErrorKind::NoCount, "{"},
        {R"({"fen": @, "nodes": {"x": 1}})", SuiteErrorKind::BadDepth, "x"},
        {R"({"fen": @, "D0": 1})", SuiteErrorKind::BadDepth, "D0"},
        {R"({"fen": @, "nodes": [20, "x"]})", SuiteErrorKind::BadCount, "x"},
        {R"({"fen": @, "D1": 20, "d1": 21})", SuiteErrorKind::RepeatedDepth, "21"},
        {R"({"fen": @, "FEN": @})", SuiteErrorKind::Repeated, "FEN"},
        {R"({"fen": @, "mode": "atomic"})", SuiteErrorKind::BadMode, "atomic"},
        {R"({"depth": 1, "nodes": 20})", SuiteErrorKind::NoPosition, "{"},
        {R"({"fen": 5})", SuiteErrorKind::BadFen, "5"},
        {R"({"fen": "4k3/8/8/8/8/8/8/4K3 x - -"})", SuiteErrorKind::BadFen, "x"},
        {R"(5)", SuiteErrorKind::JsonShape, "5"},
    };
    for (const auto& fault : faults) {
        std::string text = "[";
        text.append(fault.entry).append(",\n{\"id\": \"good\", \"fen\": @}]");
        const ParsedSuite parsed = read(with_fens(text));
        ASSERT_EQ(parsed.errors.size(), 1u) << fault.entry;
        EXPECT_EQ(parsed.errors[0].kind, fault.kind) << fault.entry;
        EXPECT_EQ(parsed.errors[0].text, fault.text) << fault.entry;
        ASSERT_EQ(parsed.suite.cases.size(), 1u) << fault.entry;
        EXPECT_EQ(parsed.suite.cases[0].id, "good");
    }
}

TEST(ReadJson, PutsSyntaxErrorsOnTheirLineAndKeepsWhatStandsBefore) {
    const ParsedSuite parsed = read(with_fens("[{\"fen\": @},\n {\"fen\": @ x}]"));
    ASSERT_EQ(kinds_of(parsed), std::vector{SuiteErrorKind::JsonSyntax});
    EXPECT_EQ(parsed.errors[0].line, 2u);
    EXPECT_EQ(parsed.errors[0].text, "x");
    EXPECT_EQ(parsed.errors[0].excerpt.text[parsed.errors[0].excerpt.caret], 'x');
    EXPECT_EQ(parsed.suite.cases.size(), 1u);
}

TEST(ReadJson, ReportsATextThatEndsTooEarlyAtItsEnd) {
    const ParsedSuite parsed = read(with_fens("[{\"fen\": @},\n {\"fen\""));
    ASSERT_EQ(kinds_of(parsed), std::vector{SuiteErrorKind::JsonSyntax});
    EXPECT_EQ(parsed.errors[0].line, 2u);
    EXPECT_EQ(parsed.errors[0].column, 8u);
}

TEST(ReadJson, PointsAtTheWholeFenWhereEscapesHideThePlaceOfItsFault) {
    const ParsedSuite plain = read(R"([{"fen": "4k3/8/8/8/8/8/8/4X3 w - - 0 1"}])");
    ASSERT_EQ(kinds_of(plain), std::vector{SuiteErrorKind::BadFen});
    EXPECT_EQ(plain.errors[0].text, "X");
    const ParsedSuite escaped = read(R"([{"fen": "4k3\/8\/8\/8\/8\/8\/8\/4X3 w - - 0 1"}])");
    ASSERT_EQ(kinds_of(escaped), std::vector{SuiteErrorKind::BadFen});
    EXPECT_EQ(escaped.errors[0].text, R"(4k3\/8\/8\/8\/8\/8\/8\/4X3 w - - 0 1)");
}

TEST(ReadJson, RefusesOtherSchemasAndOtherObjects) {
    EXPECT_THAT(kinds_of(read(R"({"schema": 2, "cases": []})")), testing::ElementsAre(SuiteErrorKind::UnknownSchema));
    EXPECT_THAT(kinds_of(read(R"({"name": "x"})")), testing::ElementsAre(SuiteErrorKind::JsonShape));
    EXPECT_THAT(kinds_of(read("5")), testing::ElementsAre(SuiteErrorKind::JsonShape));
    EXPECT_THAT(kinds_of(read(R"({"8/8": 5})")),
                testing::UnorderedElementsAre(SuiteErrorKind::JsonShape, SuiteErrorKind::BadFen));
}

}  // namespace
}  // namespace plyproof::suite
