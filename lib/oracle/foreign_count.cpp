// SPDX-License-Identifier: MIT
#include "oracle/foreign_count.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text_fields.h"

namespace plyproof::oracle {

namespace {

constexpr std::size_t kMostDigits = 30;  // 127 bits hold 38: what is left is for sums over any number of lines

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::size_t digits_at(std::string_view text, std::size_t start) {
    std::size_t end = start;
    while (end < text.size() && is_digit(text[end])) ++end;
    return end - start;
}

bool separates_groups(char c) { return c == ',' || c == '.' || c == '\'' || c == '_' || c == ' '; }

/// Where the number that starts with `first` digits at `start` ends, with all its groups of three.
std::size_t end_of_groups(std::string_view text, std::size_t start, std::size_t first) {
    std::size_t end = start + first;
    if (first > 3 || text[start] == '0' || end >= text.size() || !separates_groups(text[end])) return end;
    const char separator = text[end];
    while (end < text.size() && text[end] == separator && digits_at(text, end + 1) == 3) end += 4;
    return end;
}

ForeignCount value_of(std::string_view digits) {
    ForeignCount value = 0;
    for (const char c : digits) {
        if (is_digit(c)) value = value * 10 + (c - '0');
    }
    return value;
}

}  // namespace

std::optional<ReadCount> read_count(std::string_view text) {
    const bool negative = text.starts_with('-');
    const std::size_t start = negative ? 1 : 0;
    const std::size_t first = digits_at(text, start);
    if (first == 0) return std::nullopt;
    const std::size_t end = end_of_groups(text, start, first);
    const std::string_view digits = text.substr(start, end - start);
    if (static_cast<std::size_t>(std::ranges::count_if(digits, is_digit)) > kMostDigits) return std::nullopt;
    if (end + 1 < text.size() && text[end] == '.' && is_digit(text[end + 1])) return std::nullopt;
    const ForeignCount sign = negative ? -1 : 1;
    ReadCount result{sign * value_of(digits), end};
    if (end > start + first && text[start + first] == ' ')
        result.first_group = sign * value_of(text.substr(start, first));
    return result;
}

std::optional<ForeignCount> count_from_text(std::string_view text) {
    const std::string_view trimmed = base::trim(text);
    const std::optional<ReadCount> read = read_count(trimmed);
    if (!read || read->length != trimmed.size()) return std::nullopt;
    return read->value;
}

std::string count_text(ForeignCount count) { return fmt::format("{}", count); }

}  // namespace plyproof::oracle
