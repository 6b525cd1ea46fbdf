// SPDX-License-Identifier: MIT
#include "eval/scene.h"

#include <gtest/gtest.h>

#include "support/position_of.h"
#include "support/squares.h"

namespace plyproof::eval {
namespace {

using support::position_of;
using support::squares;

TEST(Directions, AreSeenFromTheSideThatIsAsked) {
    EXPECT_EQ(forward<Color::White>(squares("e4")), squares("e5"));
    EXPECT_EQ(forward<Color::Black>(squares("e4")), squares("e3"));
    EXPECT_EQ(in_front_of<Color::White>(squares("e5 a7")), squares("e6 e7 e8 a8"));
    EXPECT_EQ(in_front_of<Color::Black>(squares("e3 a1")), squares("e2 e1"));
    EXPECT_EQ(forward_fill<Color::White>(squares("h7")), squares("h7 h8"));
    EXPECT_EQ(files_of(squares("c5")), chess::squares_of(chess::File::C));
    EXPECT_EQ(beside(squares("a4 e4")), squares("b4 d4 f4"));
}

TEST(Places, AreTheSameForASquareAndItsMirrorImages) {
    EXPECT_EQ(rank_index(Color::White, Square::E2), 1U);
    EXPECT_EQ(rank_index(Color::Black, Square::E7), 1U);
    EXPECT_EQ(file_from_edge(chess::File::H), 0U);
    EXPECT_EQ(file_from_edge(chess::File::D), 3U);
    EXPECT_EQ(half_board_index(Color::White, Square::B3), half_board_index(Color::Black, Square::G6));
    EXPECT_EQ(half_board_index(Color::White, Square::D8), 31U);
}

TEST(Distance, IsCountedInMovesOfAKing) {
    EXPECT_EQ(distance(Square::A1, Square::A1), 0);
    EXPECT_EQ(distance(Square::A1, Square::H8), 7);
    EXPECT_EQ(distance(Square::C2, Square::D7), 5);
}

TEST(Squares, LikeA1AreDark) {
    EXPECT_EQ(squares_like(Square::A1), kDarkSquares);
    EXPECT_EQ(squares_like(Square::A8), ~kDarkSquares);
    EXPECT_TRUE(kDarkSquares.contains(Square::H8));
    EXPECT_EQ(kDarkSquares.size(), 32);
}

TEST(Scene, HoldsEachSidesMenAndTheAttacksOfPawnsAndKings) {
    const Scene scene = Scene::of(position_of("4k3/3p4/8/8/8/P1P5/8/R3K2B w - - 0 1"));
    const Side& white = scene[Color::White];
    EXPECT_EQ(white.all, squares("a1 e1 h1 a3 c3"));
    EXPECT_EQ(white[PieceKind::Rook], squares("a1"));
    EXPECT_EQ(white.king, Square::E1);
    EXPECT_EQ(white.attacks[PieceKind::Pawn], squares("b4 d4"));
    EXPECT_EQ(white.attacked_twice, squares("b4"));
    EXPECT_EQ(white.pawn_attack_span, squares("b4 b5 b6 b7 b8 d4 d5 d6 d7 d8"));
    EXPECT_EQ(scene[Color::Black].attacked, squares("c6 e6 d8 d7 e7 f7 f8"));
    EXPECT_EQ(scene[Color::Black].attacked_twice, chess::kNoSquares);
    EXPECT_EQ(scene.occupied, squares("a1 e1 h1 a3 c3 d7 e8"));
}

TEST(Scene, FindsMenPinnedToTheirKingOnly) {
    const Scene scene = Scene::of(position_of("4r1k1/5p2/8/8/2B1N3/8/8/4K3 w - - 0 1"));
    EXPECT_EQ(scene[Color::White].pinned, squares("e4"));
    EXPECT_EQ(scene[Color::Black].pinned, squares("f7"));
}

TEST(Scene, KeepsTheKingsRingNineSquaresWideAtTheEdge) {
    const Scene scene = Scene::of(position_of("k7/8/8/8/3K4/8/8/8 w - - 0 1"));
    EXPECT_EQ(scene[Color::White].king_ring, squares("c3 d3 e3 c4 d4 e4 c5 d5 e5"));
    EXPECT_EQ(scene[Color::Black].king_ring, squares("a6 b6 c6 a7 b7 c7 a8 b8 c8"));
}

TEST(Scene, CountsNoSquareAsSafeThatAPawnAttacksOrAnOwnLowOrBlockedPawnTakes) {
    const Scene scene = Scene::of(position_of("4k3/8/8/3p1p2/3P4/1P4P1/P7/4K3 w - - 0 1"));
    const Bitboard area = scene[Color::White].mobility_area;
    EXPECT_TRUE((area & squares("c4 e4 g4")).empty()) << "attacked by pawns";
    EXPECT_TRUE((area & squares("a2 b3 g3 d4 e1")).empty()) << "own low or blocked pawns, own king";
    EXPECT_TRUE(area.contains_all(squares("d5 f5 e5 a3")));
}

}  // namespace
}  // namespace plyproof::eval
