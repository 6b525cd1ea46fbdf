// SPDX-License-Identifier: MIT
#include "report/style.h"

#include <gtest/gtest.h>

#include <limits>

namespace plyproof::report {
namespace {

TEST(CountText, IsPlainDigitsByDefault) {
    EXPECT_EQ(count_text(0), "0");
    EXPECT_EQ(count_text(4865609), "4865609");
    EXPECT_EQ(count_text(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
}

TEST(CountText, GroupsByThreesFromTheRight) {
    const Style grouped{.group_digits = true};
    EXPECT_EQ(count_text(0, grouped), "0");
    EXPECT_EQ(count_text(999, grouped), "999");
    EXPECT_EQ(count_text(1000, grouped), "1,000");
    EXPECT_EQ(count_text(4865609, grouped), "4,865,609");
    EXPECT_EQ(count_text(std::numeric_limits<std::uint64_t>::max(), grouped), "18,446,744,073,709,551,615");
}

TEST(CountText, HoldsMoreThan64Bits) {
    const base::Uint128 largest = std::numeric_limits<std::uint64_t>::max();
    EXPECT_EQ(count_text(largest + 1), "18446744073709551616");
    EXPECT_EQ(count_text(largest * 1000, {.group_digits = true}), "18,446,744,073,709,551,615,000");
}

TEST(Painted, LeavesTextAloneWithoutColour) { EXPECT_EQ(painted("x", Paint::Bad, {}), "x"); }

TEST(Painted, EndsEveryColourItBegins) {
    const Style colored{.color = true};
    for (const Paint paint : {Paint::Good, Paint::Bad, Paint::Warning, Paint::Strong, Paint::Faint}) {
        const std::string text = painted("x", paint, colored);
        EXPECT_TRUE(text.starts_with("\x1b["));
        EXPECT_TRUE(text.ends_with("x\x1b[0m"));
    }
}

}  // namespace
}  // namespace plyproof::report
