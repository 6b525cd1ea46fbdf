// SPDX-License-Identifier: MIT
// The two sides of a chess game.
#pragma once

#include <cstdint>

#include "base/enum_array.h"

namespace plyproof::chess {

enum class Color : std::uint8_t { White, Black };

[[nodiscard]] PLYPROOF_INLINE constexpr Color opposite(Color color) {
    return color == Color::White ? Color::Black : Color::White;
}

}  // namespace plyproof::chess

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::Color> = 2;
