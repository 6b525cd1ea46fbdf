// SPDX-License-Identifier: MIT
// Somebody else's text in a sentence of ours.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace plyproof::base {

/// The text on one line with all that cannot be printed (utf8.h) spelled as \x07, cut with "..." after so many bytes.
[[nodiscard]] std::string printable_text(std::string_view text, std::size_t most_bytes = 120);

}  // namespace plyproof::base
