// SPDX-License-Identifier: MIT
#include "report/text_parts.h"

#include <gtest/gtest.h>

namespace plyproof::report {
namespace {

using namespace std::chrono_literals;
using namespace std::string_view_literals;

constexpr Style kGrouped{.group_digits = true};

TEST(Counted, HasAPluralForAllButOne) {
    EXPECT_EQ(counted(0, "case"), "0 cases");
    EXPECT_EQ(counted(1, "case"), "1 case");
    EXPECT_EQ(counted(1200, "case", kGrouped), "1,200 cases");
}

TEST(DurationText, UsesTheUnitThatReadsBest) {
    EXPECT_EQ(duration_text(0ns), "0.00 s");
    EXPECT_EQ(duration_text(40ms), "0.04 s");
    EXPECT_EQ(duration_text(9999ms), "10.0 s");
    EXPECT_EQ(duration_text(12345ms), "12.3 s");
    EXPECT_EQ(duration_text(59990ms), "1 min 0 s");
    EXPECT_EQ(duration_text(200s), "3 min 20 s");
    EXPECT_EQ(duration_text(3599900ms), "1 h 0 min");
    EXPECT_EQ(duration_text(125min), "2 h 5 min");
}

TEST(RateText, SaysNothingWhenTheTimeIsTooShort) {
    EXPECT_EQ(rate_text(20, 10us), "");
    EXPECT_EQ(rate_text(500, 1s), "500 nodes/s");
    EXPECT_EQ(rate_text(2'500'000, 1s), "2.5 million nodes/s");
    EXPECT_EQ(rate_text(420'000'000, 2s), "210 million nodes/s");
}

TEST(Printable, KeepsPlainTextAndUtf8) {
    EXPECT_EQ(printable("kiwipete <&> \"x\""), "kiwipete <&> \"x\"");
    EXPECT_EQ(printable("Gr\xC3\xBC\xC3\x9F"
                        "e \xE2\x99\x94 \xF0\x9F\x98\x80"),
              "Gr\xC3\xBC\xC3\x9F"
              "e \xE2\x99\x94 \xF0\x9F\x98\x80");
}

TEST(Printable, SpellsOutControlCharacters) {
    EXPECT_EQ(printable("a\x1b[31mb\n\t"), "a\\x1b[31mb\\x0a\\x09");
    EXPECT_EQ(printable("a\0b"sv), "a\\x00b");
    EXPECT_EQ(printable("\x7f"), "\\x7f");
    EXPECT_EQ(printable("\xC2\x9B"), "\\xc2\\x9b") << "the 8-bit control sequence introducer";
    EXPECT_EQ(printable("\xE2\x80\xAE"), "\\xe2\\x80\\xae") << "right-to-left override";
}

TEST(Printable, SpellsOutBytesThatAreNoUtf8) {
    EXPECT_EQ(printable("\xff"), "\\xff");
    EXPECT_EQ(printable("\xC3"), "\\xc3") << "cut off";
    EXPECT_EQ(printable("\xC3x"), "\\xc3x") << "no continuation";
    EXPECT_EQ(printable("\xC0\xAF"), "\\xc0\\xaf") << "overlong";
    EXPECT_EQ(printable("\xE0\x80\xAF"), "\\xe0\\x80\\xaf") << "overlong";
    EXPECT_EQ(printable("\xED\xA0\x80"), "\\xed\\xa0\\x80") << "surrogate";
    EXPECT_EQ(printable("\xEF\xBF\xBE"), "\\xef\\xbf\\xbe") << "noncharacter";
    EXPECT_EQ(printable("\xF4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80") << "beyond Unicode";
}

}  // namespace
}  // namespace plyproof::report
