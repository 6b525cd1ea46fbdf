// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_lines.h"

#include <gtest/gtest.h>

#include <set>

namespace plyproof::crosscheck {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Direction;
using chess::PieceKind;
using chess::Square;

TEST(Ray, GoesToTheEdge) {
    EXPECT_EQ(ray(Square::F3, Direction::NorthEast), Bitboard(Square::G4) | Bitboard(Square::H5));
    EXPECT_EQ(ray(Square::H5, Direction::East), chess::kNoSquares);
    EXPECT_EQ(ray(Square::C2, Direction::South), Bitboard(Square::C1));
}

TEST(Ray, TogetherWithTheOthersIsWhatAQueenAttacks) {
    for (const Square from : base::kAll<Square>) {
        Bitboard diagonal;
        Bitboard straight;
        for (const Direction direction : base::kAll<Direction>) {
            (is_diagonal(direction) ? diagonal : straight) |= ray(from, direction);
        }
        EXPECT_EQ(diagonal, chess::slow_bishop_attacks(from, chess::kNoSquares));
        EXPECT_EQ(straight, chess::slow_rook_attacks(from, chess::kNoSquares));
    }
}

TEST(Opposite, TurnsADirectionRound) {
    for (const Direction direction : base::kAll<Direction>) {
        EXPECT_EQ(step_of(opposite(direction)), -step_of(direction));
    }
}

TEST(SliderAlong, MovesInThatDirection) {
    CounterRandom random(1, 1, 1);
    std::set<PieceKind> kinds;
    for (int round = 0; round < 200; ++round) {
        const Direction direction = any_direction(random);
        const PieceKind kind = slider_along(direction, random);
        EXPECT_NE(kind, is_diagonal(direction) ? PieceKind::Rook : PieceKind::Bishop);
        kinds.insert(kind);
    }
    EXPECT_EQ(kinds.size(), 3U);
}

TEST(PutLine, PutsAKingAndASliderOnOppositeSidesOfTheMiddle) {
    for (std::uint64_t index = 0; index < 500; ++index) {
        CounterRandom random(2, index, 1);
        Draft draft(random);
        const Square middle = random.pick(chess::kAllSquares);
        draft.put(Color::White, PieceKind::Knight, middle);
        const Direction direction = any_direction(random);
        const auto line = put_line(draft, Color::White, Color::Black, middle, direction);
        const Bitboard corners = ray(middle, Direction::North) | ray(middle, Direction::South);
        if (!line) {  // from a corner no line goes both ways
            EXPECT_TRUE(ray(middle, Direction::East).empty() || ray(middle, Direction::West).empty())
                << name_of(middle);
            EXPECT_EQ(corners.size(), 7);
            continue;
        }
        EXPECT_EQ(draft.king(Color::White), line->king);
        EXPECT_TRUE(line->between().contains(middle));
        EXPECT_TRUE(ray(middle, line->direction).contains(line->king));
        EXPECT_TRUE(ray(middle, opposite(line->direction)).contains(line->slider));
    }
}

TEST(PutLine, UsesTheKingThatStandsAlready) {
    CounterRandom random(3, 1, 1);
    Draft draft(random);
    draft.put(Color::White, PieceKind::King, Square::E1);
    draft.put(Color::White, PieceKind::Knight, Square::E3);
    const auto line = put_line(draft, Color::White, Color::Black, Square::E3, Direction::North);
    ASSERT_TRUE(line);
    EXPECT_EQ(line->king, Square::E1);
    EXPECT_EQ(file_of(line->slider), chess::File::E);
    EXPECT_FALSE(put_line(draft, Color::White, Color::Black, Square::D3, Direction::North));
}

}  // namespace
}  // namespace plyproof::crosscheck
