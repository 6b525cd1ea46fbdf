// SPDX-License-Identifier: MIT
#include "chess/move.h"

#include <gtest/gtest.h>

#include <set>
#include <type_traits>

namespace plyproof::chess {
namespace {

static_assert(sizeof(Move) == 2 && std::is_trivially_copyable_v<Move>);

TEST(Move, RemembersEveryPairOfSquares) {
    for (const Square from : base::kAll<Square>) {
        for (const Square to : base::kAll<Square>) {
            const Move move = Move::promotion(from, to, PieceKind::Queen);
            ASSERT_EQ(move.from(), from);
            ASSERT_EQ(move.to(), to);
            ASSERT_EQ(move.kind(), MoveKind::PromoteQueen);
        }
    }
}

TEST(Move, RemembersItsKind) {
    EXPECT_EQ(Move::normal(Square::G1, Square::F3).kind(), MoveKind::Normal);
    EXPECT_EQ(Move::double_push(Square::E2, Square::E4).kind(), MoveKind::DoublePush);
    EXPECT_EQ(Move::en_passant(Square::E5, Square::D6).kind(), MoveKind::EnPassant);
    EXPECT_EQ(Move::castling(Square::E1, Square::H1).kind(), MoveKind::Castling);
}

TEST(Castling, IsStoredAsKingTakesOwnRook) {
    const Move move = Move::castling(Square::E8, Square::A8);
    EXPECT_EQ(move.from(), Square::E8);
    EXPECT_EQ(move.to(), Square::A8);
}

TEST(Promotion, RemembersItsPiece) {
    for (const PieceKind kind : {PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen}) {
        const Move move = Move::promotion(Square::A7, Square::B8, kind);
        EXPECT_TRUE(move.is_promotion());
        EXPECT_EQ(move.promoted_to(), kind);
    }
    EXPECT_EQ(Move::promotion(Square::A7, Square::A8, PieceKind::Knight).kind(), MoveKind::PromoteKnight);
    EXPECT_EQ(Move::promotion(Square::A7, Square::A8, PieceKind::Rook).kind(), MoveKind::PromoteRook);
}

TEST(Promotion, IsNoOtherKindOfMove) {
    EXPECT_FALSE(Move::normal(Square::A7, Square::A8).is_promotion());
    EXPECT_FALSE(Move::double_push(Square::E2, Square::E4).is_promotion());
    EXPECT_FALSE(Move::en_passant(Square::E5, Square::D6).is_promotion());
    EXPECT_FALSE(Move::castling(Square::E1, Square::H1).is_promotion());
}

TEST(Move, IsEqualWhenSquaresAndKindAre) {
    const Move move = Move::normal(Square::E2, Square::E4);
    EXPECT_EQ(move, Move::normal(Square::E2, Square::E4));
    EXPECT_NE(move, Move::double_push(Square::E2, Square::E4));
    EXPECT_NE(move, Move::normal(Square::E2, Square::E3));
    EXPECT_NE(move, Move::normal(Square::D2, Square::E4));
}

TEST(Move, ComesBackFromItsRawBits) {
    const Move moves[] = {Move::normal(Square::A1, Square::H8), Move::en_passant(Square::H5, Square::G6),
                          Move::castling(Square::B1, Square::A1),
                          Move::promotion(Square::H7, Square::H8, PieceKind::Bishop)};
    std::set<unsigned> raw;
    for (const Move move : moves) {
        EXPECT_EQ(Move::from_raw(move.raw()), move);
        raw.insert(move.raw());
    }
    EXPECT_EQ(raw.size(), std::size(moves));
}

#ifndef NDEBUG
TEST(MoveDeathTest, RefusesPromotionToPawnAndKing) {
    EXPECT_DEATH(Move::promotion(Square::A7, Square::A8, PieceKind::Pawn), "kind != PieceKind::Pawn");
    EXPECT_DEATH(Move::promotion(Square::A7, Square::A8, PieceKind::King), "kind != PieceKind::King");
}

TEST(MoveDeathTest, RefusesToNameThePieceOfAMoveThatIsNoPromotion) {
    EXPECT_DEATH(static_cast<void>(Move::normal(Square::E2, Square::E3).promoted_to()), "is_promotion");
}
#endif

}  // namespace
}  // namespace plyproof::chess
