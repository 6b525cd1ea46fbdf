// SPDX-License-Identifier: MIT
#include "perft/divide_lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/position_of.h"

namespace plyproof::perft {
namespace {

using testing::ElementsAre;

constexpr const char* kKings = "7k/8/8/8/8/8/8/K7 w - - 0 1";

TEST(DivideLines, AreSortedByText) {
    const chess::Position position = support::position_of(kKings);
    const DivideLines lines = divide_lines(divide(position, 2).value(), 2, chess::Variant::Standard);
    EXPECT_THAT(lines.lines, ElementsAre(DivideLine{"a1a2", 3}, DivideLine{"a1b1", 3}, DivideLine{"a1b2", 3}));
    EXPECT_EQ(lines.total, 9U);
    EXPECT_TRUE(lines.complete);
}

TEST(DivideLines, DeepLinesNameAllMoves) {
    DeepDivide deep;
    ASSERT_TRUE(deep_divide(support::position_of(kKings), 2, 2, {}, deep));
    const DivideLines lines = divide_lines(deep, 2, chess::Variant::Standard);
    ASSERT_EQ(lines.lines.size(), 9U);
    EXPECT_EQ(lines.lines[0].moves, "a1a2 h8g7");
}

TEST(DivideText, IsStockfishsToTheLetter) {
    EXPECT_EQ(divide_text({.depth = 1, .lines = {{"e2e4", 600}}, .total = 600}), "e2e4: 600\n\nNodes searched: 600\n");
    EXPECT_EQ(divide_text({.depth = 1}), "\nNodes searched: 0\n");
}

TEST(DivideText, ADivideThatWasStoppedDoesNotLookComplete) {
    EXPECT_EQ(divide_text({.depth = 9, .lines = {{"e2e4", 600}}, .total = 600, .complete = false}),
              "e2e4: 600\n\nNodes searched so far: 600\n");
}

}  // namespace
}  // namespace plyproof::perft
