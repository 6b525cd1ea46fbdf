// SPDX-License-Identifier: MIT
#include "suite/embedded.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "suite/parse.h"

namespace plyproof::suite {
namespace {

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Embedded, IsWordForWordWhatStandsInTheFolder) {
    std::size_t files = 0;
    std::error_code no_folder;
    for (const auto& entry : std::filesystem::directory_iterator(PLYPROOF_SUITES_FOLDER, no_folder)) {
        if (entry.path().extension() != ".epd") continue;
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

}  // namespace
}  // namespace plyproof::suite
