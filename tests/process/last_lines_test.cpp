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

TEST(LastLines, AreCutWhenTheyAreLong) {
    LastLines lines;
    lines.add(std::string(LastLines::kLength + 1, 'x'));
    EXPECT_EQ(lines.lines().front(), std::string(LastLines::kLength, 'x'));
}

}  // namespace
}  // namespace plyproof::process
