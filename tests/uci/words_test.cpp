// SPDX-License-Identifier: MIT
#include "uci/words.h"

#include <gtest/gtest.h>

#include <limits>

namespace plyproof::uci {
namespace {

TEST(Words, AreSeparatedByBlanksOfAllKinds) {
    Words words("\xEF\xBB\xBF \tgo  depth\t5\r");
    EXPECT_EQ(words.take(), "go");
    EXPECT_TRUE(words.take("depth"));
    EXPECT_FALSE(words.take("depth"));
    EXPECT_EQ(words.peek(), "5");
    EXPECT_EQ(words.take(), "5");
    EXPECT_TRUE(words.at_end());
    EXPECT_EQ(words.take(), "");
    EXPECT_FALSE(words.take(""));
}

TEST(Words, GiveTheRestOfTheLineAsItStands) {
    Words words("value  a  b \r");
    EXPECT_EQ(words.take(), "value");
    EXPECT_EQ(words.take_rest(), "a  b");
    EXPECT_TRUE(words.at_end());
    EXPECT_EQ(words.take_rest(), "");
}

TEST(Words, GiveAllWordsBeforeAnotherOne) {
    Words words("Move  Overhead value 5");
    EXPECT_EQ(words.take_until("value"), "Move Overhead");
    EXPECT_EQ(words.peek(), "value");
    EXPECT_EQ(words.take_until("none"), "value 5");
}

TEST(NumberFrom, TakesWholeNumbersOnly) {
    EXPECT_EQ(number_from("15"), 15);
    EXPECT_EQ(number_from("-3"), -3);
    EXPECT_EQ(number_from("+7"), 7);
    for (const char* text : {"", "-", "+-1", "1.5", "x", "5x", "--1"})
        EXPECT_EQ(number_from(text), std::nullopt) << text;
}

TEST(NumberFrom, BecomesTheNearestThatFits) {
    EXPECT_EQ(number_from("99999999999999999999"), std::numeric_limits<std::int64_t>::max());
    EXPECT_EQ(number_from("-99999999999999999999"), std::numeric_limits<std::int64_t>::min());
}

TEST(SameName, IgnoresTheCaseOfLetters) {
    EXPECT_TRUE(same_name("MultiPV", "multipv"));
    EXPECT_FALSE(same_name("MultiPV", "multi pv"));
    EXPECT_TRUE(same_name("", ""));
}

}  // namespace
}  // namespace plyproof::uci
