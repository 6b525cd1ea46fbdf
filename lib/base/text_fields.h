// SPDX-License-Identifier: MIT
// Text cut into fields that remember where they stood, so that an error can point at them.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace plyproof::base {

/// A piece of a longer text: `offset` is in bytes from the start of that text.
struct TextField {
    std::size_t offset = 0;
    std::string_view text;
};

/// The fields of `text` between blanks and tabs (runs of them count as one; other control characters are kept as text).
std::vector<TextField> split_fields(std::string_view text);

/// The pieces of `text` between single `separator` characters; empty pieces are kept.
std::vector<TextField> split_at(std::string_view text, char separator);

/// `text` without blanks, tabs, carriage returns and line feeds at both ends.
std::string_view trim(std::string_view text);

}  // namespace plyproof::base
