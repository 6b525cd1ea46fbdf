// SPDX-License-Identifier: MIT
#include "chess/piece.h"

#include <gtest/gtest.h>

#include <string>

namespace plyproof::chess {
namespace {

TEST(Piece, IsWrittenCapitalForWhiteAndSmallForBlack) {
    std::string letters;
    for (const Color color : base::kAll<Color>) {
        for (const PieceKind kind : base::kAll<PieceKind>) letters += letter_of(Piece{color, kind});
    }
    EXPECT_EQ(letters, "PNBRQKpnbrqk");
}

TEST(PieceKind, IsWrittenAsACapitalLetter) {
    EXPECT_EQ(letter_of(PieceKind::Knight), 'N');
    EXPECT_EQ(letter_of(PieceKind::King), 'K');
}

TEST(Piece, IsReadFromItsOwnLetterAndFromNoOtherCharacter) {
    const std::string letters = "PNBRQKpnbrqk";
    for (int code = -128; code < 128; ++code) {
        const char letter = static_cast<char>(code);
        const auto piece = piece_from_letter(letter);
        const bool is_a_piece = letter != '\0' && letters.find(letter) != std::string::npos;
        ASSERT_EQ(piece.has_value(), is_a_piece) << "character " << code;
        if (piece) {
            EXPECT_EQ(letter_of(*piece), letter);
        }
    }
}

}  // namespace
}  // namespace plyproof::chess
