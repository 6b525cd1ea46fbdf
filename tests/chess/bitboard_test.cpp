// SPDX-License-Identifier: MIT
#include "chess/bitboard.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "support/squares.h"

namespace plyproof::chess {
namespace {

using support::squares;

TEST(Bitboard, IsEmptyByDefault) {
    EXPECT_TRUE(Bitboard().empty());
    EXPECT_FALSE(Bitboard().any());
    EXPECT_EQ(Bitboard(), kNoSquares);
    EXPECT_EQ(kNoSquares.size(), 0);
    EXPECT_EQ(kAllSquares.size(), 64);
}

TEST(Bitboard, HasBitZeroForA1AndBit63ForH8) {
    EXPECT_EQ(Bitboard(Square::A1).bits(), 1U);
    EXPECT_EQ(Bitboard(Square::H8).bits(), std::uint64_t{1} << 63);
    EXPECT_EQ(squares("a1 b1 h8").bits(), 0x8000000000000003);
}

TEST(Bitboard, KnowsItsMembersAndTheirNumber) {
    const Bitboard set = squares("c3 h8");
    EXPECT_TRUE(set.any());
    EXPECT_FALSE(set.empty());
    EXPECT_EQ(set.size(), 2);
    EXPECT_TRUE(set.contains(Square::C3));
    EXPECT_TRUE(set.contains(Square::H8));
    EXPECT_FALSE(set.contains(Square::H7));
    EXPECT_TRUE(set.contains_all(squares("h8")));
    EXPECT_TRUE(set.contains_all(kNoSquares));
    EXPECT_FALSE(set.contains_all(squares("c3 c4")));
}

TEST(Bitboard, TellsOneSquareFromMore) {
    EXPECT_FALSE(kNoSquares.more_than_one());
    EXPECT_FALSE(squares("h8").more_than_one());
    EXPECT_TRUE(squares("a1 h8").more_than_one());
}

TEST(Bitboard, OperatorsAreThoseOfASet) {
    const Bitboard left = squares("a1 b2 c3");
    const Bitboard right = squares("c3 d4");
    EXPECT_EQ(left | right, squares("a1 b2 c3 d4"));
    EXPECT_EQ(left & right, squares("c3"));
    EXPECT_EQ(left ^ right, squares("a1 b2 d4"));
    EXPECT_EQ(left - right, squares("a1 b2"));
    EXPECT_EQ((~left).size(), 61);
    EXPECT_EQ(left & ~left, kNoSquares);
}

TEST(Bitboard, AssigningOperatorsAreTheSameInPlace) {
    Bitboard set = squares("a1 b2");
    set |= squares("c3");
    EXPECT_EQ(set, squares("a1 b2 c3"));
    set &= squares("b2 c3 d4");
    EXPECT_EQ(set, squares("b2 c3"));
    set ^= squares("c3 e5");
    EXPECT_EQ(set, squares("b2 e5"));
}

TEST(Bitboard, FirstAndLastAreItsLowestAndHighestSquare) {
    const Bitboard set = squares("g7 c3 d3");
    EXPECT_EQ(set.first(), Square::C3);
    EXPECT_EQ(set.last(), Square::G7);
    EXPECT_EQ(squares("h8").first(), Square::H8);
    EXPECT_EQ(squares("a1").last(), Square::A1);
}

TEST(Bitboard, PopFirstTakesTheLowestSquareOut) {
    Bitboard set = squares("c3 g7");
    EXPECT_EQ(set.pop_first(), Square::C3);
    EXPECT_EQ(set, squares("g7"));
    EXPECT_EQ(set.pop_first(), Square::G7);
    EXPECT_TRUE(set.empty());
}

TEST(Bitboard, IsWalkedFromA1ToH8) {
    std::vector<Square> visited;
    for (const Square square : squares("h8 a1 e4 d4")) visited.push_back(square);
    EXPECT_THAT(visited, testing::ElementsAre(Square::A1, Square::D4, Square::E4, Square::H8));
    for (const Square square : kNoSquares) ADD_FAILURE() << name_of(square) << " in the empty set";
}

TEST(SquaresOfAFile, AreItsEightSquares) {
    EXPECT_EQ(squares_of(File::A), squares("a1 a2 a3 a4 a5 a6 a7 a8"));
    for (const Square square : base::kAll<Square>) {
        for (const File file : base::kAll<File>) {
            EXPECT_EQ(squares_of(file).contains(square), file_of(square) == file);
        }
    }
}

TEST(SquaresOfARank, AreItsEightSquares) {
    EXPECT_EQ(squares_of(Rank::Eighth), squares("a8 b8 c8 d8 e8 f8 g8 h8"));
    for (const Square square : base::kAll<Square>) {
        for (const Rank rank : base::kAll<Rank>) {
            EXPECT_EQ(squares_of(rank).contains(square), rank_of(square) == rank);
        }
    }
}

struct Step {
    Direction direction;
    Bitboard (*shift)(Bitboard);
    int files;
    int ranks;
};

template <Direction D>
constexpr Step step(int files, int ranks) {
    return {D, [](Bitboard set) { return shifted<D>(set); }, files, ranks};
}

// clang-format off
constexpr Step kSteps[] = {
    step<Direction::North>(0, 1),      step<Direction::East>(1, 0),
    step<Direction::South>(0, -1),     step<Direction::West>(-1, 0),
    step<Direction::NorthEast>(1, 1),  step<Direction::SouthEast>(1, -1),
    step<Direction::SouthWest>(-1, -1), step<Direction::NorthWest>(-1, 1),
};
// clang-format on

/// Where a step ends, by file and rank; empty when that is off the board.
Bitboard stepped(Square from, const Step& step) {
    const int file = static_cast<int>(file_of(from)) + step.files;
    const int rank = static_cast<int>(rank_of(from)) + step.ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return kNoSquares;
    return Bitboard(make_square(static_cast<File>(file), static_cast<Rank>(rank)));
}

TEST(Shifted, MovesEverySquareOneStepAndDropsWhatWouldLeaveTheBoardInEveryDirection) {
    ASSERT_EQ(std::size(kSteps), base::kAll<Direction>.size());
    for (const Step& step : kSteps) {
        Bitboard arrived;
        for (const Square from : base::kAll<Square>) {
            EXPECT_EQ(step.shift(Bitboard(from)), stepped(from, step))
                << "direction " << static_cast<int>(step.direction) << " from " << name_of(from);
            arrived |= stepped(from, step);
        }
        EXPECT_EQ(step.shift(kAllSquares), arrived);
        EXPECT_EQ(step.shift(kNoSquares), kNoSquares);
    }
}

TEST(Shifted, WrapsRoundNoEdge) {
    EXPECT_EQ(shifted<Direction::East>(squares("h4")), kNoSquares);
    EXPECT_EQ(shifted<Direction::West>(squares("a4")), kNoSquares);
    EXPECT_EQ(shifted<Direction::NorthEast>(squares("h4 a8")), kNoSquares);
    EXPECT_EQ(shifted<Direction::SouthEast>(squares("h4 a1")), kNoSquares);
    EXPECT_EQ(shifted<Direction::NorthWest>(squares("a4 h8")), kNoSquares);
    EXPECT_EQ(shifted<Direction::SouthWest>(squares("a4 h1")), kNoSquares);
    EXPECT_EQ(shifted<Direction::North>(squares("a8 h8")), kNoSquares);
    EXPECT_EQ(shifted<Direction::South>(squares("a1 h1")), kNoSquares);
}

TEST(StepOf, IsTheDifferenceOfSquareNumbers) {
    for (const Step& step : kSteps) EXPECT_EQ(step_of(step.direction), step.files + 8 * step.ranks);
}

#ifndef NDEBUG
TEST(BitboardDeathTest, RefusesToNameASquareOfTheEmptySet) {
    Bitboard none;
    EXPECT_DEATH(static_cast<void>(none.first()), "bits_ != 0");
    EXPECT_DEATH(static_cast<void>(none.last()), "bits_ != 0");
    EXPECT_DEATH(none.pop_first(), "bits_ != 0");
}
#endif

}  // namespace
}  // namespace plyproof::chess
