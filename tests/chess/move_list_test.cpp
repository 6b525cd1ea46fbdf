// SPDX-License-Identifier: MIT
#include "chess/move_list.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "chess/attacks.h"

namespace plyproof::chess {
namespace {

TEST(MoveList, HasRoomForFifteenQueensAndAKing) {
    int most_of_a_queen = 0;
    int most_of_a_king = 0;
    for (const Square square : base::kAll<Square>) {
        most_of_a_queen = std::max(most_of_a_queen, queen_attacks(square, kNoSquares).size());
        most_of_a_king = std::max(most_of_a_king, king_attacks(square).size());
    }
    constexpr int kCastlings = 2;
    EXPECT_LE(15 * most_of_a_queen + most_of_a_king + kCastlings, static_cast<int>(MoveList::capacity()));
}

TEST(MoveList, KeepsAsManyMovesAsItsCapacity) {
    MoveList moves;
    const auto nth = [](std::size_t n) { return Move::from_raw(static_cast<std::uint16_t>(n * 37)); };
    for (std::size_t n = 0; n < MoveList::capacity(); ++n) moves.push_back(nth(n));
    ASSERT_EQ(moves.size(), MoveList::capacity());
    for (std::size_t n = 0; n < moves.size(); ++n) ASSERT_EQ(moves[n], nth(n));
}

#ifndef NDEBUG
TEST(MoveListDeathTest, RefusesOneMoveMore) {
    MoveList moves;
    while (moves.size() < MoveList::capacity()) moves.push_back(Move::normal(Square::A1, Square::A2));
    EXPECT_DEATH(moves.push_back(Move::normal(Square::A1, Square::A2)), "size_ < N");
}
#endif

}  // namespace
}  // namespace plyproof::chess
