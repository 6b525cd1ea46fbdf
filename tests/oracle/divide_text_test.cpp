// SPDX-License-Identifier: MIT
#include "oracle/divide_text.h"

#include <gmock/gmock.h>

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

TEST(DivideText, TheTotalForTheDepthAskedForIsTaken) {
    const char* text = "perft 1 = 20\nperft 2 = 400\nperft 3 = 8902\n";
    EXPECT_EQ(total_of(parse_divide_text(text, 2)), ForeignCount{400});
    EXPECT_EQ(total_of(parse_divide_text(text)), ForeignCount{8902});
    EXPECT_EQ(total_of(parse_divide_text(text, 5)), std::nullopt);
    EXPECT_EQ(other_depths(parse_divide_text(text, 5)), (std::vector<int>{1, 2, 3}));
    EXPECT_TRUE(other_depths(parse_divide_text(text, 2)).empty());
    for (const char* line : {"Raw nodes for depth 3: 400", "perft(3) = 400", "Perft 3 time 1 nodes 400",
                             "info depth 3 nodes 400", "Depth 3: 400", "nodes at depth 3 = 400"}) {
        EXPECT_EQ(total_of(parse_divide_text(line, 2)), std::nullopt) << line;
        EXPECT_EQ(total_of(parse_divide_text(line, 3)), ForeignCount{400}) << line;
    }
}

TEST(DivideText, OfSeveralAnswersTheOneForTheDepthIsTaken) {
    const char* text = "a2a3: 1\nperft 1 = 1\na2a3: 20\nperft 2 = 20\na2a3: 400\nperft 3 = 400\n";
    EXPECT_EQ(sum_of(parse_divide_text(text, 2)), 20);
    EXPECT_EQ(sum_of(parse_divide_text(text, 3)), 400);
    EXPECT_EQ(sum_of(parse_divide_text(text)), 400);
}

TEST(DivideText, AnotherTotalOfTheSameKindIsKept) {
    const auto others = other_totals(parse_divide_text("a2a3: 20\nNodes searched: 20\nTotal: 21\n"));
    ASSERT_EQ(others.size(), 1U);
    EXPECT_EQ(others[0].nodes, 21);
    EXPECT_TRUE(other_totals(parse_divide_text("a2a3: 20\nNodes searched: 20\nTotal: 20\n21\n")).empty());
    EXPECT_TRUE(other_totals(parse_divide_text("perft 1 = 20\nperft 2 = 400\n", 2)).empty());
}

TEST(DivideText, SeveralMovesInALineAreAllRead) {
    const DivideText divide = parse_divide_text("a2a3: 20 e2e4: 21, Nf3 22\n");
    EXPECT_EQ(divide.moves.size(), 3U);
    EXPECT_EQ(sum_of(divide), 63);
    const DivideText cut = parse_divide_text("a2a3: 20; e2e4: many\n");
    ASSERT_EQ(cut.skipped.size(), 1U);
    EXPECT_EQ(cut.skipped[0].unread.moves, std::vector<std::string>{"e2e4"});
}

TEST(DivideText, LinesMayEndWithCarriageReturnsAlone) {
    const DivideText divide = parse_divide_text("a2a3: 20\re2e4: 21\r\nd2d4: 22\n\rTotal: 63");
    ASSERT_EQ(divide.moves.size(), 3U);
    EXPECT_EQ(divide.moves[2].line, 3U);
    EXPECT_EQ(total_of(divide), ForeignCount{63});
}

TEST(DivideText, TablesJsonCsvAndInfoStringsAreRead) {
    for (const char* text :
         {"[a2a3] 20\n[e2e4] 21\n", "| move | nodes |\n| a2a3 | 20 |\n| e2e4 | 21 |\n",
          "{\"a2a3\": 20,\n\"e2e4\": 21}\n", "{\"a2a3\": 20, \"e2e4\": 21}",
          "info string a2a3: 20\ninfo string e2e4: 21\n",
          "{\"fen\":\"8/8 w - - 0 "
          "1\",\"lines\":[{\"moves\":\"a2a3\",\"nodes\":\"20\"},{\"moves\":\"e2e4\",\"nodes\":\"21\"}]}",
          "fen,depth,moves,nodes\n8/8 w - - 0 1,2,a2a3,20\n8/8 w - - 0 1,2,e2e4,21\n",
          "a2a3 a7a6: 20\ne2e4 e7e5: 10\ne2e4 d7d5: 11\n", "\"Nf3\": 20\n| O-O | 21 |\n"}) {
        EXPECT_EQ(sum_of(parse_divide_text(text)), 41) << text;
        EXPECT_TRUE(parse_divide_text(text).totals.empty()) << text;
    }
}

