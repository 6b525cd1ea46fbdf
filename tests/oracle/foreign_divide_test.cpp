// SPDX-License-Identifier: MIT
#include "oracle/foreign_divide.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "chess/move_text.h"
#include "support/position_of.h"

namespace plyproof::oracle {
namespace {

using support::position_of;

using chess::Variant;
using testing::ElementsAre;

/// The moves of each entry in UCI, joined by "|", after the text.
std::vector<std::string> meanings(std::string_view fen, std::string_view text, Variant variant = Variant::Standard) {
    std::vector<std::string> result;
    for (const ForeignEntry& entry : understand(parse_divide_text(text), position_of(fen), variant).entries) {
        std::string line = entry.text;
        (line += ' ') += count_text(entry.nodes);
        for (const chess::Move move : entry.moves) (line += ' ') += chess::to_uci(move, variant);
        result.push_back(line);
    }
    return result;
}

constexpr const char* kCastling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr const char* kPromotion = "n7/1P5k/8/8/8/8/8/K7 w - - 0 1";

TEST(ForeignDivide, UnderstandsEverySpellingOfAMove) {
    EXPECT_THAT(meanings(kCastling, "e1g1: 1\nO-O-O: 2\nKf1: 3\na1-a8: 4\n"),
                ElementsAre("e1g1 1 e1g1", "O-O-O 2 e1c1", "Kf1 3 e1f1", "a1-a8 4 a1a8"));
    EXPECT_THAT(meanings(kCastling, "e1h1: 1\n"), ElementsAre("e1h1 1 e1g1"));
    EXPECT_THAT(meanings(kCastling, "o-o: 1\n0-0-0: 2\n"), ElementsAre("o-o 1 e1g1", "0-0-0 2 e1c1"));
    EXPECT_THAT(meanings(kCastling, "A1A8: 1\nE1G1: 2\nA2A3: 3\n"),
                ElementsAre("A1A8 1 a1a8", "E1G1 2 e1g1", "A2A3 3"));
    EXPECT_THAT(meanings(kPromotion, "B7B8Q: 1\n"), ElementsAre("B7B8Q 1 b7b8q"));
    EXPECT_THAT(meanings(kPromotion, "b7b8Q 1\nb8=N 2\nb7xa8=R 3\nbxa8=q 4\n"),
                ElementsAre("b7b8Q 1 b7b8q", "b8=N 2 b7b8n", "b7xa8=R 3 b7a8r", "bxa8=q 4 b7a8q"));
}

TEST(ForeignDivide, AMoveThatIsNotLegalStandsForNone) {
    EXPECT_THAT(meanings(kCastling, "e1e3: 7\nNf3: 8\n"), ElementsAre("e1e3 7", "Nf3 8"));
}

TEST(ForeignDivide, RepeatedMovesAreAddedWithAWarning) {
    const auto divide =
        understand(parse_divide_text("Kf1: 3\ne1f1: 4\ne1e3: 1\ne1e3: 1\n"), position_of(kCastling), Variant::Standard);
    ASSERT_EQ(divide.entries.size(), 2U);
    EXPECT_EQ(divide.entries[0].nodes, 7);
    EXPECT_EQ(divide.entries[1].nodes, 2);
    EXPECT_EQ(divide.sum, 9);
    EXPECT_THAT(divide.warnings, ElementsAre(ForeignWarning{ForeignWarningKind::Repeated, "Kf1", 2},
                                             ForeignWarning{ForeignWarningKind::Repeated, "e1e3", 4}));
}

TEST(ForeignDivide, APromotionWithoutItsPieceStandsForThoseThatHaveNoLineOfTheirOwn) {
    EXPECT_THAT(meanings(kPromotion, "b7b8r: 1\nb7b8: 3\n"), ElementsAre("b7b8r 1 b7b8r", "b7b8 3 b7b8q b7b8n b7b8b"));
    EXPECT_THAT(meanings(kPromotion, "b7b8: 3\nb7b8r: 1\n"), ElementsAre("b7b8 3 b7b8q b7b8n b7b8b", "b7b8r 1 b7b8r"));
    EXPECT_THAT(meanings(kPromotion, "b7b8r: 1\nb7b8b: 1\nb7b8n: 1\nb7b8: 1\n"),
                ElementsAre("b7b8r 1 b7b8r", "b7b8b 1 b7b8b", "b7b8n 1 b7b8n", "b7b8 1 b7b8q"));
    EXPECT_THAT(meanings(kPromotion, "b7b8: 1\nb7b8b: 1\nb7b8n: 1\nb7b8q: 1\nb7b8r: 1\n"),
                ElementsAre("b7b8 1", "b7b8b 1 b7b8b", "b7b8n 1 b7b8n", "b7b8q 1 b7b8q", "b7b8r 1 b7b8r"))
        << "a pawn that stays a pawn";
}

TEST(ForeignDivide, APromotionWithoutItsPieceStandsForAllFour) {
    const auto divide = understand(parse_divide_text("b7b8: 1\nb7b8: 1\nb7b8: 1\nb7b8: 1\n"), position_of(kPromotion),
                                   Variant::Standard);
    ASSERT_EQ(divide.entries.size(), 1U);
    EXPECT_EQ(divide.entries[0].moves.size(), 4U);
    EXPECT_EQ(divide.entries[0].nodes, 4);
    EXPECT_THAT(divide.warnings, ElementsAre(ForeignWarning{ForeignWarningKind::PieceUnsaid, "b7b8", 1}));
    EXPECT_THAT(meanings(kPromotion, "bxa8 2\n"), ElementsAre(testing::MatchesRegex("bxa8 2( b7a8.){4}")));
    EXPECT_THAT(meanings(kPromotion, "bxa8+ 2\n"), ElementsAre(testing::MatchesRegex("bxa8. 2( b7a8.){4}")));
}

TEST(ForeignDivide, ATextForCastlingAndAStepStandsForBothWhenItComesTwice) {
    const char* fen = "r2k3r/8/8/8/8/8/8/4K1R1 b kq - 0 1";
    EXPECT_THAT(meanings(fen, "d8c8: 1\nd8c8: 2\n", Variant::Chess960), ElementsAre("d8c8 3 d8c8 d8a8"));
    EXPECT_THAT(meanings(fen, "d8c8: 1\n", Variant::Chess960), ElementsAre("d8c8 1 d8c8"));
}

TEST(ForeignDivide, LinesOfSeveralMovesAreAddedWithoutAWarning) {
    const auto divide =
        understand(parse_divide_text("e1f1 e8f8: 3\ne1f1 e8d8: 4\n"), position_of(kCastling), Variant::Standard);
    ASSERT_EQ(divide.entries.size(), 1U);
    EXPECT_EQ(divide.entries[0].nodes, 7);
    EXPECT_TRUE(divide.warnings.empty());
}

TEST(ForeignDivide, UnreadLinesAreThoseThatLeaveALegalMoveOpen) {
    const auto divide = understand(parse_divide_text("e1f1: 3\ne1f1: three\nKd1: many\ne1e5: few\nI like e1e2, 5\n"
                                                     "bestmove e1d2\nI like b1b2, 5\n"),
                                   position_of(kCastling), Variant::Standard);
    ASSERT_EQ(divide.unread.size(), 3U);
    EXPECT_EQ(divide.unread[0].line, 3U);
    EXPECT_EQ(divide.unread[0].moves.size(), 1U);
    EXPECT_TRUE(divide.unread[1].moves.empty());
    EXPECT_EQ(divide.unread[2].line, 5U);
}

TEST(ForeignDivide, MovesWithNulBytesAreUnreadAndKeepThem) {
    using namespace std::string_view_literals;
    const auto divide =
        understand(parse_divide_text("e1f1\0: 1\ne1e5\0: 1\n"sv), position_of(kCastling), Variant::Standard);
    EXPECT_TRUE(divide.entries.empty());
    ASSERT_EQ(divide.unread.size(), 2U);
    EXPECT_EQ(divide.unread[0].text, "e1f1\0: 1"sv);
}

TEST(ForeignDivide, LinesOfAListOfWhichNothingCanBeReadAreUnreadThoughNoneHoldsALegalMove) {
    for (const char* text :
         {"e1 a5 : 1\ne1 e2 : 1\n\n2\n", "from e1 to a5: 1\nfrom e1 to e2: 1\nNodes searched: 2\n"}) {
        EXPECT_EQ(understand(parse_divide_text(text), position_of(kCastling), Variant::Standard).unread.size(), 2U)
            << text;
    }
    const auto chatter = parse_divide_text("ep square h6, clock 0\nNodes searched: 2\n");
    EXPECT_TRUE(understand(chatter, position_of(kCastling), Variant::Standard).unread.empty());
}

TEST(ForeignDivide, OneMoveInTwoSpellingsIsListedTwice) {
    for (const char* second : {"O-O", "e1h1", "0-0"}) {
        const auto divide = understand(parse_divide_text(fmt::format("e1g1: 1\n{}: 1\n", second)),
                                       position_of(kCastling), Variant::Standard);
        ASSERT_EQ(divide.entries.size(), 1U) << second;
        ASSERT_EQ(divide.warnings.size(), 1U) << second;
        EXPECT_EQ(divide.warnings[0].kind, ForeignWarningKind::Repeated);
        EXPECT_EQ(divide.warnings[0].text, "e1g1");
    }
}

TEST(ForeignDivide, AnswersAreUnderstoodInOtherPositionsWithoutTheirTotals) {
    const auto divide = understand(parse_divide_text("Kf1: 3\nKd7: 4\n9\n"), position_of(kCastling), Variant::Standard);
    const auto there = understood_in(divide, position_of("8/8/3K4/8/8/8/8/k7 w - - 0 1"), Variant::Standard);
    ASSERT_EQ(there.entries.size(), 2U);
    EXPECT_TRUE(there.entries[0].moves.empty());
    EXPECT_EQ(there.entries[1].moves.size(), 1U);
    EXPECT_EQ(there.entries[1].nodes, 4);
    EXPECT_FALSE(there.total.has_value());
}

TEST(ForeignDivide, ListTheMovesOfAPositionWhenEachIsThereOnceAndNothingElse) {
    const auto corner = position_of("8/8/8/8/8/1k6/8/K7 w - - 0 1");
    const auto lists = [&](std::string_view text) {
        return lists_moves_of(understand(parse_divide_text(text), position_of(kCastling), Variant::Standard), corner,
                              Variant::Standard);
    };
    EXPECT_TRUE(lists("Kb1: 1\n"));
    EXPECT_TRUE(lists("a1b1: 1\n"));
    EXPECT_FALSE(lists(""));
    EXPECT_FALSE(lists("a1b1: 1\na1b2: 1\n"));
    EXPECT_FALSE(lists("a1b1: 1\nKb1: 1\n"));
}

TEST(ForeignDivide, ManyIllegalMovesAreTakenApartQuickly) {
    std::string text;
    for (int i = 0; i < 20'000; ++i) text += "e1e5" + std::string(static_cast<std::size_t>(i % 10), '!') + ": 1\n";
    const auto divide = understand(parse_divide_text(text), position_of(kCastling), Variant::Standard);
    EXPECT_EQ(divide.entries.size(), 10U);
    EXPECT_EQ(divide.sum, 20'000);
}

TEST(ForeignDivide, SaysWhenThereWereSeveralAnswers) {
    const auto divide =
        understand(parse_divide_text("e1f1: 1\n1\ne1f1: 2\n2\n"), position_of(kCastling), Variant::Standard);
    EXPECT_THAT(divide.warnings, ElementsAre(ForeignWarning{ForeignWarningKind::SeveralAnswers, "", 3}));
    EXPECT_EQ(divide.total, ForeignCount{2});
}

}  // namespace
}  // namespace plyproof::oracle
