// SPDX-License-Identifier: MIT
// The first look at a suite's bytes: is it text at all, and if so, text without the accidents of editors and systems.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyproof::suite {

/// What the bytes are when they are no text: "gzip", "UTF-16", "binary data", ...
[[nodiscard]] std::optional<std::string_view> binary_kind(std::string_view bytes);

/// The text without its byte-order mark, with a blank for every NUL, vertical tab, form feed and Ctrl-Z.
[[nodiscard]] std::string clean_text(std::string_view bytes);

struct Line {
    std::size_t number;     ///< from 1
    std::string_view text;  ///< without the line end
};

/// All lines; LF, CRLF and a lone CR end one. A last line without an end counts, an empty rest after the last end not.
[[nodiscard]] std::vector<Line> split_lines(std::string_view text);

/// True for lines that say nothing: blank, or a comment (#, % or // first).
[[nodiscard]] bool is_silent(std::string_view line);

/// A copy with a to z for A to Z.
[[nodiscard]] std::string small_letters(std::string_view text);

/// What stands between two double quotes; a text without them as it is.
[[nodiscard]] std::string_view unquoted(std::string_view text);

/// A copy that can be shown: every control character replaced.
[[nodiscard]] std::string printable(std::string_view text, char replacement);

}  // namespace plyproof::suite
