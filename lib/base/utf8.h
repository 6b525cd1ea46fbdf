// SPDX-License-Identifier: MIT
// What of somebody else's text may be shown as it is: characters of valid UTF-8 that neither command a terminal nor
// reorder what it shows. Everything else is to be spelled out byte by byte.
#pragma once

#include <cstddef>
#include <string_view>

namespace plyproof::base {

/// The number of bytes of the printable character at the start of `text`. 0 when there is none: at the end of the text,
/// at bytes that are no UTF-8 (overlong spellings and surrogates too), control characters, line and paragraph
/// separators, marks of writing direction, and noncharacters.
[[nodiscard]] std::size_t printable_length(std::string_view text);

}  // namespace plyproof::base
