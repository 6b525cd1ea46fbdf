// SPDX-License-Identifier: MIT
#include "perft/table_size.h"

#include <gtest/gtest.h>

#include "support/position_of.h"

namespace plyproof::perft {
namespace {

constexpr std::uint64_t kMegabyte = 1 << 20;
constexpr std::uint64_t kPlenty = std::uint64_t{1} << 50;

std::uint64_t useful_for(const char* fen, int depth) { return useful_table_bytes(support::position_of(fen), depth); }
std::uint64_t bytes_for(const char* fen, int depth, std::uint64_t free_bytes = kPlenty) {
    return default_table_bytes(support::position_of(fen), depth, free_bytes);
}

constexpr auto kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(DefaultTableBytes, AreNoneForShallowCounts) {
    for (int depth = 0; depth < kLeastDepthForTable; ++depth) EXPECT_EQ(bytes_for(kStart, depth), 0u);
    EXPECT_GT(bytes_for(kStart, kLeastDepthForTable), 0u);
}

// The start position has 822,518 different positions after five plies, 9,417,681 after six and 96,400,068 after seven:
// 10.7 bytes each in three quarters of the table.
TEST(UsefulTableBytes, SufficeForTheStartPositionWithoutWaste) {
    EXPECT_GE(useful_for(kStart, 7), 12 * kMegabyte);
    EXPECT_LE(useful_for(kStart, 7), 50 * kMegabyte);
    EXPECT_GE(useful_for(kStart, 8), 130 * kMegabyte);
    EXPECT_LE(useful_for(kStart, 8), 500 * kMegabyte);
    EXPECT_GE(useful_for(kStart, 9), 1300 * kMegabyte);
    EXPECT_LE(useful_for(kStart, 9), 4000 * kMegabyte);
}

TEST(UsefulTableBytes, AreAtLeastAMegabyteHoweverShallowTheCount) {
    for (const int depth : {0, 1, 2, 3, 4}) EXPECT_EQ(useful_for(kStart, depth), kMegabyte);
}

TEST(UsefulTableBytes, AreALargeNumberForCountsThatCannotBeFinished) {
    EXPECT_GT(useful_for(kStart, 2000), std::uint64_t{1} << 60);
}

TEST(DefaultTableBytes, AreTheUsefulOnesUpToALimitWhereMemoryIsPlenty) {
    EXPECT_EQ(bytes_for(kStart, 8), useful_for(kStart, 8));
    EXPECT_EQ(bytes_for(kStart, 12), kMostDefaultTableBytes);
}

TEST(DefaultTableBytes, AreAtMostAQuarterOfTheFreeMemory) {
    EXPECT_EQ(bytes_for(kStart, 12, 1000 * kMegabyte), 250 * kMegabyte);
    EXPECT_EQ(bytes_for(kStart, 255, 1000 * kMegabyte), 250 * kMegabyte);
    EXPECT_EQ(bytes_for(kStart, 12, 100), 0u);
    EXPECT_EQ(bytes_for(kStart, 12, 0), 0u);
}

TEST(UsefulTableBytes, StaySmallWhereFewPositionsArePossible) {
    EXPECT_LE(useful_for("8/8/4k3/8/8/4K3/8/8 w - - 0 1", 60), kMegabyte);
    EXPECT_LE(useful_for("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1", 60), 20 * kMegabyte);
}

TEST(UsefulTableBytes, AreTheLeastWhereTheGameIsOver) {
    EXPECT_EQ(useful_for("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 10), kMegabyte);
    EXPECT_EQ(useful_for("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1", 10), kMegabyte);
}

}  // namespace
}  // namespace plyproof::perft
