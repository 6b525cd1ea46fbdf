// SPDX-License-Identifier: MIT
#include "oracle/divide_text.h"

#include <gtest/gtest.h>

namespace plyproof::oracle {
namespace {

TEST(DivideText, KeepsMovesTotalsAndWhatItSkipped) {
    const DivideText divide = parse_divide_text(
        "Stockfish 15.1\n"
        "info string NUMA\n"
        "a2a3: 20\n"
        "e2e4: 21\r\n"
        "\n"
        "Nodes searched: 41\n"
        "\n");
    ASSERT_EQ(divide.moves.size(), 2U);
    EXPECT_EQ(divide.moves[1].move, "e2e4");
    EXPECT_EQ(divide.moves[1].nodes, 21);
    EXPECT_EQ(divide.moves[1].line, 4U);
    ASSERT_EQ(divide.skipped.size(), 2U);
    EXPECT_EQ(divide.skipped[1].text, "info string NUMA");
    EXPECT_EQ(divide.skipped[1].line, 2U);
    EXPECT_EQ(total_of(divide), ForeignCount{41});
    EXPECT_EQ(sum_of(divide), ForeignCount{41});
    EXPECT_EQ(divide.answers, 1);
}

TEST(DivideText, NothingIsNotAnError) {
    const DivideText divide = parse_divide_text("");
    EXPECT_TRUE(divide.moves.empty());
    EXPECT_TRUE(divide.skipped.empty());
    EXPECT_EQ(total_of(divide), std::nullopt);
}

TEST(DivideText, OfSeveralAnswersTheLastCounts) {
    const DivideText divide =
        parse_divide_text("a2a3: 1\nNodes searched: 1\n\na2a3: 20\ne2e4: 20\nNodes searched: 40\n");
    EXPECT_EQ(divide.answers, 2);
    ASSERT_EQ(divide.moves.size(), 2U);
    EXPECT_EQ(divide.moves[0].nodes, 20);
    EXPECT_EQ(total_of(divide), ForeignCount{40});
}

TEST(DivideText, ATotalBeforeTheMovesBelongsToThem) {
    const DivideText divide = parse_divide_text("perft 2 = 40\na2a3: 20\ne2e4: 20\n");
    EXPECT_EQ(divide.answers, 1);
    EXPECT_EQ(total_of(divide), ForeignCount{40});
}

TEST(DivideText, InfoLinesForLowerDepthsDoNotHideTheTotal) {
    const DivideText divide =
        parse_divide_text("info depth 1 nodes 2 time 0\na2a3: 20\ninfo depth 2 nodes 40 time 0\ne2e4: 20\n");
    EXPECT_EQ(divide.moves.size(), 2U);
    EXPECT_EQ(total_of(divide), ForeignCount{40});
}

TEST(DivideText, ANumberOfMovesIsNoTotal) {
    EXPECT_EQ(total_of(parse_divide_text("a2a3: 20\ne2e4: 20\nMoves: 2\n")), std::nullopt);
    EXPECT_EQ(total_of(parse_divide_text("a2a3: 20\ne2e4: 20\nMoves 40\n")), ForeignCount{40});
    EXPECT_EQ(total_of(parse_divide_text("a2a3: 20\ne2e4: 20\nMoves: 2\nNodes: 40\n")), ForeignCount{40});
}

TEST(DivideText, AWrongTotalIsKeptAsItWasSaid) {
    EXPECT_EQ(total_of(parse_divide_text("a2a3: 20\ne2e4: 20\nNodes searched: 41\n")), ForeignCount{41});
}

TEST(DivideText, TheTotalSettlesWhatBlanksMean) {
    const DivideText columns = parse_divide_text("a2a3 20 400\ne2e4 20 410\nTotal: 40\n");
    EXPECT_EQ(columns.moves[0].nodes, 20);
    EXPECT_EQ(sum_of(columns), ForeignCount{40});
    const DivideText groups = parse_divide_text("a2a3 20 400\ne2e4 20 410\nTotal: 40 810\n");
    EXPECT_EQ(groups.moves[0].nodes, 20400);
}

TEST(DivideText, CountsBeyondSixtyFourBitsAreSummed) {
    const DivideText divide = parse_divide_text("a2a3: 18446744073709551615\ne2e4: 18446744073709551615\n");
    EXPECT_EQ(count_text(sum_of(divide)), "36893488147419103230");
}

}  // namespace
}  // namespace plyproof::oracle
