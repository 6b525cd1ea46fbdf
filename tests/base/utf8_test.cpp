// SPDX-License-Identifier: MIT
#include "base/utf8.h"

#include <gtest/gtest.h>

namespace plyproof::base {
namespace {

using namespace std::string_view_literals;

TEST(PrintableLength, IsTheNumberOfBytesOfTheFirstCharacter) {
    EXPECT_EQ(printable_length("abc"), 1u);
    EXPECT_EQ(printable_length("\xC3\xBC!"), 2u);
    EXPECT_EQ(printable_length("\xE2\x99\x94"), 3u);
    EXPECT_EQ(printable_length("\xF0\x9F\x98\x80"), 4u);
    EXPECT_EQ(printable_length(""), 0u);
}

TEST(PrintableLength, IsNothingForWhatCommandsOrReordersATerminal) {
    for (const std::string_view text : {"\0"sv, "\n"sv, "\t"sv, "\x1b[2J"sv, "\x7f"sv, "\xC2\x9B"sv, "\xE2\x80\xA8"sv,
                                        "\xE2\x80\xA9"sv, "\xE2\x80\xAE"sv, "\xE2\x81\xA6"sv}) {
        EXPECT_EQ(printable_length(text), 0u) << testing::PrintToString(text);
    }
}

TEST(PrintableLength, IsNothingForBytesThatAreNoUtf8) {
    for (const std::string_view text : {"\xFF"sv, "\xC3"sv, "\xC3x"sv, "\x80"sv, "\xC0\xAF"sv, "\xE0\x80\xAF"sv,
                                        "\xED\xA0\x80"sv, "\xEF\xBF\xBE"sv, "\xF4\x90\x80\x80"sv, "\xF0\x9F\x98"sv}) {
        EXPECT_EQ(printable_length(text), 0u) << testing::PrintToString(text);
    }
}

}  // namespace
}  // namespace plyproof::base
