// SPDX-License-Identifier: MIT
#include "suite/clean_text.h"

#include <gmock/gmock.h>

namespace plyproof::suite {
namespace {

using namespace std::string_view_literals;

std::string utf16(std::string_view text) {
    std::string bytes;
    for (const char letter : text) (bytes += letter) += '\0';
    return bytes;
}

TEST(BinaryKind, NamesArchivesAndWideText) {
    EXPECT_EQ(binary_kind("\x1F\x8B\x08\0\0"sv), "gzip");
    EXPECT_EQ(binary_kind("\xFD"
                          "7zXZ\0"sv),
              "xz");
    EXPECT_EQ(binary_kind("\x28\xB5\x2F\xFDx"sv), "zstd");
    EXPECT_EQ(binary_kind("PK\x03\x04x"sv), "zip");
    EXPECT_EQ(binary_kind("\xFF\xFE" + utf16("8/8")), "UTF-16");
    EXPECT_EQ(binary_kind(utf16("8/8/8/8 w - -\n")), "UTF-16");
    EXPECT_EQ(binary_kind('\0' + utf16("8/8/8/8 w - -\n")), "UTF-16");
    EXPECT_EQ(binary_kind("\x7F"
                          "ELF\x02\x01\x01\x03\x04\x05"sv),
              "binary data");
}

TEST(BinaryKind, LetsTextPass) {
    EXPECT_EQ(binary_kind(""), std::nullopt);
    EXPECT_EQ(binary_kind("\xEF\xBB\xBF# M\xC3\xA4rz\r\n\tx\f\v"), std::nullopt);
    EXPECT_EQ(binary_kind("a NUL \0 within a long enough line of text"sv), std::nullopt);
}

TEST(BinaryKind, TakesNulsAtTheEndForPadding) {
    EXPECT_EQ(binary_kind(std::string("text") + std::string(5000, '\0')), std::nullopt);
    EXPECT_EQ(binary_kind(std::string(5000, '\0')), std::nullopt);
}

TEST(CleanText, LosesTheByteOrderMarkAndHasBlanksForNuls) {
    EXPECT_EQ(clean_text("\xEF\xBB\xBF"
                         "a\0b\vc\x1A"sv),
              "a b c ");
}

TEST(SplitLines, KnowsAllThreeLineEnds) {
    const auto lines = split_lines("a\nb\r\nc\rd\n\re");
    ASSERT_EQ(lines.size(), 6u);
    EXPECT_EQ(lines[1].text, "b");
    EXPECT_EQ(lines[2].text, "c");
    EXPECT_EQ(lines[4].text, "");
    EXPECT_EQ(lines[5].text, "e");
    EXPECT_EQ(lines[5].number, 6u);
}

TEST(SplitLines, SeesNoLineBehindTheLastEnd) {
    EXPECT_EQ(split_lines("a\n").size(), 1u);
    EXPECT_EQ(split_lines("a").size(), 1u);
    EXPECT_TRUE(split_lines("").empty());
}

TEST(IsSilent, HoldsForBlankLinesAndComments) {
    for (const char* line : {"", " \t", "# x", "  % x", "// x"}) EXPECT_TRUE(is_silent(line)) << line;
    for (const char* line : {"8/8", ";D1 20", "/8"}) EXPECT_FALSE(is_silent(line)) << line;
}

TEST(SmallLetters, LeaveOtherBytesAlone) { EXPECT_EQ(small_letters("AbZ9\xC3\x84"), "abz9\xC3\x84"); }

TEST(Unquoted, NeedsBothQuotes) {
    EXPECT_EQ(unquoted("\"a b\""), "a b");
    EXPECT_EQ(unquoted("\"a"), "\"a");
    EXPECT_EQ(unquoted("\""), "\"");
    EXPECT_EQ(unquoted("\"\""), "");
}

TEST(Printable, HasNoControlCharacters) { EXPECT_EQ(printable("a\x1B[31m\tb\x7F", '?'), "a?[31m?b?"); }

}  // namespace
}  // namespace plyproof::suite
