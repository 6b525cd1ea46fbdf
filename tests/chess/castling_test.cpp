// SPDX-License-Identifier: MIT
#include "chess/castling.h"

#include <gtest/gtest.h>

namespace plyproof::chess {
namespace {

TEST(Wing, IsTheRooksSideOfItsKing) {
    EXPECT_EQ(wing_of(Square::E1, Square::H1), Wing::KingSide);
    EXPECT_EQ(wing_of(Square::E8, Square::A8), Wing::QueenSide);
}

TEST(Wing, OfAChess960RookDependsOnTheKingAndNotOnTheHalfOfTheBoard) {
    EXPECT_EQ(wing_of(Square::B1, Square::C1), Wing::KingSide);
    EXPECT_EQ(wing_of(Square::G8, Square::F8), Wing::QueenSide);
}

TEST(CastlingTargets, AreThoseOfStandardChessForBothColors) {
    EXPECT_EQ(king_castling_target(Color::White, Wing::KingSide), Square::G1);
    EXPECT_EQ(king_castling_target(Color::White, Wing::QueenSide), Square::C1);
    EXPECT_EQ(king_castling_target(Color::Black, Wing::KingSide), Square::G8);
    EXPECT_EQ(king_castling_target(Color::Black, Wing::QueenSide), Square::C8);
    EXPECT_EQ(rook_castling_target(Color::White, Wing::KingSide), Square::F1);
    EXPECT_EQ(rook_castling_target(Color::White, Wing::QueenSide), Square::D1);
    EXPECT_EQ(rook_castling_target(Color::Black, Wing::KingSide), Square::F8);
    EXPECT_EQ(rook_castling_target(Color::Black, Wing::QueenSide), Square::D8);
}

}  // namespace
}  // namespace plyproof::chess
