// SPDX-License-Identifier: MIT
#include "perft/subtrees.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "perft/count.h"
#include "support/position_of.h"

namespace plyproof::perft {
namespace {

std::uint64_t sum_of(const Subtrees& subtrees) {
    std::uint64_t sum = 0;
    for (const Subtree& subtree : subtrees.list) sum += *count(subtree.position, subtrees.depth) * subtree.times;
    return sum;
}

TEST(Split, GivesTheWholeWhenOneIsWanted) {
    const Subtrees whole = split(chess::Position::start(), 7, 1, 4);
    ASSERT_EQ(whole.list.size(), 1u);
    EXPECT_EQ(whole.depth, 7);
    EXPECT_EQ(whole.list[0].position, chess::Position::start());
    EXPECT_EQ(whole.list[0].times, 1u);
}

TEST(Split, MergesPositionsThatAreReachedInSeveralWays) {
    // The numbers of different positions after one to three plies.
    const std::pair<std::size_t, std::size_t> kWantedAndFound[] = {{2, 20}, {20, 20}, {21, 400}, {401, 5362}};
    for (const auto& [wanted, found] : kWantedAndFound) {
        const Subtrees subtrees = split(chess::Position::start(), 5, wanted, 1);
        EXPECT_EQ(subtrees.list.size(), found);
        EXPECT_EQ(sum_of(subtrees), 4865609u) << wanted;
    }
}

TEST(Split, KeepsTheKeysOfItsPositions) {
    std::set<std::pair<std::uint64_t, std::uint64_t>> keys;
    for (const Subtree& subtree : split(chess::Position::start(), 3, 5000, 0).list) {
        EXPECT_EQ(subtree.key, chess::key_of(subtree.position));
        EXPECT_TRUE(keys.insert({subtree.key.low, subtree.key.high}).second);
    }
}

TEST(Split, StopsAtTheLeastDepth) {
    EXPECT_EQ(split(chess::Position::start(), 5, 1'000'000, 4).depth, 4);
    EXPECT_EQ(split(chess::Position::start(), 0, 1'000'000, 4).depth, 0);
}

TEST(Split, StopsWhereTheNumbersOfWaysCouldOutgrowTheirType) {
    const auto position = support::position_of("k7/p1p5/P1P5/8/8/5p1p/5P1P/7K w - - 0 1");
    const Subtrees subtrees = split(position, 100, 1'000'000, 4);
    EXPECT_EQ(subtrees.depth, 94);
    EXPECT_LT(subtrees.list.size(), 20u);
}

TEST(Split, IsEmptyWhenNoLineIsLongEnough) {
    EXPECT_TRUE(split(support::position_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), 5, 10, 0).list.empty());
}

}  // namespace
}  // namespace plyproof::perft
