// SPDX-License-Identifier: MIT
#include "process/command_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace plyproof::process {
namespace {

using testing::ElementsAre;

std::vector<std::string> words_of(std::string_view text) { return split_command(text).value(); }

CommandError error_of(std::string_view text) {
    const auto words = split_command(text);
    EXPECT_FALSE(words) << text;
    return words ? CommandError{} : words.error();
}

TEST(SplitCommand, SeparatesAtBlanks) { EXPECT_THAT(words_of("  ./mine \t --uci\n"), ElementsAre("./mine", "--uci")); }

TEST(SplitCommand, KeepsWhatQuotesProtect) {
    EXPECT_THAT(words_of("a 'b  c' \"d 'e'\" f'g'\"h\""), ElementsAre("a", "b  c", "d 'e'", "fgh"));
    EXPECT_THAT(words_of("a '' \"\""), ElementsAre("a", "", ""));
}

TEST(SplitCommand, TreatsBackslashesAsAShellDoes) {
    EXPECT_THAT(words_of(R"(a\ b c\\d \"e)"), ElementsAre("a b", R"(c\d)", "\"e"));
    EXPECT_THAT(words_of(R"("a\"b\\c\d" 'e\f')"), ElementsAre(R"(a"b\c\d)", R"(e\f)"));
}

TEST(SplitCommand, ExpandsNothing) {
    EXPECT_THAT(words_of("~/mine $HOME *.cpp a|b `x` #y"), ElementsAre("~/mine", "$HOME", "*.cpp", "a|b", "`x`", "#y"));
}

TEST(SplitCommand, PointsAtTheQuoteThatIsNeverClosed) {
    EXPECT_EQ(error_of("a 'b c"), (CommandError{CommandErrorKind::UnclosedQuote, 2}));
    EXPECT_EQ(error_of("a 'b' \"c\\\""), (CommandError{CommandErrorKind::UnclosedQuote, 6}));
    EXPECT_EQ(command_error_text("a 'b c", error_of("a 'b c")), "this quote is never closed\n  a 'b c\n    ^");
}

TEST(SplitCommand, RefusesWhatOnlyAShellWouldUnderstand) {
    EXPECT_EQ(error_of("a | b"), (CommandError{CommandErrorKind::ShellSign, 2}));
    EXPECT_EQ(error_of("a && b"), (CommandError{CommandErrorKind::ShellSign, 2}));
    EXPECT_EQ(error_of("a >"), (CommandError{CommandErrorKind::ShellSign, 2}));
    EXPECT_THAT(words_of("a '|' \\> x>y"), ElementsAre("a", "|", ">", "x>y"));
}

TEST(SplitCommand, RefusesEmptyTextsNulBytesAndATrailingBackslash) {
    EXPECT_EQ(error_of(" \t").kind, CommandErrorKind::Empty);
    EXPECT_EQ(error_of("").kind, CommandErrorKind::Empty);
    EXPECT_EQ(error_of(std::string_view("a\0b", 3)), (CommandError{CommandErrorKind::ControlCharacter, 1}));
    EXPECT_EQ(error_of("a b\\"), (CommandError{CommandErrorKind::NothingToEscape, 3}));
}

TEST(CommandErrorText, PutsTheCaretUnderTheRightColumnOfAnyText) {
    const std::string text = "\xC3\xA9\x07 'x";
    EXPECT_EQ(command_error_text(text, error_of(text)), "this quote is never closed\n  \xC3\xA9\\x07 'x\n        ^");
    std::string longer(1000, 'a');
    longer[500] = ' ';
    longer[501] = '\'';
    const std::string shown = command_error_text(longer, error_of(longer));
    EXPECT_LT(shown.size(), 300U);
    const std::size_t line = shown.find('\n') + 1;
    const std::size_t caret = shown.rfind('^') - (shown.rfind('\n') + 1);
    EXPECT_EQ(shown[line + caret], '\'');
    EXPECT_THAT(command_error_text("", error_of("")), testing::HasSubstr("empty"));
}

TEST(JoinCommand, IsTakenApartAgain) {
    const std::vector<std::string> words{"./mine", "", "a b", "it's", "\"", "\\", "|", "plain-1.2/x", "\xC3\xA9\n"};
    EXPECT_EQ(words_of(join_command(words)), words);
    EXPECT_EQ(join_command({"./mine", "--uci"}), "./mine --uci");
}

}  // namespace
}  // namespace plyproof::process
