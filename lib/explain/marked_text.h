// SPDX-License-Identifier: MIT
// A line of somebody's text with carets under the parts in question:
//
//     4k3/9/8/8/8/8/8/4K3 w - - 0 1
//         ^
//
// The text may be anything: what cannot be printed (base/utf8.h) is shown as \x07, an endless text as the part around
// the first caret. The carets stand right wherever a character is one column wide.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace plyproof::explain {

/// Some bytes of a text. An empty span marks the place before its offset (or the end of the text).
struct Span {
    std::size_t offset = 0;
    std::size_t size = 0;

    friend bool operator==(const Span&, const Span&) = default;
};

/// Two lines, each indented by two blanks, joined by a newline and without one at the end; one line when there is no
/// span. Time is bound by what is shown, not by the text. REQUIRES: every span lies within the text.
[[nodiscard]] std::string marked_text(std::string_view text, const std::vector<Span>& spans);

/// The text on one line, made harmless in the same way and cut after 96 bytes.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace plyproof::explain
