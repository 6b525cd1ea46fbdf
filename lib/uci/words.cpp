// SPDX-License-Identifier: MIT
#include "uci/words.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace plyproof::uci {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

Words::Words(std::string_view line) : line_(line) {
    if (line_.starts_with("\xEF\xBB\xBF")) line_.remove_prefix(3);
    for (std::size_t begin = line_.find_first_not_of(kBlanks); begin != std::string_view::npos;) {
        const std::size_t end = std::min(line_.find_first_of(kBlanks, begin), line_.size());
        words_.push_back(line_.substr(begin, end - begin));
        begin = line_.find_first_not_of(kBlanks, end);
    }
}

std::string_view Words::take() {
    const std::string_view word = peek();
    if (!at_end()) ++next_;
    return word;
}

bool Words::take(std::string_view word) {
    if (at_end() || peek() != word) return false;
    ++next_;
    return true;
}

std::string_view Words::take_rest() {
    if (at_end()) return {};
    const auto begin = static_cast<std::size_t>(peek().data() - line_.data());
    const std::string_view rest = line_.substr(begin);
    next_ = words_.size();
    return rest.substr(0, rest.find_last_not_of(kBlanks) + 1);
}

std::string Words::take_until(std::string_view end) {
    std::string text;
    while (!at_end() && peek() != end) {
        if (!text.empty()) text += ' ';
        text += take();
    }
    return text;
}

std::optional<std::int64_t> number_from(std::string_view word) {
    const bool negative = word.starts_with('-');
    if (word.starts_with('+')) word.remove_prefix(1);
    const std::string_view digits = word.substr(negative ? 1 : 0);
    if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error == std::errc()) return number;
    return negative ? std::numeric_limits<std::int64_t>::min() : std::numeric_limits<std::int64_t>::max();
}

bool same_name(std::string_view a, std::string_view b) { return std::ranges::equal(a, b, {}, small, small); }

}  // namespace plyproof::uci
