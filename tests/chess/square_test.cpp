// SPDX-License-Identifier: MIT
#include "chess/square.h"

#include <gtest/gtest.h>

namespace plyproof::chess {
namespace {

TEST(Square, CountsFromA1AlongTheRanks) {
    EXPECT_EQ(index_of(Square::A1), 0);
    EXPECT_EQ(index_of(Square::B1), 1);
    EXPECT_EQ(index_of(Square::H1), 7);
    EXPECT_EQ(index_of(Square::A2), 8);
    EXPECT_EQ(index_of(Square::H8), 63);
    EXPECT_EQ(square_at(28), Square::E4);
}

TEST(Square, IsMadeOfItsFileAndItsRank) {
    EXPECT_EQ(make_square(File::C, Rank::Seventh), Square::C7);
    EXPECT_EQ(file_of(Square::C7), File::C);
    EXPECT_EQ(rank_of(Square::C7), Rank::Seventh);
    for (const Square square : base::kAll<Square>) {
        EXPECT_EQ(make_square(file_of(square), rank_of(square)), square);
        EXPECT_EQ(square_at(index_of(square)), square);
    }
}

TEST(Square, HasANameThatIsReadBack) {
    EXPECT_EQ(name_of(Square::E4), "e4");
    EXPECT_EQ(name_of(Square::A8), "a8");
    for (const Square square : base::kAll<Square>) EXPECT_EQ(square_from_name(name_of(square)), square);
}

TEST(SquareName, IsTwoCharactersInSmallLetters) {
    for (const std::string_view text :
         {"", "e", "4", "e44", "E4", "i1", "a0", "a9", "4e", "`1", " a1", "a1 ", "e\xB4"}) {
        EXPECT_EQ(square_from_name(text), std::nullopt) << text;
    }
}

TEST(RelativeRank, IsCountedFromTheColorsOwnSide) {
    EXPECT_EQ(relative_rank(Color::White, Rank::First), Rank::First);
    EXPECT_EQ(relative_rank(Color::White, Rank::Fifth), Rank::Fifth);
    EXPECT_EQ(relative_rank(Color::Black, Rank::First), Rank::Eighth);
    EXPECT_EQ(relative_rank(Color::Black, Rank::Fifth), Rank::Fourth);
}

TEST(FlippedSquare, KeepsItsFileAndSwapsTheSides) {
    EXPECT_EQ(flipped(Square::E2), Square::E7);
    EXPECT_EQ(flipped(Square::H8), Square::H1);
    for (const Square square : base::kAll<Square>) {
        EXPECT_EQ(file_of(flipped(square)), file_of(square));
        EXPECT_EQ(rank_of(flipped(square)), relative_rank(Color::Black, rank_of(square)));
    }
}

}  // namespace
}  // namespace plyproof::chess
