// SPDX-License-Identifier: MIT
// Squares, files and ranks. Squares are little-endian rank-file: a1 = 0, b1 = 1, h1 = 7, a2 = 8, h8 = 63.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "chess/color.h"

namespace plyproof::chess {

enum class File : std::uint8_t { A, B, C, D, E, F, G, H };
enum class Rank : std::uint8_t { First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth };

// clang-format off
enum class Square : std::uint8_t {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8
};
// clang-format on

/// 0 for a1 to 63 for h8.
[[nodiscard]] PLYPROOF_INLINE constexpr int index_of(Square square) { return static_cast<int>(square); }

/// REQUIRES: 0 <= index < 64.
[[nodiscard]] PLYPROOF_INLINE constexpr Square square_at(int index) { return static_cast<Square>(index); }

[[nodiscard]] PLYPROOF_INLINE constexpr Square make_square(File file, Rank rank) {
    return static_cast<Square>(static_cast<int>(rank) * 8 + static_cast<int>(file));
}
[[nodiscard]] PLYPROOF_INLINE constexpr File file_of(Square square) { return static_cast<File>(index_of(square) & 7); }
[[nodiscard]] PLYPROOF_INLINE constexpr Rank rank_of(Square square) { return static_cast<Rank>(index_of(square) >> 3); }

/// The rank as `color` counts it: its own back rank is First.
[[nodiscard]] PLYPROOF_INLINE constexpr Rank relative_rank(Color color, Rank rank) {
    return color == Color::White ? rank : static_cast<Rank>(7 - static_cast<int>(rank));
}

/// The square with first and eighth rank swapped: e2 <-> e7.
[[nodiscard]] PLYPROOF_INLINE constexpr Square flipped(Square square) { return square_at(index_of(square) ^ 56); }

/// 'a' to 'h'.
[[nodiscard]] constexpr char letter_of(File file) { return static_cast<char>('a' + static_cast<int>(file)); }
/// '1' to '8'.
[[nodiscard]] constexpr char digit_of(Rank rank) { return static_cast<char>('1' + static_cast<int>(rank)); }

/// "e4".
[[nodiscard]] inline std::string name_of(Square square) {
    return {letter_of(file_of(square)), digit_of(rank_of(square))};
}

/// The square of a two-character name in small letters; nothing for any other text.
[[nodiscard]] constexpr std::optional<Square> square_from_name(std::string_view name) {
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8') return std::nullopt;
    return make_square(static_cast<File>(name[0] - 'a'), static_cast<Rank>(name[1] - '1'));
}

}  // namespace plyproof::chess

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::Square> = 64;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::File> = 8;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::Rank> = 8;
