// SPDX-License-Identifier: MIT
#include "common/duration.h"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <optional>

namespace plyproof::apps {

namespace {

struct Unit {
    std::string_view name;
    std::int64_t milliseconds;
};
constexpr std::array kUnits{Unit{"ms", 1},     Unit{"s", 1000},     Unit{"", 1000},
                            Unit{"m", 60'000}, Unit{"min", 60'000}, Unit{"h", 3'600'000}};

constexpr std::int64_t kBillion = 1'000'000'000;
constexpr std::int64_t kLongest = std::int64_t{10'000} * 3'600'000;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Takes up to nine digits from the front; nothing when there are more.
std::optional<std::int64_t> take_digits(std::string_view& text, std::size_t& taken) {
    std::int64_t value = 0;
    for (taken = 0; !text.empty() && is_digit(text.front()); ++taken) {
        if (taken == 9) return std::nullopt;
        value = value * 10 + (text.front() - '0');
        text.remove_prefix(1);
    }
    return value;
}

/// The number before the unit, in billionths; `text` is left with the unit.
std::optional<__int128_t> take_billionths(std::string_view& text) {
    std::size_t whole_digits = 0;
    std::size_t digits_after = 0;
    const std::optional<std::int64_t> whole = take_digits(text, whole_digits);
    if (!whole) return std::nullopt;
    std::int64_t fraction = 0;
    if (!text.empty() && text.front() == '.') {
        text.remove_prefix(1);
        const std::optional<std::int64_t> after = take_digits(text, digits_after);
        if (!after || digits_after == 0) return std::nullopt;
        fraction = *after;
        for (std::size_t digit = digits_after; digit < 9; ++digit) fraction *= 10;
    }
    if (whole_digits + digits_after == 0) return std::nullopt;
    return static_cast<__int128_t>(*whole) * kBillion + fraction;
}

}  // namespace

base::Result<std::chrono::milliseconds, std::string> parse_duration(std::string_view text) {
    std::string_view unit_name = text;
    if (const std::optional<__int128_t> billionths = take_billionths(unit_name)) {
        for (const Unit& unit : kUnits) {
            if (unit.name != unit_name) continue;
            const __int128_t milliseconds = *billionths * unit.milliseconds / kBillion;
            if (milliseconds > kLongest) {
                return base::failure(fmt::format("'{}' is too long: at most 10000h", text));
            }
            return std::chrono::milliseconds(static_cast<std::int64_t>(milliseconds));
        }
    }
    return base::failure(fmt::format("'{}' is no duration: write 90, 90s, 1.5s, 250ms, 2m or 1h", text));
}

}  // namespace plyproof::apps
