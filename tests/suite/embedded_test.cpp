// SPDX-License-Identifier: MIT
#include "suite/embedded.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "suite/lint.h"
#include "suite/parse.h"
#include "suite/write.h"

namespace plyproof::suite {
namespace {

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Embedded, IsWordForWordWhatStandsInTheFolder) {
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(PLYPROOF_SOURCE_FOLDER "/suites")) {
        if (entry.path().extension() != ".epd") continue;
        if (entry.path().filename() == "gate.epd") {
            EXPECT_TRUE(embedded_gate().text == content_of(entry.path()));
            continue;
        }
        ++files;
        const auto all = embedded();
        const auto found = std::find_if(all.begin(), all.end(), [&entry](const EmbeddedSuite& suite) {
            return suite.name == entry.path().filename().string();
        });
        ASSERT_NE(found, all.end()) << entry.path();
        EXPECT_TRUE(found->text == content_of(entry.path())) << entry.path();
    }
    EXPECT_EQ(embedded().size(), files);
}

TEST(Embedded, IsSortedByName) {
    const auto all = embedded();
    EXPECT_FALSE(all.empty());
    EXPECT_TRUE(std::is_sorted(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.name < b.name; }));
}

TEST(Embedded, IsReadWithoutAnyError) {
    for (const EmbeddedSuite& suite : embedded()) {
        const ParsedSuite parsed = parse(suite.text, suite.name);
        EXPECT_EQ(parsed.format, Format::Epd) << suite.name;
        EXPECT_FALSE(parsed.suite.cases.empty()) << suite.name;
        EXPECT_TRUE(parsed.errors.empty()) << suite.name << " line " << parsed.errors[0].line;
        EXPECT_TRUE(parsed.renamed.empty()) << suite.name;
    }
}

// Claims of a FEN that the board refutes are there on purpose.
TEST(Embedded, HasNoErrorNoPositionTwiceAndNoIdTwice) {
    for (const EmbeddedSuite& suite : embedded()) {
        for (const LintFinding& finding : lint(parse(suite.text, suite.name))) {
            const bool harmless = finding.level == LintLevel::Note || finding.kind == LintKind::Fixed;
            EXPECT_TRUE(harmless) << suite.name << ' ' << finding.id << ' ' << name_of(finding.kind);
        }
    }
}

TEST(Embedded, IsTheSameAfterAWayThroughEveryFormatWithIds) {
    for (const EmbeddedSuite& suite : embedded()) {
        Suite cases = parse(suite.text, suite.name).suite;
        for (Case& test_case : cases.cases) test_case.line = 0;
        for (const Format format : {Format::Blocks, Format::Csv, Format::JsonList, Format::Json, Format::Epd}) {
            const WrittenSuite written = to_text(cases, format);
            EXPECT_TRUE(written.losses.empty());
            Suite again = parse(written.text, suite.name).suite;
            for (Case& test_case : again.cases) test_case.line = 0;
            EXPECT_TRUE(again == cases) << suite.name << " as " << name_of(format);
        }
    }
}

}  // namespace
}  // namespace plyproof::suite
