// SPDX-License-Identifier: MIT
#include "base/text_fields.h"

#include <gmock/gmock.h>

namespace plyproof::base {
namespace {

TEST(SplitFields, RememberTheirOffsetsAcrossRunsOfBlanks) {
    const auto fields = split_fields("  ab\t c ");
    ASSERT_EQ(fields.size(), 2u);
    EXPECT_EQ(fields[0].offset, 2u);
    EXPECT_EQ(fields[0].text, "ab");
    EXPECT_EQ(fields[1].offset, 6u);
    EXPECT_EQ(fields[1].text, "c");
}

TEST(SplitFields, OfBlankTextAreNone) { EXPECT_TRUE(split_fields(" \t ").empty()); }

TEST(SplitAt, KeepsEmptyPieces) {
    const auto pieces = split_at("a||b|", '|');
    ASSERT_EQ(pieces.size(), 4u);
    EXPECT_EQ(pieces[1].text, "");
    EXPECT_EQ(pieces[2].offset, 3u);
    EXPECT_EQ(pieces[3].text, "");
}

TEST(Trim, TakesLineEndsAway) {
    EXPECT_EQ(trim(" a b\r\n"), "a b");
    EXPECT_EQ(trim("\r\n"), "");
}

}  // namespace
}  // namespace plyproof::base
