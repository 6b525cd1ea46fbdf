// SPDX-License-Identifier: MIT
#include "report/lint_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace plyproof::report {
namespace {

using suite::LintFinding;
using suite::LintKind;
using suite::LintLevel;
using testing::HasSubstr;

LintFinding duplicate() {
    return {.kind = LintKind::Duplicate,
            .level = LintLevel::Warning,
            .file = "b.epd",
            .line = 4,
            .id = "again",
            .other_id = "first",
            .other_file = "a.epd",
            .other_line = 2};
}

LintFinding contradiction() {
    LintFinding finding = duplicate();
    finding.kind = LintKind::Contradiction;
    finding.level = LintLevel::Error;
    finding.depth = 2;
    finding.nodes = 401;
    finding.expected = 400;
    return finding;
}

LintFinding unreadable() {
    suite::SuiteError error;
    error.file = "b.epd";
    error.line = 9;
    error.column = 3;
    error.kind = suite::SuiteErrorKind::BadDepth;
    error.text = "x";
    LintFinding finding;
    finding.kind = LintKind::Unreadable;
    finding.level = LintLevel::Error;
    finding.file = "b.epd";
    finding.line = 9;
    finding.error = error;
    return finding;
}

TEST(LintMessage, NamesTheOtherCase) {
    EXPECT_EQ(lint_message(duplicate(), {}), "the same position as 'first' (a.epd:2)");
    EXPECT_EQ(lint_message(contradiction(), {}),
              "depth 2 has 401 leaves here, but 400 in 'first' (a.epd:2), which is the same position");
}

TEST(LintMessage, IsThereForEveryKindOfFinding) {
    for (const LintKind kind : base::kAll<LintKind>) {
        LintFinding finding = duplicate();
        finding.kind = kind;
        finding.problem = chess::SetupProblem{chess::SetupProblemKind::OddClocks, {}, {}};
        EXPECT_NE(lint_message(finding, {}), "") << name_of(kind);
    }
}

TEST(LintText, HasPlaceLevelIdAndKindAndASum) {
    EXPECT_EQ(lint_text({.findings = {duplicate()}}),
              "b.epd:4: warning: again: the same position as 'first' (a.epd:2) [duplicate]\n"
              "0 errors, 1 warning, 0 notes\n");
    EXPECT_THAT(lint_text({.findings = {unreadable()}}), HasSubstr("b.epd:9:3: error: "));
    EXPECT_EQ(lint_text({}), "0 errors, 0 warnings, 0 notes\n");
}

TEST(LintText, DescribesWhatWasFixedInTheCase) {
    LintReport report;
    report.suites = {suite::parse("4k3/8/8/8/8/8/8/4K3 w K - 0 1 ;D1 5 ;id \"right\"\n", "b.epd")};
    report.findings = suite::lint(report.suites);
    EXPECT_THAT(lint_text(report), HasSubstr("b.epd:1: warning: right: the castling right K is dropped: "));
}

TEST(LintText, CannotCommandATerminal) {
    LintFinding finding = duplicate();
    finding.id = finding.file = finding.other_id = "\x1b[2J\n";
    EXPECT_EQ(lint_text({.findings = {finding}}).find('\x1b'), std::string::npos);
}

TEST(LintJson, ListsFindingsWithCountsAsStrings) {
    const auto json = nlohmann::json::parse(lint_json({.findings = {duplicate(), contradiction(), unreadable()}}));
    EXPECT_EQ(json["schema"], 1);
    ASSERT_EQ(json["findings"].size(), 3u);
    EXPECT_EQ(json["findings"][0]["kind"], "duplicate");
    EXPECT_EQ(json["findings"][0]["other_line"], 2);
    EXPECT_EQ(json["findings"][1]["nodes"], "401");
    EXPECT_EQ(json["findings"][1]["expected"], "400");
    EXPECT_EQ(json["findings"][2]["column"], 3);
}

TEST(LintGithub, AnnotatesLines) {
    LintFinding note = duplicate();
    note.level = LintLevel::Note;
    EXPECT_EQ(lint_github({.findings = {duplicate(), note}}),
              "::warning file=b.epd,line=4,title=duplicate::the same position as 'first' (a.epd:2)\n"
              "::notice file=b.epd,line=4,title=duplicate::the same position as 'first' (a.epd:2)\n");
}

}  // namespace
}  // namespace plyproof::report
