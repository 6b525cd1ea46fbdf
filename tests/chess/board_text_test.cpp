// SPDX-License-Identifier: MIT
#include "chess/board_text.h"

#include <gmock/gmock.h>

namespace plyproof::chess {
namespace {

TEST(BoardText, ShowsWhiteAtTheBottom) {
    EXPECT_EQ(board_text(Position::start()),
              "8  r  n  b  q  k  b  n  r\n"
              "7  p  p  p  p  p  p  p  p\n"
              "6  .  .  .  .  .  .  .  .\n"
              "5  .  .  .  .  .  .  .  .\n"
              "4  .  .  .  .  .  .  .  .\n"
              "3  .  .  .  .  .  .  .  .\n"
              "2  P  P  P  P  P  P  P  P\n"
              "1  R  N  B  Q  K  B  N  R\n"
              "   a  b  c  d  e  f  g  h\n");
}

TEST(BoardText, SetsMarkedSquaresInBracketsAtTheEdgesToo) {
    const Bitboard marked = Bitboard(Square::A2) | Bitboard(Square::D3) | Bitboard(Square::E3) | Bitboard(Square::H1);
    const std::string text = board_text(Position::start(), marked);
    EXPECT_THAT(text, ::testing::HasSubstr("\n3  .  .  . [.][.] .  .  .\n"));
    EXPECT_THAT(text, ::testing::HasSubstr("\n2 [P] P  P  P  P  P  P  P\n"));
    EXPECT_THAT(text, ::testing::HasSubstr("\n1  R  N  B  Q  K  B  N [R]\n"));
}

}  // namespace
}  // namespace plyproof::chess
