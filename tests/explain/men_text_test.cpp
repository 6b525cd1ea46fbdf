// SPDX-License-Identifier: MIT
#include "explain/men_text.h"

#include <gmock/gmock.h>

#include "chess/fen.h"

namespace plyproof::explain {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Square;

TEST(SideNames, AreWhiteAndBlack) {
    EXPECT_EQ(side_name(Color::White), "White");
    EXPECT_EQ(side_name(Color::Black), "Black");
    EXPECT_EQ(adjective(Color::White), "white");
    EXPECT_EQ(adjective(Color::Black), "black");
}

TEST(KindName, IsTheEnglishWordOfEachKind) {
    std::vector<std::string> names;
    for (const chess::PieceKind kind : base::kAll<chess::PieceKind>) names.emplace_back(kind_name(kind));
    EXPECT_THAT(names, ::testing::ElementsAre("pawn", "knight", "bishop", "rook", "queen", "king"));
}

TEST(Listed, JoinsWithCommasAndAnAndAtTheEnd) {
    EXPECT_EQ(listed({}), "");
    EXPECT_EQ(listed({"a"}), "a");
    EXPECT_EQ(listed({"a", "b"}), "a and b");
    EXPECT_EQ(listed({"a", "b", "c"}), "a, b and c");
}

TEST(SquaresText, GoesFromA1ToH8) {
    EXPECT_EQ(squares_text(Bitboard(Square::H8) | Bitboard(Square::A1) | Bitboard(Square::E4)), "a1, e4 and h8");
}

TEST(MenText, NamesMenAndEmptySquares) {
    const auto setup = chess::parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    ASSERT_TRUE(setup.has_value());
    EXPECT_EQ(men_text(setup->board, Bitboard(Square::E1) | Bitboard(Square::E2)), "the king e1 and e2");
}

TEST(MenText, TakesPositionsToo) {
    const chess::Position start = chess::Position::start();
    EXPECT_EQ(man_text(start, Square::D8), "the queen d8");
    EXPECT_EQ(men_text(start, Bitboard(Square::E1) | Bitboard(Square::B8)), "the king e1 and the knight b8");
}

}  // namespace
}  // namespace plyproof::explain
