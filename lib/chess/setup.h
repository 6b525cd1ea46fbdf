// SPDX-License-Identifier: MIT
// Setup: what a position's text said, maybe nonsense. Only position_from() (position_from.h) crosses from here to a
// Position that obeys the rules. A Setup has no opinion; it is a plain value that tests and tools may fill by hand.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "chess/castling.h"
#include "chess/piece.h"

namespace plyproof::chess {

/// One letter of the castling field, as it was written.
struct CastlingLetter {
    Color color;
    /// The rook's file where the letter named one (A to H); otherwise `wing` says K (outermost rook on the king's side)
    /// or Q (outermost on the queen's side).
    std::optional<File> file;
    Wing wing = Wing::KingSide;  ///< only of meaning when `file` is empty

    friend bool operator==(const CastlingLetter&, const CastlingLetter&) = default;
};

/// The letter as FEN writes it: K, q, H, a.
[[nodiscard]] constexpr char letter_of(const CastlingLetter& castling) {
    const char wing = castling.wing == Wing::KingSide ? 'k' : 'q';
    const char small = castling.file ? letter_of(*castling.file) : wing;
    return castling.color == Color::White ? static_cast<char>(small - 'a' + 'A') : small;
}

struct Setup {
    base::EnumArray<Square, std::optional<Piece>> board;
    Color side_to_move = Color::White;
    std::vector<CastlingLetter> castling;  ///< in the order of the text, without repetitions
    std::optional<Square> en_passant;      ///< any square that the text named
    std::uint32_t halfmove_clock = 0;      ///< half-moves since the last capture or pawn move
    std::uint32_t fullmove_number = 1;

    friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace plyproof::chess
