// SPDX-License-Identifier: MIT
// Kinds of men, men with a colour, and their FEN letters.
#pragma once

#include <cstdint>
#include <optional>

#include "chess/color.h"

namespace plyproof::chess {

enum class PieceKind : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

struct Piece {
    Color color;
    PieceKind kind;

    friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

/// The capital letter of a kind: P N B R Q K.
[[nodiscard]] constexpr char letter_of(PieceKind kind) { return "PNBRQK"[static_cast<int>(kind)]; }

/// The FEN letter: capital for White, small for Black.
[[nodiscard]] constexpr char letter_of(Piece piece) {
    const char letter = letter_of(piece.kind);
    return piece.color == Color::White ? letter : static_cast<char>(letter - 'A' + 'a');
}

/// The man a FEN letter stands for; nothing for any other character.
[[nodiscard]] constexpr std::optional<Piece> piece_from_letter(char letter) {
    const bool small = letter >= 'a' && letter <= 'z';
    const char capital = small ? static_cast<char>(letter - 'a' + 'A') : letter;
    for (int kind = 0; kind < 6; ++kind) {
        if ("PNBRQK"[kind] == capital) {
            return Piece{small ? Color::Black : Color::White, static_cast<PieceKind>(kind)};
        }
    }
    return std::nullopt;
}

}  // namespace plyproof::chess

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::PieceKind> = 6;
