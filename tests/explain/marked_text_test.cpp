// SPDX-License-Identifier: MIT
#include "explain/marked_text.h"

#include <gmock/gmock.h>

namespace plyproof::explain {
namespace {

TEST(MarkedText, PutsCaretsUnderTheSpans) {
    EXPECT_EQ(marked_text("abc def", {{0, 1}, {4, 3}}),
              "  abc def\n"
              "  ^   ^^^");
}

TEST(MarkedText, IsTheLineAloneWithoutSpans) { EXPECT_EQ(marked_text("abc", {}), "  abc"); }

TEST(MarkedText, MarksThePlaceOfAnEmptySpan) {
    EXPECT_EQ(marked_text("ab", {{2, 0}}),
              "  ab\n"
              "    ^");
    EXPECT_EQ(marked_text("a//b", {{2, 0}}),
              "  a//b\n"
              "    ^");
    EXPECT_EQ(marked_text("", {{0, 0}}), "  \n  ^");
}

TEST(MarkedText, ShowsControlBytesAndBrokenUtf8AsHexadecimal) {
    EXPECT_EQ(marked_text(std::string("a\0b", 3), {{2, 1}}),
              "  a\\x00b\n"
              "       ^");
    EXPECT_EQ(marked_text("\xE2\x99", {{0, 1}}),
              "  \\xE2\\x99\n"
              "  ^^^^");
    EXPECT_EQ(marked_text("\xC2\x9B!", {{2, 1}}), "  \\xC2\\x9B!\n          ^") << "a C1 control character";
    EXPECT_EQ(marked_text("\x1B[31m", {{0, 1}}), "  \\x1B[31m\n  ^^^^");
    EXPECT_EQ(in_quotes("\xE2\x80\xAE"), "'\\xE2\\x80\\xAE'") << "right-to-left override";
}

TEST(MarkedText, CountsAWholeUtf8CharacterAsOneColumn) {
    EXPECT_EQ(marked_text("\xE2\x99\x9A k", {{4, 1}}),
              "  \xE2\x99\x9A k\n"
              "    ^");
    EXPECT_EQ(marked_text("a\xE2\x99\x9A", {{1, 3}}),
              "  a\xE2\x99\x9A\n"
              "   ^");
}

TEST(MarkedText, ShowsTabsAsBlanksAndAByteOrderMarkNotAtAll) {
    EXPECT_EQ(marked_text("\xEF\xBB\xBF"
                          "a\tb",
                          {{5, 1}}),
              "  a b\n"
              "    ^");
}

TEST(MarkedText, ShowsTheNeighbourhoodOfTheFirstCaretOfALongText) {
    std::string text(100000, 'a');
    text[50000] = 'X';
    const std::string shown = marked_text(text, {{50000, 1}});
    EXPECT_LT(shown.size(), 300u);
    const std::size_t column = shown.find('X');
    ASSERT_NE(column, std::string::npos);
    const std::size_t second = shown.find('\n') + 1;
    EXPECT_EQ(shown.find('^', second) - second, column);
    EXPECT_THAT(shown, ::testing::StartsWith("  ...aaa"));
    EXPECT_THAT(shown.substr(0, second), ::testing::EndsWith("aaa...\n"));
}

TEST(MarkedText, ShowsTheEndOfALongTextWhenThatIsMarked) {
    const std::string shown = marked_text(std::string(1000, 'a') + "b", {{1001, 0}});
    EXPECT_THAT(shown, ::testing::StartsWith("  ...aaa"));
    const std::size_t second = shown.find('\n') + 1;
    EXPECT_EQ(shown.find('^', second) - second, shown.find('b') + 1);
}

TEST(InQuotes, IsHarmlessAndShort) {
    EXPECT_EQ(in_quotes("a\nb"), "'a\\x0Ab'");
    EXPECT_EQ(in_quotes(std::string(97, 'a')), "'" + std::string(96, 'a') + "...'");
    EXPECT_EQ(in_quotes(""), "''");
}

}  // namespace
}  // namespace plyproof::explain
