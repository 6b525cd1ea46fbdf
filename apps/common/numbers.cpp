// SPDX-License-Identifier: MIT
#include "common/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "report/text_parts.h"

namespace plyproof::apps {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Digits, perhaps behind a minus sign: a number, even if one that is not allowed.
bool is_whole_number(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() && std::ranges::all_of(text, is_digit);
}

}  // namespace

std::string whole_number_fault(std::string_view text, std::uint64_t least, std::uint64_t most) {
    const std::string said = report::printable(text);
    if (!is_whole_number(text)) {
        return fmt::format("'{}' is not a whole number: write {} to {}, in decimal digits only", said, least, most);
    }
    if (text.size() > 1 && text.front() == '0') {
        const std::size_t first = std::min(text.find_first_not_of('0'), text.size() - 1);
        return fmt::format("'{}' begins with 0: write {}", said, text.substr(first));
    }
    std::uint64_t number = 0;
    // A minus sign is not read, and digits for more than 64 bits are an error.
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc{} && number >= least && number <= most) return {};
    return fmt::format("{} is not in the range {} to {}", said, least, most);
}

std::function<std::string(const std::string&)> whole_number(std::uint64_t least, std::uint64_t most) {
    return [=](const std::string& text) { return whole_number_fault(text, least, most); };
}

}  // namespace plyproof::apps
