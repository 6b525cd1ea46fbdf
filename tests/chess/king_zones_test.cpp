// SPDX-License-Identifier: MIT
#include "chess/king_zones.h"

#include <gmock/gmock.h>

namespace plyproof::chess {
namespace {

TEST(Lines, AreTheSlidersAttacksOnAnEmptyBoard) {
    for (const Square square : base::kAll<Square>) {
        EXPECT_EQ(diagonal_lines(square), slow_bishop_attacks(square, kNoSquares));
        EXPECT_EQ(straight_lines(square), slow_rook_attacks(square, kNoSquares));
    }
}

TEST(KingZone, HoldsExactlyTheSquaresFromWhichAManCanSeeTheKingOrItsNeighbours) {
    for (const Square king : base::kAll<Square>) {
        const Bitboard near = king_attacks(king) | Bitboard(king);
        for (const Square from : base::kAll<Square>) {
            EXPECT_EQ(king_zone(king).knights.contains(from), (knight_attacks(from) & near).any());
            EXPECT_EQ(king_zone(king).diagonal.contains(from), (slow_bishop_attacks(from, kNoSquares) & near).any());
            EXPECT_EQ(king_zone(king).straight.contains(from), (slow_rook_attacks(from, kNoSquares) & near).any());
        }
    }
}

}  // namespace
}  // namespace plyproof::chess
