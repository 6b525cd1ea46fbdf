// SPDX-License-Identifier: MIT
#include "diagnose/comparison.h"

#include <gmock/gmock.h>

#include "diagnose/fake_oracle.h"
#include "support/position_of.h"

namespace plyproof::diagnose {
namespace {

oracle::Question question(const char* fen, int depth = 1) { return {support::position_of(fen), {}, {}, depth}; }

Comparison compared(const oracle::Question& asked, const PrintedDivide& printed) {
    return compare(*perft::divide(oracle::asked_position(asked), asked.depth), answer_of(printed, asked), asked.depth);
}

TEST(Comparisons, OfRightAnswersDoNotDiffer) {
    const auto asked = question("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", 2);
    EXPECT_FALSE(compared(asked, right_divide(asked)).differs());
}

TEST(Comparisons, TakeARepeatedMoveForAFaultOfTheListAlone) {
    const auto asked = question("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    PrintedDivide printed = right_divide(asked);
    printed.add("e1e2");
    const Comparison comparison = compared(asked, printed);
    EXPECT_THAT(comparison.duplicated, ::testing::ElementsAre("e1e2"));
    EXPECT_THAT(comparison.diff.miscounted, ::testing::IsEmpty());
}

TEST(Comparisons, TakeNothingForARightTotalWhereEveryMoveEndsTheGame) {
    const auto asked = question("8/8/8/8/8/8/5Qr1/5k1K b - - 0 1", 2);
    EXPECT_FALSE(compared(asked, {.moves = {}, .total = 0}).differs());
    EXPECT_EQ(compared(question("8/8/8/8/8/8/5Qr1/5k1K b - - 0 1"), {.moves = {}, .total = 0}).diff.missing.size(), 2U);
}

class Pawns : public ::testing::TestWithParam<bool> {};

TEST_P(Pawns, ThatStayPawnsBesideTheirPromotionsAreMovesTooMany) {
    const auto asked = question("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    PrintedDivide printed = right_divide(asked);
    if (GetParam()) {
        printed.add("a7a8");
    } else {
        printed.moves.insert(printed.moves.begin(), {"a7a8", 1});
        printed.sum_up();
    }
    const Comparison comparison = compared(asked, printed);
    ASSERT_EQ(comparison.diff.extra.size(), 1U);
    EXPECT_EQ(comparison.diff.extra.front().text, "a7a8");
    EXPECT_THAT(comparison.diff.missing, ::testing::IsEmpty());
    EXPECT_THAT(comparison.diff.miscounted, ::testing::IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(FirstOrLast, Pawns, ::testing::Bool());

TEST(Comparisons, TakeOnePawnMoveInPlaceOfFourPromotionsForAPawn) {
    const auto asked = question("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    PrintedDivide printed = right_divide(asked);
    for (const char* text : {"a7a8n", "a7a8b", "a7a8r", "a7a8q"}) printed.remove(text);
    printed.add("a7a8");
    const Comparison comparison = compared(asked, printed);
    EXPECT_EQ(comparison.diff.extra.size(), 1U);
    EXPECT_EQ(comparison.diff.missing.size(), 4U);
}

TEST(Comparisons, TakeFourPromotionsWithoutTheirPieceForWhatTheyAre) {
    const auto asked = question("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    PrintedDivide printed = right_divide(asked);
    for (auto& [text, nodes] : printed.moves) text = text.substr(0, 4);
    EXPECT_FALSE(compared(asked, printed).differs());
}

TEST(Comparisons, TakeOneMoveInTwoSpellingsForListedTwice) {
    const auto asked = question("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    PrintedDivide printed = right_divide(asked);
    printed.add("O-O");
    const Comparison comparison = compared(asked, printed);
    EXPECT_EQ(comparison.duplicated, std::vector<std::string>{"e1g1"});
    EXPECT_TRUE(comparison.diff.miscounted.empty());
}

TEST(Comparisons, TakeNothingListedAndNothingCountedForAnEmptyList) {
    const auto asked = question("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    const Comparison comparison = compared(asked, {});
    EXPECT_EQ(comparison.diff.missing.size(), 5U);
    EXPECT_FALSE(comparison.diff.bare_total);
}

}  // namespace
}  // namespace plyproof::diagnose
