// SPDX-License-Identifier: MIT
// How the text reports may dress up: colours and digit groups, both only for people at a terminal. Plain by default, so
// that what goes into a pipe or a file never changes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/uint128.h"

namespace plyproof::report {

struct Style {
    bool color = false;
    bool group_digits = false;
};

enum class Paint : std::uint8_t { Good, Bad, Warning, Strong, Faint };

/// The text between the terminal codes of a colour, or as it is when the style has no colour.
[[nodiscard]] std::string painted(std::string_view text, Paint paint, Style style);

/// Decimal digits, in groups of three with commas when the style wants them. Totals may need more than 64 bits.
[[nodiscard]] std::string count_text(base::Uint128 count, Style style = {});

}  // namespace plyproof::report
