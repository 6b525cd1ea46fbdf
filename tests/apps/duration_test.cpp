// SPDX-License-Identifier: MIT
#include "common/duration.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace plyproof::apps {
namespace {

using std::chrono::milliseconds;

TEST(Duration, EveryUnitIsUnderstood) {
    EXPECT_EQ(parse_duration("90"), milliseconds(90'000));
    EXPECT_EQ(parse_duration("90s"), milliseconds(90'000));
    EXPECT_EQ(parse_duration("2m"), milliseconds(120'000));
    EXPECT_EQ(parse_duration("2min"), milliseconds(120'000));
    EXPECT_EQ(parse_duration("1.5s"), milliseconds(1'500));
    EXPECT_EQ(parse_duration("250ms"), milliseconds(250));
    EXPECT_EQ(parse_duration("1h"), milliseconds(3'600'000));
    EXPECT_EQ(parse_duration("0"), milliseconds(0));
    EXPECT_EQ(parse_duration(".5s"), milliseconds(500));
}

TEST(Duration, TheLongestIsTenThousandHours) {
    EXPECT_EQ(parse_duration("10000h"), milliseconds(36'000'000'000));
    EXPECT_THAT(parse_duration("10000.1h").error(), testing::HasSubstr("too long"));
    EXPECT_FALSE(parse_duration("99999999999999999999"));
}

TEST(Duration, AnythingElseIsAnErrorThatNamesTheText) {
    for (const char* text : {"", "s", ".", "1.", "-5", "5 s", "5x", "1e3", "1.5.5s", "0x10", "inf", "5s "}) {
        const auto result = parse_duration(text);
        ASSERT_FALSE(result) << text;
        EXPECT_THAT(result.error(), testing::HasSubstr(fmt::format("'{}'", text)));
    }
}

}  // namespace
}  // namespace plyproof::apps
