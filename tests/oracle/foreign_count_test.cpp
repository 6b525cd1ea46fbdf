// SPDX-License-Identifier: MIT
#include "oracle/foreign_count.h"

#include <gtest/gtest.h>

#include <string>

namespace plyproof::oracle {
namespace {

TEST(ForeignCount, DigitGroupsOfEveryKindAreOneNumber) {
    for (const char* text : {"3193522577", "3,193,522,577", "3.193.522.577", "3'193'522'577", "3_193_522_577",
                             "3 193 522 577", "  3193522577  "}) {
        EXPECT_EQ(count_from_text(text), ForeignCount{3193522577}) << text;
    }
}

TEST(ForeignCount, OddGroupsAreNoNumber) {
    for (const char* text : {"", "-", "1,23", "1,2345", "12345,678", "1,234.567", "0,123", "1.5", "20x", "1e6"}) {
        EXPECT_FALSE(count_from_text(text)) << text;
    }
}

TEST(ForeignCount, AnOverflowedCounterIsNegative) {
    EXPECT_EQ(count_from_text("-1099065436"), ForeignCount{-1099065436});
}

TEST(ForeignCount, HoldsMoreThanSixtyFourBits) {
    const auto count = count_from_text("31 082 103 742 763 512 345");
    ASSERT_TRUE(count);
    EXPECT_EQ(count_text(*count), "31082103742763512345");
    EXPECT_TRUE(count_from_text(std::string(30, '9')));
    EXPECT_FALSE(count_from_text(std::string(31, '9'))) << "a few more digits, and sums over many lines overflow";
}

TEST(ForeignCount, BlanksBetweenGroupsLeaveTheOtherReadingOpen) {
    const auto read = read_count("20 400 ms");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->value, ForeignCount{20400});
    EXPECT_EQ(read->first_group, ForeignCount{20});
    EXPECT_EQ(read->length, 6U);
    EXPECT_FALSE(read_count("20,400")->first_group);
}

TEST(ForeignCount, TextIsDecimal) {
    EXPECT_EQ(count_text(0), "0");
    EXPECT_EQ(count_text(-20), "-20");
    EXPECT_EQ(count_text(4865609), "4865609");
}

}  // namespace
}  // namespace plyproof::oracle
