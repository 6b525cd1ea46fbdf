// SPDX-License-Identifier: MIT
#include "process/line_buffer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace plyproof::process {
namespace {

std::vector<std::string> all_of(LineBuffer& buffer) {
    std::vector<std::string> lines;
    while (auto line = buffer.take()) lines.push_back(*line);
    return lines;
}

TEST(LineBuffer, JoinsLinesThatComeInPieces) {
    LineBuffer buffer(100);
    EXPECT_TRUE(buffer.add("ab"));
    EXPECT_FALSE(buffer.has_line());
    EXPECT_EQ(buffer.unfinished(), "ab");
    EXPECT_TRUE(buffer.add("c\nd\ne"));
    EXPECT_TRUE(buffer.has_line());
    EXPECT_THAT(all_of(buffer), testing::ElementsAre("abc", "d"));
    EXPECT_EQ(buffer.unfinished(), "e");
}

TEST(LineBuffer, TakesCarriageReturnsAwayBeforeALineEndOnly) {
    LineBuffer buffer(100);
    buffer.add("a\r");
    buffer.add("\nb\rc\n\r\n\n");
    EXPECT_THAT(all_of(buffer), testing::ElementsAre("a", "b\rc", "", ""));
}

TEST(LineBuffer, KeepsEveryByte) {
    LineBuffer buffer(100);
    buffer.add(std::string_view("a\0\xff z\n", 6));
    EXPECT_EQ(buffer.take(), std::string("a\0\xff z", 5));
}

TEST(LineBuffer, CountsAnUnfinishedLineWhenTheBytesEnd) {
    LineBuffer buffer(100);
    buffer.add("a\nb");
    buffer.finish();
    buffer.finish();
    EXPECT_THAT(all_of(buffer), testing::ElementsAre("a", "b"));
    EXPECT_EQ(buffer.unfinished(), "");
}

TEST(LineBuffer, StopsAtALineThatIsTooLongAndKeepsWhatCameBefore) {
    LineBuffer buffer(4);
    EXPECT_TRUE(buffer.add("1234\n12"));
    EXPECT_TRUE(buffer.add("34"));
    EXPECT_FALSE(buffer.overflowed());
    EXPECT_FALSE(buffer.add("5\nnext\n"));
    EXPECT_TRUE(buffer.overflowed());
    EXPECT_FALSE(buffer.add("more\n"));
    EXPECT_THAT(all_of(buffer), testing::ElementsAre("1234"));
    EXPECT_EQ(buffer.size(), 0U);
}

TEST(LineBuffer, HoldsNoMoreThanTheBytesThatWait) {
    LineBuffer buffer(10);
    for (int round = 0; round < 1000; ++round) {
        buffer.add("12345678\n123");
        buffer.add("45678\n");
        EXPECT_LE(buffer.size(), 36U);
        EXPECT_EQ(buffer.take(), "12345678");
        EXPECT_EQ(buffer.take(), "12345678");
    }
    EXPECT_EQ(buffer.size(), 0U);
}

TEST(LineBuffer, GivesLinesInOrderWhileMoreCome) {
    LineBuffer buffer(10);
    int written = 0;
    int read = 0;
    for (int round = 0; round < 300; ++round) {
        for (int i = 0; i < 3; ++i) buffer.add(std::to_string(written++) + "\n");
        for (int i = 0; i < 2; ++i) EXPECT_EQ(buffer.take(), std::to_string(read++));
    }
    while (auto line = buffer.take()) EXPECT_EQ(*line, std::to_string(read++));
    EXPECT_EQ(read, written);
}

}  // namespace
}  // namespace plyproof::process
