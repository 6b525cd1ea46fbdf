// SPDX-License-Identifier: MIT
// The examples of docs/suite-format.md, read and counted.
#include <gmock/gmock.h>

#include <fstream>
#include <map>
#include <string>

#include "suite/lint.h"
#include "suite/parse.h"

namespace plyproof::suite {
namespace {

/// The example of each section: heading -> the text between its first two lines of backticks.
std::map<std::string, std::string> examples() {
    std::map<std::string, std::string> result;
    std::ifstream file(PLYPROOF_SOURCE_FOLDER "/docs/suite-format.md");
    std::string heading;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("```")) {
            inside = !inside;
        } else if (inside) {
            result[heading].append(line).append("\n");
        } else if (line.starts_with("## ")) {
            heading = line.substr(3);
        }
    }
    return result;
}

TEST(SuiteFormatDocument, HasAnExampleOfEachFormatThatIsRecognisedAndRight) {
    const auto all = examples();
    EXPECT_EQ(all.size(), base::kEnumCount<Format>);
    for (const Format format : base::kAll<Format>) {
        const auto example = all.find(std::string(name_of(format)));
        ASSERT_NE(example, all.end()) << name_of(format);
        const ParsedSuite parsed = parse(example->second, "example");
        EXPECT_EQ(parsed.format, format);
        EXPECT_FALSE(parsed.suite.cases.empty());
        for (const LintFinding& finding : lint(parsed)) {
            EXPECT_NE(finding.level, LintLevel::Error) << name_of(format) << ' ' << name_of(finding.kind);
        }
    }
}

}  // namespace
}  // namespace plyproof::suite
