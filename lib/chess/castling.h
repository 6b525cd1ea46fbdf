// SPDX-License-Identifier: MIT
// Castling: the two wings, and where king and rook end. A right is the square of the rook that may castle; a wing is
// told by that rook's side of its king, which holds for standard chess and for Chess960.
#pragma once

#include <cstdint>
#include <optional>

#include "chess/bitboard.h"

namespace plyproof::chess {

enum class Wing : std::uint8_t { KingSide, QueenSide };

/// The wing on which a rook stands, seen from its king on the same rank. REQUIRES: different squares, same rank.
[[nodiscard]] PLYPROOF_INLINE constexpr Wing wing_of(Square king, Square rook) {
    return index_of(rook) > index_of(king) ? Wing::KingSide : Wing::QueenSide;
}

/// Where the king ends: g1, c1, g8 or c8.
[[nodiscard]] PLYPROOF_INLINE constexpr Square king_castling_target(Color color, Wing wing) {
    return make_square(wing == Wing::KingSide ? File::G : File::C, relative_rank(color, Rank::First));
}

/// Where the rook ends: f1, d1, f8 or d8.
[[nodiscard]] PLYPROOF_INLINE constexpr Square rook_castling_target(Color color, Wing wing) {
    return make_square(wing == Wing::KingSide ? File::F : File::D, relative_rank(color, Rank::First));
}

}  // namespace plyproof::chess

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::Wing> = 2;
