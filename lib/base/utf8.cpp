// SPDX-License-Identifier: MIT
#include "base/utf8.h"

#include <cstdint>

namespace plyproof::base {
namespace {

/// The length of the UTF-8 sequence that a first byte announces; 0 when it cannot be one.
std::size_t sequence_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    if (first >= 0xF0 && first < 0xF5) return 4;
    return 0;
}

bool may_be_printed(std::uint32_t code_point, std::size_t length) {
    static constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};  // below: an overlong spelling
    const bool is_control = code_point < 0x20 || (code_point >= 0x7F && code_point < 0xA0);
    // Line and paragraph separators would break a line; the marks of writing direction can reorder what a terminal
    // shows.
    const bool is_separator = code_point == 0x2028 || code_point == 0x2029;
    const bool is_direction =
        (code_point >= 0x202A && code_point <= 0x202E) || (code_point >= 0x2066 && code_point <= 0x2069);
    const bool is_surrogate = code_point >= 0xD800 && code_point < 0xE000;
    const bool is_noncharacter = (code_point & 0xFFFE) == 0xFFFE;
    return code_point >= kLeast[length] && code_point <= 0x10FFFF && !is_control && !is_separator && !is_direction &&
           !is_surrogate && !is_noncharacter;
}

}  // namespace

std::size_t printable_length(std::string_view text) {
    if (text.empty()) return 0;
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = sequence_length(first);
    if (length == 0 || length > text.size()) return 0;
    std::uint32_t code_point = length == 1 ? first : first & (0x7Fu >> length);
    for (const char c : text.substr(1, length - 1)) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0) != 0x80) return 0;
        code_point = code_point << 6 | (byte & 0x3Fu);
    }
    return may_be_printed(code_point, length) ? length : 0;
}

}  // namespace plyproof::base
