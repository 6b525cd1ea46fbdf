// SPDX-License-Identifier: MIT
#include "report/perft_report.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace plyproof::report {
namespace {

const PerftReport kPlain{.fen = "FEN", .rows = {{3, 8902}}};
const PerftReport kTable{.fen = "FEN", .rows = {{1, 20}, {2, 400}}, .table = true};

PerftReport with_statistics() {
    PerftReport report = kTable;
    for (PerftRow& row : report.rows) row.statistics = perft::Statistics{.nodes = row.nodes, .en_passant = 7};
    return report;
}

TEST(PerftText, TheCountComesFirst) { EXPECT_EQ(perft_text(kPlain), "8902  depth 3  FEN\n"); }

TEST(PerftText, DigitsAreGroupedWhereTheStyleSaysSo) {
    EXPECT_EQ(perft_text(kPlain, {.group_digits = true}), "8,902  depth 3  FEN\n");
}

TEST(PerftText, ATableHasARowForEachDepth) {
    EXPECT_EQ(perft_text(kTable), "FEN\ndepth  nodes\n1         20\n2        400\n");
}

TEST(PerftText, AStoppedCountSaysHowFarItGot) {
    const PerftReport report{.fen = "FEN", .partial = PartialCount{9, 1000, 3, 20}};
    EXPECT_EQ(perft_text(report), ">=1000  depth 9, 3 of 20 first moves  FEN\n");
}

TEST(PerftText, ACountThatWasStoppedBeforeItsFirstMoveIsNotPassedOver) {
    PerftReport report = with_statistics();
    report.partial = PartialCount{.depth = 3};
    EXPECT_TRUE(perft_text(report).ends_with("\nstopped  depth 3  FEN\n"));
}

TEST(PerftText, TheFenStandsAboveADivideWhereThereAreSeveral) {
    const PerftReport report{.fen = "FEN", .divide = perft::DivideLines{1, {{"e2e4", 1}}, 1}, .fen_above_divide = true};
    EXPECT_EQ(perft_text(report), "FEN\ne2e4: 1\n\nNodes searched: 1\n");
}

TEST(PerftText, AMismatchNamesDifferenceHintAndNextCommand) {
    PerftReport report = kPlain;
    report.mismatch = Mismatch{3, 400, 8902, {{diagnose::CountHintKind::OtherDepth, 2}}, "divide ..."};
    EXPECT_EQ(perft_text(report),
              "8902  depth 3  FEN\n"
              "differs: expected 400, which is 8502 fewer: the right count for depth 2\n"
              "next: divide ...\n");
}

TEST(PerftJson, IsOneLineWithCountsAsText) {
    const std::string text = perft_json(with_statistics());
    EXPECT_EQ(text.find('\n'), text.size() - 1);
    const auto json = nlohmann::json::parse(text);
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["fen"], "FEN");
    EXPECT_EQ(json["counts"][1]["nodes"], "400");
    EXPECT_EQ(json["counts"][1]["en_passant"], "7");
}

TEST(PerftJson, SaysWhatDoesNotAgreeAndWhatIsNotDone) {
    PerftReport report = kPlain;
    report.mismatch = Mismatch{3, 400, 8902, {{diagnose::CountHintKind::OtherDepth, 2}}, "divide ..."};
    report.partial = PartialCount{9, 1000, 3, 20};
    const auto json = nlohmann::json::parse(perft_json(report));
    EXPECT_EQ(json["mismatch"]["difference"], "-8502");
    EXPECT_EQ(json["mismatch"]["hints"][0]["kind"], "other-depth");
    EXPECT_EQ(json["stopped"]["moves_done"], 3);
}

TEST(PerftJson, ADivideStandsInsteadOfTheCounts) {
    PerftReport report{.fen = "FEN"};
    report.divide = perft::DivideLines{.depth = 1, .lines = {{"e2e4", 600}}, .total = 18446744073709551615U};
    const auto json = nlohmann::json::parse(perft_json(report));
    EXPECT_FALSE(json.contains("counts"));
    EXPECT_EQ(json["divide"]["lines"][0]["nodes"], "600");
    EXPECT_EQ(json["divide"]["total"], "18446744073709551615");
    EXPECT_EQ(json["divide"]["complete"], true);
}

TEST(PerftCsv, RowsFitTheirHeader) {
    EXPECT_EQ(perft_csv_header(false, false) + perft_csv(kTable), "fen,depth,nodes\nFEN,1,20\nFEN,2,400\n");
    EXPECT_EQ(perft_csv(with_statistics()), "FEN,1,20,0,7,0,0,0,0,0,0\nFEN,2,400,0,7,0,0,0,0,0,0\n");
    EXPECT_EQ(perft_csv_header(true, false),
              "fen,depth,nodes,captures,en_passant,castles,promotions,checks,discovered_checks,double_checks,mates\n");
    PerftReport divided{.fen = "FEN"};
    divided.divide = perft::DivideLines{.depth = 1, .lines = {{"e2e4", 1}}, .total = 1};
    EXPECT_EQ(perft_csv_header(false, true) + perft_csv(divided), "fen,depth,moves,nodes\nFEN,1,e2e4,1\n");
}

}  // namespace
}  // namespace plyproof::report
