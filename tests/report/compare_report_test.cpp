// SPDX-License-Identifier: MIT
#include "report/compare_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "oracle/divide_text.h"
#include "support/position_of.h"

namespace plyproof::report {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

CompareReport report_of(std::string_view text, int depth = 2) {
    const std::string fen = "7k/8/8/8/8/8/8/K7 w - - 0 1";
    CompareReport report{.asked = support::accepted(fen), .fen = fen, .depth = depth, .name = "mine.txt"};
    report.ours = perft::divide(report.asked.position, depth).value();
    report.theirs =
        oracle::understand(oracle::parse_divide_text(text, depth), report.asked.position, report.asked.variant);
    report.diff = diagnose::diff(report.ours, report.theirs);
    return report;
}

TEST(CompareText, AgreementIsOneLine) {
    EXPECT_EQ(compare_text(report_of("a1a2: 3\na1b1: 3\na1b2: 3\n")), "agrees: 3 moves and their total 9\n");
}

TEST(CompareText, OnlyWhatDiffersStandsSideBySide) {
    CompareReport report = report_of("a1a2: 3\na1b1: 2\na1a3: 3\n");
    report.next_command = "perft ...";
    EXPECT_EQ(compare_text(report),
              "move  plyproof  mine.txt\n"
              "a1a3         -         3  extra: not legal\n"
              "a1b1         3         2  1 fewer  Kb1\n"
              "a1b2         3         -  missing  Kb2\n"
              "\n"
              "total: plyproof 9, mine.txt 8 (1 fewer)\n"
              "differs: 1 missing, 1 extra, 1 with another count; 1 agree\n"
              "the fault is in the moves of this very position\n"
              "next: perft ...\n");
}

TEST(CompareText, ATotalThatIsNotTheSumIsSaid) {
    EXPECT_EQ(compare_text(report_of("a1a2: 3\na1b1: 3\na1b2: 3\nTotal: 8\n")),
              "mine.txt says 8 in all, but its moves sum to 9\n"
              "differs: its own total; the moves agree\n");
}

TEST(CompareText, ATotalAloneIsComparedAlone) {
    EXPECT_EQ(compare_text(report_of("Total: 9\n")), "agrees: the total, which is all it says\n");
    CompareReport report = report_of("Total: 12\n");
    report.total_hints = {{diagnose::CountHintKind::Cumulative, 2}};
    EXPECT_EQ(compare_text(report),
              "total: plyproof 9, mine.txt 12 (3 more)\n"
              "hint: the total of mine.txt is the sum of depths 1 to 2\n"
              "differs: the total, which is all it says\n");
}

TEST(CompareText, WhatCouldNotBeReadIsNoAgreement) {
    EXPECT_EQ(compare_text(report_of("a1a2: 3\na1b1: three\na1b2: 3\n")),
              "move  plyproof  mine.txt\n"
              "a1b1         3         -  count unreadable or too large  Kb1\n"
              "\n"
              "unclear: 1 line with moves and no count that can be read:\n"
              "  2: a1b1: three\n");
    EXPECT_EQ(compare_text(report_of("Total: 9\nTotal: 10\n")),
              "total: plyproof 9, mine.txt 10 (1 more)\n"
              "unclear: it says several totals: 10, 9\n");
}

TEST(CompareText, ManyIllegalMovesAreCutShort) {
    std::string text;
    for (int i = 0; i < 1000; ++i)
        text += fmt::format("{}{}{}{}: 1\n", "abcdefgh"[i % 8], i / 8 % 8 + 1, "abcdefgh"[i / 64 % 8], i / 512 + 1);
    EXPECT_THAT(compare_text(report_of(text)), HasSubstr(" more\n\ntotal: "));
}

TEST(CompareText, TextOfOthersCannotCommandTheTerminal) {
    CompareReport report = report_of("a1a2: 3\na1b1: 3\na1b2: 4\n");
    report.name = "a\x1b[2J";
    EXPECT_THAT(compare_text(report), Not(HasSubstr("\x1b")));
}

TEST(CompareJson, HasEveryRowWithItsStatus) {
    const auto json = nlohmann::json::parse(compare_json(report_of("a1a2: 3\na1b1: 2\na1a3: 3\n")));
    EXPECT_EQ(json["agrees"], false);
    EXPECT_EQ(json["total"], "9");
    EXPECT_EQ(json["other_sum"], "8");
    ASSERT_EQ(json["rows"].size(), 4U);
    EXPECT_EQ(json["rows"][0]["status"], "agrees");
    EXPECT_EQ(json["rows"][1]["status"], "extra");
    EXPECT_EQ(json["rows"][2]["status"], "different");
    EXPECT_EQ(json["rows"][3]["status"], "missing");
}

TEST(CompareCsv, HasALineForEachMove) {
    EXPECT_EQ(compare_csv(report_of("a1a2: 3\na1b1: 2\na1a3: 3\n")),
              "moves,plyproof,other,status\n"
              "a1a2,3,3,agrees\na1a3,,3,extra\na1b1,3,2,different\na1b2,3,,missing\n");
}

TEST(CompareWarnings, NameTheLine) {
    EXPECT_THAT(compare_warnings(report_of("a1a2: 3\na1a2: 3\n")),
                ElementsAre("mine.txt:2: a1a2 comes again; its counts are added"));
}

TEST(CompareWarnings, OfManyAlikeTheFirstAreShown) {
    std::string text;
    for (int i = 0; i < 1000; ++i) text += "a1a2: 3\n";
    const std::vector<std::string> warnings = compare_warnings(report_of(text));
    ASSERT_EQ(warnings.size(), 4U);
    EXPECT_EQ(warnings.back(), "mine.txt: 996 more warnings of the same kind");
}

TEST(CompareWarnings, ATotalForAnotherDepthIsNamed) {
    EXPECT_THAT(compare_warnings(report_of("a1a2: 3\nRaw nodes for depth 3: 9\n")),
                ElementsAre("mine.txt answers for depth 3, not 2, which is left out"));
    EXPECT_EQ(other_depths_text(report_of("perft 1 = 3\nperft 3 = 9\n")), "mine.txt answers for depth 1, 3, not 2");
}

TEST(CompareJson, SaysWhyThereIsNoVerdict) {
    const auto json = nlohmann::json::parse(compare_json(report_of("a1a2: 3\na1b1: three\na1b2: 3\n")));
    EXPECT_EQ(json["agrees"], false);
    EXPECT_EQ(json["verdict"], "unclear");
    EXPECT_EQ(json["unread_lines"][0]["line"], 2);
    EXPECT_EQ(json["rows"][1]["status"], "unread");
}

TEST(SkippedLines, LongOnesAreCut) {
    const std::string line(100'000, 'x');
    EXPECT_LT(skipped_lines_text(report_of(line + "\na1a2: 3\n")).size(), 200U);
}

TEST(SkippedLines, TheFirstAreShown) {
    EXPECT_EQ(skipped_lines_text(report_of("a1a2: 3\n")), "");
    EXPECT_EQ(skipped_lines_text(report_of("one\n\ntwo\na1a2: 3\nthree\nfour\n")),
              "4 lines of mine.txt skipped:\n  1: one\n  3: two\n  5: three\n  ...");
}

}  // namespace
}  // namespace plyproof::report
