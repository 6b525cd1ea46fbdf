// SPDX-License-Identifier: MIT
#include "base/printable_text.h"

#include <gtest/gtest.h>

namespace plyproof::base {
namespace {

TEST(PrintableText, KeepsWhatCanBePrinted) {
    EXPECT_EQ(printable_text("e4 \xC3\xA9 \xE2\x99\x9E"), "e4 \xC3\xA9 \xE2\x99\x9E");
}

TEST(PrintableText, SpellsOutWhatCommandsATerminalOrIsNoText) {
    EXPECT_EQ(printable_text("a\x1b[31m\r\nb\tc\xff"), "a\\x1B[31m\\x0D\\x0Ab c\\xFF");
    EXPECT_EQ(printable_text(std::string_view("\0", 1)), "\\x00");
}

TEST(PrintableText, IsCutWhenItIsLong) {
    EXPECT_EQ(printable_text("abcdef", 3), "abc...");
    EXPECT_EQ(printable_text("abc", 3), "abc");
    EXPECT_EQ(printable_text("ab\xC3\xA9xy", 3), "ab\xC3\xA9...");
    EXPECT_EQ(printable_text(""), "");
}

}  // namespace
}  // namespace plyproof::base
