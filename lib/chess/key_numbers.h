// SPDX-License-Identifier: MIT
// The random numbers that keys (key.h) are made of, for the code that makes them. A man is found in the tables by its
// *code*, which is read off the sets of a position without a branch; the code of an empty square has the number zero,
// so a capture of nothing changes nothing.
#pragma once

#include "base/enum_array.h"
#include "chess/key.h"

namespace plyproof::chess::detail {

/// What stands on a square, whatever its colour.
enum class ManCode : std::uint8_t { Nothing, Bishop, Rook, Queen, Knight, Pawn, King };

}  // namespace plyproof::chess::detail

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::detail::ManCode> = 7;

namespace plyproof::chess::detail {

struct KeyNumbers {
    base::EnumArray<Color, base::EnumArray<ManCode, base::EnumArray<Square, Key>>> men;
    base::EnumArray<Square, Key> castling_rooks;
    base::EnumArray<File, Key> en_passant;
    Key black_to_move;
};
[[gnu::visibility("hidden")]] extern const KeyNumbers kKeyNumbers;

PLYPROOF_INLINE ManCode code_on(const Position& position, Square square) {
    const auto stands_in = [&](Bitboard set) { return static_cast<unsigned>(set.bits() >> index_of(square) & 1); };
    const unsigned slider = stands_in(position.diagonal_sliders()) + 2 * stands_in(position.straight_sliders());
    const unsigned other =
        4 * stands_in(position.knights()) + 5 * stands_in(position.pawns()) + 6 * stands_in(position.kings());
    return static_cast<ManCode>(slider + other);
}

PLYPROOF_INLINE constexpr ManCode code_of(PieceKind kind) {
    using enum ManCode;
    constexpr base::EnumArray<PieceKind, ManCode> kCodes = {{Pawn, Knight, Bishop, Rook, Queen, King}};
    return kCodes[kind];
}

/// The numbers of some castling rooks together.
PLYPROOF_INLINE Key key_of_rights(Bitboard rooks) {
    Key key;
    for (const Square rook : rooks) key = key ^ kKeyNumbers.castling_rooks[rook];
    return key;
}

/// The castling rooks that a move other than castling takes the right from.
PLYPROOF_INLINE Bitboard rights_lost(const Position& position, Color us, Square from, Square to) {
    const Bitboard rooks = position.castling_rooks();
    const Bitboard by_king = position.kings().contains(from) ? rooks & position.pieces(us) : kNoSquares;
    return (rooks & (Bitboard(from) | Bitboard(to))) | by_king;
}

}  // namespace plyproof::chess::detail
