// SPDX-License-Identifier: MIT
#include "process/last_lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace plyproof::process {
namespace {

TEST(LastLines, AreTheLastOnesInTheirOrder) {
    LastLines lines;
    EXPECT_TRUE(lines.lines().empty());
    for (std::size_t i = 0; i < LastLines::kNumber + 5; ++i) lines.add(std::to_string(i));
    ASSERT_EQ(lines.lines().size(), LastLines::kNumber);
    EXPECT_EQ(lines.lines().front(), "5");
    EXPECT_EQ(lines.lines().back(), std::to_string(LastLines::kNumber + 4));
}

std::vector<std::string> lines_of(const std::vector<std::string>& said, std::size_t noise) {
    LastLines lines;
    for (const std::string& line : said) lines.add(line);
    for (std::size_t i = 0; i < noise; ++i) lines.add("frame " + std::to_string(i));
    return lines.lines();
}

TEST(LastLines, KeepTheBeginningOfAComplaintThatALongTraceWouldPushOut) {
    const auto lines =
        lines_of({"banner", "thread 'main' panicked at src/position.rs:12:5:", "index out of bounds"}, 40);
    ASSERT_EQ(lines.size(), LastLines::kComplaint + 1 + LastLines::kNumber);
    EXPECT_EQ(lines[0], "thread 'main' panicked at src/position.rs:12:5:");
    EXPECT_EQ(lines[1], "index out of bounds");
    EXPECT_EQ(lines[LastLines::kComplaint], LastLines::kLeftOut);
    EXPECT_EQ(lines.back(), "frame 39");
}

TEST(LastLines, SayNothingTwiceAndLeaveNoGapOutWhereThereIsNone) {
    const std::vector<std::string> all = lines_of({"Assertion `depth > 0' failed."}, 9);
    EXPECT_EQ(all.size(), 10U);
    const std::vector<std::string> two_pushed_out = lines_of({"Assertion `depth > 0' failed."}, 11);
    ASSERT_EQ(two_pushed_out.size(), 12U);
    EXPECT_EQ(two_pushed_out[1], "frame 0");
    EXPECT_EQ(two_pushed_out[2], "frame 1");
}

TEST(LastLines, KeepTheLastComplaintAndNotOneOfLongAgo) {
    LastLines lines;
    lines.add("error: no book");
    for (std::size_t i = 0; i < LastLines::kSameComplaint; ++i) lines.add("thinking");
    lines.add("==7==ERROR: AddressSanitizer: heap-buffer-overflow");
    for (int i = 0; i < 50; ++i) lines.add("    #0 0x55 in error_handler");
    EXPECT_EQ(lines.lines().front(), "==7==ERROR: AddressSanitizer: heap-buffer-overflow");
}

TEST(IsComplaint, KnowsHowProgramsFail) {
    for (const char* line : {"terminate called after throwing an instance of 'std::out_of_range'",
                             "thread 'main' panicked at 'x'", "Assertion failed: (a), function f", "fatal: no memory",
                             "Unhandled exception. System.IndexOutOfRangeException", "panic: runtime error: index",
                             "Traceback (most recent call last):", "Segmentation fault (core dumped)"}) {
        EXPECT_TRUE(is_complaint(line)) << line;
    }
    EXPECT_FALSE(is_complaint("info string NNUE evaluation"));
    EXPECT_FALSE(is_complaint(""));
}

TEST(LastLines, AreCutWhenTheyAreLong) {
    LastLines lines;
    lines.add(std::string(LastLines::kLength + 1, 'x'));
    EXPECT_EQ(lines.lines().front(), std::string(LastLines::kLength, 'x'));
}

}  // namespace
}  // namespace plyproof::process