TEST(DivideText, OfALongLineOnlyTheStartIsKept) {
    const DivideText divide = parse_divide_text(std::string(1'000'000, 'x') + "\na2a3: 20\n");
    ASSERT_EQ(divide.skipped.size(), 1U);
    EXPECT_EQ(divide.skipped[0].text.size(), 1000U);
}

TEST(DivideText, CountsBeyondSixtyFourBitsAreSummed) {
    const DivideText divide = parse_divide_text("a2a3: 18446744073709551615\ne2e4: 18446744073709551615\n");
    EXPECT_EQ(count_text(sum_of(divide)), "36893488147419103230");
}

TEST(DivideText, BlanksBetweenNumbersAreSettledByTheTotalOrByOtherLines) {
    const auto nodes = [](const char* text) {
        std::vector<int> counts;
        for (const MoveLine& move : parse_divide_text(text).moves) counts.push_back(static_cast<int>(move.nodes));
        return counts;
    };
    EXPECT_THAT(nodes("e2e4: 2 400\nd2d4: 1 100\nTotal: 3500\n"), testing::ElementsAre(2400, 1100));
    EXPECT_THAT(nodes("e2e4: 2 400\nd2d4: 1 100\nTotal: 3\n"), testing::ElementsAre(2, 1));
    EXPECT_THAT(nodes("e2e4 2 400\nd2d4 1 40\n"), testing::ElementsAre(2, 1)) << "40 is no group: two columns";
    EXPECT_THAT(nodes("e2e4 2 400\nd2d4 980\n"), testing::ElementsAre(2400, 980)) << "980 stands alone: no columns";
    EXPECT_THAT(nodes("e2e4 20 0.1 s\nd2d4 1 400 2 s\n"), testing::ElementsAre(20, 1));
}

TEST(DivideText, SaysThatNothingTellsOneNumberFromTwo) {
    EXPECT_TRUE(parse_divide_text("e2e4: 2 400\nd2d4: 1 100\n").unsure_groups);
    EXPECT_FALSE(parse_divide_text("e2e4: 2 400\nd2d4: 1 100\nTotal: 3 500\n").unsure_groups);
    EXPECT_FALSE(parse_divide_text("e2e4: 2 400\nd2d4: 980\n").unsure_groups);
    EXPECT_FALSE(parse_divide_text("e2e4: 2400\n").unsure_groups);
}

}  // namespace

/// The words of the list in their order.
std::string words_of(const DivideText& divide) {
    std::string words;
    for (const MoveLine& move : divide.moves) words += (words.empty() ? "" : " ") + move.move;
    return words;
}

TEST(ParseDivideText, ALineThatNamesNoMoveIsOneOfTheListItStandsIn) {
    EXPECT_EQ(words_of(parse_divide_text("a2a3: 1\nh9h9: 1\ne2e4: 1\n\nNodes searched: 3\n")), "a2a3 h9h9 e2e4");
    EXPECT_EQ(words_of(parse_divide_text("0000: 1\na2a3: 1\n")), "0000 a2a3");
    EXPECT_EQ(words_of(parse_divide_text("| a2a3 | 1 |\n| (none) | 1 |\n")), "a2a3 (none)");
    EXPECT_EQ(sum_of(parse_divide_text("a2a3: 1\nh9h9: 4\n")), 5);
    EXPECT_TRUE(parse_divide_text("a2a3: 1\nh9h9: 4\n").skipped.empty());
}

TEST(ParseDivideText, ALineThatNamesNoMoveIsNothingOutsideOfLists) {
    EXPECT_EQ(words_of(parse_divide_text("h9h9: 1\n")), "");
    EXPECT_EQ(words_of(parse_divide_text("h9h9: 1\nTotal: 7\na2a3: 1\n")), "a2a3");
    EXPECT_EQ(words_of(parse_divide_text("a2a3: 1\nNodes searched: 1\nh9h9: 1\n")), "a2a3");
    EXPECT_EQ(words_of(parse_divide_text("depth: 1\na2a3: 1\ntime: 3\nNodes: 1\n")), "a2a3");
    EXPECT_EQ(words_of(parse_divide_text("a2a3: 1\nNodes: 1\nh9h9: 1\ne2e4: 1\nNodes: 2\n")), "h9h9 e2e4");
}

}  // namespace plyproof::oracle
