// SPDX-License-Identifier: MIT
#include "explain/geometry_laws.h"

#include <gmock/gmock.h>

#include "support/position_of.h"

namespace plyproof::explain {
namespace {

using chess::PieceKind;
using chess::Square;

TEST(SquareLaws, HoldForEveryMoveOfAnOwnManToAnEmptySquareOrAnEnemy) {
    const chess::Position position = support::position_of("4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1");
    EXPECT_EQ(broken_square_law(position, {Square::E2, Square::D3}), std::nullopt);
    EXPECT_EQ(broken_square_law(position, {Square::E2, Square::A8}), std::nullopt);
    EXPECT_EQ(broken_square_law(position, {Square::D3, Square::E2})->words,
              "the pawn d3 is Black's, and it is White's turn");
}

TEST(EnPassant, IsLookedForBehindEnemyPawnsOnTheSixthRankOnly) {
    const chess::Position position = support::position_of("4k3/8/8/1nPpP3/4pP2/8/8/4K3 w - - 0 1");
    EXPECT_TRUE(looks_like_en_passant(position, {Square::C5, Square::D6}));
    EXPECT_TRUE(looks_like_en_passant(position, {Square::E5, Square::D6}));
    EXPECT_FALSE(looks_like_en_passant(position, {Square::C5, Square::B6})) << "a knight";
    EXPECT_FALSE(looks_like_en_passant(position, {Square::F4, Square::E5})) << "another rank";
    EXPECT_FALSE(looks_like_en_passant(position, {Square::E5, Square::F6})) << "nothing there";
}

TEST(MovementLaws, SayNothingAboutPins) {
    const Scene scene{support::position_of("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1")};
    EXPECT_EQ(broken_movement_law(scene, {Square::E2, Square::C3}), std::nullopt);
    EXPECT_EQ(broken_movement_law(scene, {Square::E2, Square::C4})->rule, Rule::LeaperGeometry);
}

TEST(PromotionLaws, HoldForTheFourPiecesOnTheLastRank) {
    const chess::Position position = support::position_of("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    for (const PieceKind kind : {PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen}) {
        EXPECT_EQ(broken_promotion_law(position, {Square::A7, Square::A8, kind}), std::nullopt);
    }
    EXPECT_EQ(broken_promotion_law(position, {Square::A7, Square::A8, PieceKind::Pawn})->words,
              "no pawn becomes a pawn");
    EXPECT_EQ(broken_promotion_law(position, {Square::E1, Square::E2, PieceKind::Queen})->words,
              "nothing promotes by going from king e1 to e2");
}

}  // namespace
}  // namespace plyproof::explain
