// SPDX-License-Identifier: MIT
#include "report/text_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace plyproof::report {
namespace {

// The length of the UTF-8 sequence that a first byte announces; 0 when it cannot be one.
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

// The length of the printable character at the start of `text`; 0 when there is none.
std::size_t printable_length(std::string_view text) {
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

}  // namespace

std::string total_text(base::Uint128 total, Style style) {
    std::string digits = fmt::format("{}", total);
    if (!style.group_digits) return digits;
    for (std::size_t end = digits.size(); end > 3; end -= 3) digits.insert(end - 3, 1, ',');
    return digits;
}

std::string counted(base::Uint128 count, std::string_view noun, Style style) {
    return fmt::format("{} {}{}", total_text(count, style), noun, count == 1 ? "" : "s");
}

std::string duration_text(std::chrono::nanoseconds time) {
    const double seconds = std::chrono::duration<double>(time).count();
    if (seconds < 9.995) return fmt::format("{:.2f} s", seconds);
    if (seconds < 59.95) return fmt::format("{:.1f} s", seconds);
    const auto whole = std::chrono::round<std::chrono::seconds>(time).count();
    if (whole < 3600) return fmt::format("{} min {} s", whole / 60, whole % 60);
    return fmt::format("{} h {} min", whole / 3600, whole % 3600 / 60);
}

std::string rate_text(base::Uint128 nodes, std::chrono::nanoseconds time) {
    const double seconds = std::chrono::duration<double>(time).count();
    if (seconds < 0.001) return {};
    const double per_second = static_cast<double>(nodes) / seconds;
    if (per_second >= 1e7) return fmt::format("{:.0f} million nodes/s", per_second / 1e6);
    if (per_second >= 1e6) return fmt::format("{:.1f} million nodes/s", per_second / 1e6);
    return fmt::format("{:.0f} nodes/s", per_second);
}

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = printable_length(text);
        if (length > 0) {
            result += text.substr(0, length);
        } else {
            fmt::format_to(std::back_inserter(result), "\\x{:02x}", static_cast<unsigned char>(text.front()));
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

std::size_t width(std::string_view text) {
    // All bytes but the continuations of a sequence.
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace plyproof::report
