// SPDX-License-Identifier: MIT
#include "crosscheck/source_draft.h"

#include <gtest/gtest.h>

#include <set>

namespace plyproof::crosscheck {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::PieceKind;
using chess::Square;

class DraftTest : public ::testing::Test {
protected:
    CounterRandom random{1, 2, 3};
    Draft draft{random};
};

TEST_F(DraftTest, PutsAManOnAFreeSquareOnly) {
    EXPECT_TRUE(draft.put(Color::White, PieceKind::Knight, Square::C3));
    EXPECT_FALSE(draft.put(Color::Black, PieceKind::Rook, Square::C3));
    draft.keep_empty(Bitboard(Square::D4));
    EXPECT_FALSE(draft.put(Color::Black, PieceKind::Rook, Square::D4));
    EXPECT_EQ(draft.board().occupied(), Bitboard(Square::C3));
}

TEST_F(DraftTest, PutsNoPawnOnABackRankAndNoNinthPawn) {
    EXPECT_FALSE(draft.put(Color::White, PieceKind::Pawn, Square::C1));
    EXPECT_FALSE(draft.put(Color::White, PieceKind::Pawn, Square::C8));
    for (const Square square : squares_of(chess::Rank::Second)) {
        EXPECT_TRUE(draft.put(Color::White, PieceKind::Pawn, square));
    }
    EXPECT_FALSE(draft.put(Color::White, PieceKind::Pawn, Square::A3));
}

TEST_F(DraftTest, PutsNoSeventeenthMan) {
    for (int man = 0; man < 16; ++man) EXPECT_TRUE(draft.put_within(Color::White, PieceKind::Queen, draft.free()));
    EXPECT_FALSE(draft.put_within(Color::White, PieceKind::Queen, draft.free()));
    EXPECT_TRUE(draft.put_within(Color::Black, PieceKind::Queen, draft.free()));
}

TEST_F(DraftTest, PutsOneKingOfAColourAndNeverBesideTheOther) {
    EXPECT_TRUE(draft.put(Color::White, PieceKind::King, Square::E4));
    EXPECT_FALSE(draft.put(Color::White, PieceKind::King, Square::A1));
    EXPECT_FALSE(draft.put(Color::Black, PieceKind::King, Square::E5));
    EXPECT_EQ(draft.king(Color::White), Square::E4);
    EXPECT_EQ(draft.king(Color::Black), std::nullopt);
}

TEST_F(DraftTest, PutsAttackersWhereTheyAttackTheTarget) {
    for (const Color color : base::kAll<Color>) {
        for (const PieceKind kind : base::kAll<PieceKind>) {
            Draft one(random);
            ASSERT_TRUE(one.put_attacker(color, kind, Square::D5));
            const Square from = one.board().occupied().first();
            EXPECT_TRUE(attacks_of({color, kind}, from, chess::kNoSquares).contains(Square::D5)) << name_of(from);
        }
    }
}

TEST_F(DraftTest, SetsTheKingOfTheOtherSideOutOfAttacks) {
    for (int round = 0; round < 200; ++round) {
        Draft one(random);
        one.put(Color::White, PieceKind::Queen, Square::D4);
        one.put_king(Color::Black);
        ASSERT_TRUE(one.king(Color::Black));
        EXPECT_FALSE(queen_attacks(Square::D4, chess::kNoSquares).contains(*one.king(Color::Black)));
    }
}

TEST_F(DraftTest, SetsAKingOnTheWantedSquaresWhereThereIsRoom) {
    draft.put_king(Color::White, Bitboard(Square::G7));
    EXPECT_EQ(draft.king(Color::White), Square::G7);
}

TEST_F(DraftTest, AddsMenThatLeaveTheOtherKingAlone) {
    for (int round = 0; round < 100; ++round) {
        Draft one(random);
        one.put_king(Color::White);
        one.put_king(Color::Black);
        one.add_men(10);
        EXPECT_TRUE(one.board().attackers_of(*one.king(Color::Black), Color::White, one.board().occupied()).empty());
    }
}

TEST_F(DraftTest, TurnsHalfOfItsPositionsAndTheirSquareOfADoubleStep) {
    std::set<Square> passed;
    for (int round = 0; round < 50; ++round) {
        Draft one(random);
        one.put(Color::White, PieceKind::King, Square::E1);
        one.put(Color::Black, PieceKind::King, Square::E8);
        one.put(Color::White, PieceKind::Pawn, Square::D5);
        one.put(Color::Black, PieceKind::Pawn, Square::C5);
        one.pass(Square::C6);
        const auto drafted = one.finish(Strictness::Reachable);
        ASSERT_TRUE(drafted);
        EXPECT_EQ(drafted->passed, drafted->position.en_passant());
        EXPECT_EQ(*drafted->passed, drafted->position.side_to_move() == Color::White ? Square::C6 : Square::C3);
        passed.insert(*drafted->passed);
    }
    EXPECT_EQ(passed.size(), 2U);
}

TEST_F(DraftTest, GivesUpWhatTheRulesDoNotAccept) {
    draft.put(Color::White, PieceKind::King, Square::E1);
    draft.put(Color::White, PieceKind::Rook, Square::H8);
    draft.put(Color::Black, PieceKind::King, Square::E8);
    EXPECT_FALSE(draft.finish(Strictness::Loose));
}

TEST_F(DraftTest, GivesUpAnImpossibleCheckUnlessNotesAreAllowed) {
    const auto drafted = [this](Strictness strictness) {
        Draft one(random);
        one.put(Color::White, PieceKind::King, Square::E1);
        one.put(Color::Black, PieceKind::Knight, Square::D3);
        one.put(Color::Black, PieceKind::Knight, Square::F3);
        one.put(Color::Black, PieceKind::King, Square::E8);
        return one.finish(strictness);
    };
    EXPECT_FALSE(drafted(Strictness::Reachable));
    EXPECT_TRUE(drafted(Strictness::Loose));
}

TEST_F(DraftTest, CompletesKingsThatAreMissing) {
    draft.put(Color::White, PieceKind::Pawn, Square::E4);
    const auto drafted = draft.finish(Strictness::Reachable);
    ASSERT_TRUE(drafted);
    EXPECT_EQ(drafted->position.occupied().size(), 3);
}

TEST_F(DraftTest, GivesStandardCastlersTheirHomesAndThoseOfChess960AllFiles) {
    Bitboard kings;
    for (int round = 0; round < 300; ++round) {
        Draft standard(random);
        standard.put_castlers(Color::White);
        EXPECT_EQ(standard.king(Color::White), Square::E1);
        Draft chess960(random, chess::Variant::Chess960);
        chess960.put_castlers(Color::Black);
        kings |= chess960.board().of(Color::Black, PieceKind::King);
    }
    EXPECT_EQ(kings, squares_of(chess::Rank::Eighth) - Bitboard(Square::A8) - Bitboard(Square::H8));
}

TEST(AnyKind, IsEachOfTheFiveAndNeverAKing) {
    CounterRandom random(4, 4, 4);
    std::set<PieceKind> kinds;
    std::set<PieceKind> pieces;
    std::set<Color> colors;
    for (int round = 0; round < 200; ++round) {
        kinds.insert(any_kind(random));
        pieces.insert(any_piece(random));
        colors.insert(any_color(random));
    }
    EXPECT_EQ(kinds.size(), 5U);
    EXPECT_EQ(kinds.count(PieceKind::King), 0U);
    EXPECT_EQ(pieces.size(), 4U);
    EXPECT_EQ(pieces.count(PieceKind::Pawn), 0U);
    EXPECT_EQ(colors.size(), 2U);
}

TEST(IsAllowed, IsTrueForNotesThatSpeakOfNeitherChecksNorEnPassant) {
    using Kind = chess::SetupProblemKind;
    const auto remark = [](Kind kind) { return chess::SetupProblems{{kind, chess::kNoSquares, std::nullopt}}; };
    EXPECT_TRUE(is_allowed({}, Strictness::Reachable));
    EXPECT_TRUE(is_allowed(remark(Kind::TooManyPromoted), Strictness::Reachable));
    EXPECT_FALSE(is_allowed(remark(Kind::ImpossibleCheck), Strictness::Reachable));
    EXPECT_FALSE(is_allowed(remark(Kind::EnPassantImpossible), Strictness::Reachable));
    EXPECT_TRUE(is_allowed(remark(Kind::EnPassantImpossible), Strictness::Loose));
    EXPECT_FALSE(is_allowed(remark(Kind::CastlingWithoutRook), Strictness::Loose));
}

}  // namespace
}  // namespace plyproof::crosscheck
