// SPDX-License-Identifier: MIT
#include "report/command_text.h"

#include <gtest/gtest.h>

namespace plyproof::report {
namespace {

TEST(ShellWord, PlainWordsNeedNoQuotes) { EXPECT_EQ(shell_word("suites/standard.epd"), "suites/standard.epd"); }

TEST(ShellWord, BlanksStarsAndNothingNeedQuotes) {
    EXPECT_EQ(shell_word("a b"), "'a b'");
    EXPECT_EQ(shell_word("*"), "'*'");
    EXPECT_EQ(shell_word(""), "''");
}

TEST(ShellWord, AQuoteInsideSurvives) { EXPECT_EQ(shell_word("it's"), R"('it'\''s')"); }

TEST(DivideCommand, HasMovesOnlyWhenThereAreSome) {
    EXPECT_EQ(divide_command("8/8/8/8/8/4k3/8/4K3 w - - 0 1", {}, 3),
              "divide --fen '8/8/8/8/8/4k3/8/4K3 w - - 0 1' --depth 3");
    EXPECT_EQ(divide_command("8/8/8/8/8/4k3/8/4K3 w - - 0 1", {"e1d1", "e3f3"}, 1, "--chess960"),
              "divide --fen '8/8/8/8/8/4k3/8/4K3 w - - 0 1' --chess960 --moves 'e1d1 e3f3' --depth 1");
}

}  // namespace
}  // namespace plyproof::report
