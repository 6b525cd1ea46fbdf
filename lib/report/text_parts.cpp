// SPDX-License-Identifier: MIT
#include "report/text_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "base/utf8.h"

namespace plyproof::report {

std::string counted(base::Uint128 count, std::string_view noun, Style style) {
    return fmt::format("{} {}{}", count_text(count, style), noun, count == 1 ? "" : "s");
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
        const std::size_t length = base::printable_length(text);
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
