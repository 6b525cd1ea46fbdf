// SPDX-License-Identifier: MIT
#include "diagnose/diff.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "chess/move_text.h"
#include "support/position_of.h"

namespace plyproof::diagnose {
namespace {

using support::position_of;

using testing::ElementsAre;

Diff diff_of(std::string_view fen, int depth, std::string_view text) {
    const chess::Position position = position_of(fen);
    return diff(perft::divide(position, depth).value(),
                oracle::understand(oracle::parse_divide_text(text), position, chess::Variant::Standard));
}

chess::Move move_of(std::string_view fen, std::string_view uci) {
    return chess::parse_uci_move(position_of(fen), uci, chess::Variant::Standard).value();
}

// White: king a1 with the moves a1a2, a1b1, a1b2; Black's king has three replies to each.
constexpr const char* kKings = "7k/8/8/8/8/8/8/K7 w - - 0 1";
// The same with a pawn that promotes.
constexpr const char* kPromotion = "8/1P5k/8/8/8/8/8/K7 w - - 0 1";

TEST(Diff, EqualAnswersDoNotDiffer) {
    EXPECT_TRUE(diff_of(kKings, 2, "a1b1: 3\na1b2: 3\nKa2: 3\nNodes searched: 9\n").empty());
}

TEST(Diff, MissingExtraAndMiscountedMovesAreToldApart) {
    const Diff result = diff_of(kKings, 2, "a1b1: 3\na1b2: 4\na1a3: 3\n");
    EXPECT_THAT(result.missing, ElementsAre(MissingMove{move_of(kKings, "a1a2"), 3}));
    EXPECT_THAT(result.extra, ElementsAre(ExtraMove{"a1a3", 3}));
    EXPECT_THAT(result.miscounted, ElementsAre(MiscountedMove{{move_of(kKings, "a1b2")}, 3, 4}));
    EXPECT_FALSE(result.own_total);
}

TEST(Diff, ATotalThatIsNotTheSumIsADifference) {
    const Diff result = diff_of(kKings, 2, "a1b1: 3\na1b2: 3\na1a2: 3\nNodes searched: 10\n");
    EXPECT_EQ(result.own_total, (WrongTotal{9, 10}));
    EXPECT_FALSE(result.empty());
}

TEST(Diff, ABareTotalIsComparedAlone) {
    EXPECT_TRUE(diff_of(kKings, 2, "Nodes searched: 9\n").empty());
    EXPECT_EQ(diff_of(kKings, 2, "Nodes searched: 8\n").bare_total, (WrongTotal{9, 8}));
    EXPECT_TRUE(diff_of(kKings, 2, "Nodes searched: 8\n").missing.empty());
}

TEST(Diff, NoAnswerAtAllMissesEveryMove) { EXPECT_EQ(diff_of(kKings, 2, "hello\n").missing.size(), 3U); }

TEST(Diff, AMoveWhoseCountCannotBeReadIsNotMissing) {
    const Diff result = diff_of(kKings, 2, "a1b1: 3\na1b2: 3\na1a2: three\nNodes searched: 9\n");
    EXPECT_TRUE(result.missing.empty());
    EXPECT_THAT(result.unread, ElementsAre(UnreadMove{move_of(kKings, "a1a2"), 3}));
    EXPECT_TRUE(result.empty());
    EXPECT_TRUE(result.unclear);
    EXPECT_FALSE(result.agrees());
}

TEST(Diff, AnUnreadLineDoesNotMaskADifference) {
    EXPECT_EQ(diff_of(kKings, 2, "a1b1: 4\na1b2: 3\na1a2: three\n").miscounted.size(), 1U);
    EXPECT_EQ(diff_of(kKings, 2, "a1b1: 3\na1a2: three\n").missing.size(), 1U);
    EXPECT_EQ(diff_of(kKings, 2, "a1b1: 3\na1b2: 3\na1a2: three\nTotal: 8\n").bare_total, (WrongTotal{9, 8}));
}

TEST(Diff, WhereNoLineCanBeReadNoMoveIsMissing) {
    const Diff result = diff_of(kKings, 2, "a1b1: three\n");
    EXPECT_TRUE(result.empty());
    EXPECT_TRUE(result.unclear);
}

TEST(Diff, LinesOfUnknownShapeForbidAVerdictByTheTotalAlone) {
    EXPECT_TRUE(diff_of(kKings, 2, "3 times a1b1\n3 times a1b2\n3 times a1a2\nTotal: 9\n").unclear);
}

TEST(Diff, ASecondTotalThatContradictsIsADifference) {
    const std::string moves = "a1b1: 3\na1b2: 3\na1a2: 3\n";
    EXPECT_EQ(diff_of(kKings, 2, moves + "Total: 9\nNodes searched: 10\n").own_total, (WrongTotal{9, 10}));
    EXPECT_FALSE(diff_of(kKings, 2, moves + "9\n10\n").agrees());
    EXPECT_TRUE(diff_of(kKings, 2, moves + "9\n10\n").empty());
    EXPECT_TRUE(diff_of(kKings, 2, "Total: 9\nTotal: 10\n").unclear);
    EXPECT_EQ(diff_of(kKings, 2, "Total: 8\nTotal: 10\n").bare_total, (WrongTotal{9, 10}));
}

TEST(Diff, PromotionsWithoutTheirPieceAreComparedTogether) {
    EXPECT_TRUE(diff_of(kPromotion, 1, "b7b8: 4\nKa2: 1\nKb1: 1\nKb2: 1\n").empty());
    const Diff result = diff_of(kPromotion, 1, "b7b8: 3\nKa2: 1\nKb1: 1\nKb2: 1\n");
    ASSERT_EQ(result.miscounted.size(), 1U);
    EXPECT_EQ(result.miscounted[0].ours, 4U);
    EXPECT_EQ(result.miscounted[0].moves.size(), 4U);
}

TEST(Diff, ANegativeCountDiffers) {
    EXPECT_EQ(diff_of(kKings, 1, "a1b1: -1\na1b2: 1\na1a2: 1\n").miscounted.size(), 1U);
}

}  // namespace
}  // namespace plyproof::diagnose
