// SPDX-License-Identifier: MIT
#include "chess/setup.h"

#include <gmock/gmock.h>

namespace plyproof::chess {
namespace {

TEST(LetterOfCastling, IsKOrQWhereNoFileWasNamed) {
    EXPECT_EQ(letter_of(CastlingLetter{Color::White, std::nullopt, Wing::KingSide}), 'K');
    EXPECT_EQ(letter_of(CastlingLetter{Color::White, std::nullopt, Wing::QueenSide}), 'Q');
    EXPECT_EQ(letter_of(CastlingLetter{Color::Black, std::nullopt, Wing::KingSide}), 'k');
    EXPECT_EQ(letter_of(CastlingLetter{Color::Black, std::nullopt, Wing::QueenSide}), 'q');
}

TEST(LetterOfCastling, IsTheRookFileWhereOneWasNamed) {
    EXPECT_EQ(letter_of(CastlingLetter{Color::White, File::A}), 'A');
    EXPECT_EQ(letter_of(CastlingLetter{Color::Black, File::H}), 'h');
}

TEST(Setup, StartsAsAnEmptyBoardWithWhiteToMoveInMoveOne) {
    const chess::Setup setup;  // plain Setup is a trap of GoogleTest
    for (const auto& man : setup.board) EXPECT_FALSE(man.has_value());
    EXPECT_EQ(setup.side_to_move, Color::White);
    EXPECT_EQ(setup.fullmove_number, 1u);
}

TEST(Setup, DiffersWhenOnlyAClockDiffers) {
    chess::Setup setup;
    setup.halfmove_clock = 1;
    EXPECT_NE(setup, chess::Setup{});
}

}  // namespace
}  // namespace plyproof::chess
