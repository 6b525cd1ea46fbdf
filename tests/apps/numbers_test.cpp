// SPDX-License-Identifier: MIT
#include "common/numbers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <limits>

namespace plyproof::apps {
namespace {

using testing::HasSubstr;

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();

TEST(Numbers, DecimalDigitsInRangeHaveNoFault) {
    for (const char* text : {"0", "1", "9", "10", "255"}) EXPECT_EQ(whole_number_fault(text, 0, 255), "") << text;
    EXPECT_EQ(whole_number_fault("18446744073709551615", 1, kMost), "");
}

TEST(Numbers, NumbersOutOfRangeAreToldTheRange) {
    for (const char* text : {"0", "256", "-1", "-0", "18446744073709551616", "99999999999999999999999"}) {
        EXPECT_EQ(whole_number_fault(text, 1, 255), std::string(text) + " is not in the range 1 to 255");
    }
    EXPECT_THAT(whole_number_fault("18446744073709551616", 1, kMost), HasSubstr("range"));
}

TEST(Numbers, ZerosInFrontAreRefusedAndNotReadAsOctal) {
    EXPECT_EQ(whole_number_fault("010", 1, 255), "'010' begins with 0: write 10");
    EXPECT_EQ(whole_number_fault("00", 0, 255), "'00' begins with 0: write 0");
    EXPECT_EQ(whole_number_fault("09", 1, 255), "'09' begins with 0: write 9");
}

TEST(Numbers, WhatIsNotDecimalIsCalledNoWholeNumber) {
    for (const char* text : {"abc", "", " ", "0x3", "0b11", "3 ", " 3", "+3", "3.0", "1e3", "1,000", "3d", "-", "--3",
                             "\xD9\xA3", "1'000"}) {
        EXPECT_THAT(whole_number_fault(text, 1, 255), HasSubstr("is not a whole number: write 1 to 255")) << text;
    }
}

TEST(Numbers, TextThatCannotBePrintedIsEscaped) {
    EXPECT_THAT(whole_number_fault("\x1b[2J", 1, 9), HasSubstr("\\x1b[2J"));
}

TEST(Numbers, TheCheckOfAnOptionRefusesWhatIsFaultyAndLetsTheRestThrough) {
    CLI::App app;
    int depth = -1;
    app.add_option("--depth", depth)->check(whole_number(0, 255));
    app.parse("--depth 12");
    EXPECT_EQ(depth, 12);
    for (const char* line : {"--depth 010", "--depth 0x3", "--depth abc", "--depth 256"}) {
        EXPECT_THROW(app.parse(line), CLI::ValidationError) << line;
    }
}

}  // namespace
}  // namespace plyproof::apps
