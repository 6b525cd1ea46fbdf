// SPDX-License-Identifier: MIT
#include "report/style.h"

#include <fmt/format.h>

namespace plyproof::report {

namespace {

std::string_view code_of(Paint paint) {
    switch (paint) {
        case Paint::Good:
            return "\x1b[32m";
        case Paint::Bad:
            return "\x1b[31m";
        case Paint::Warning:
            return "\x1b[33m";
        case Paint::Strong:
            return "\x1b[1m";
        case Paint::Faint:
            return "\x1b[2m";
    }
    return "";
}

}  // namespace

std::string painted(std::string_view text, Paint paint, Style style) {
    if (!style.color) return std::string(text);
    std::string result(code_of(paint));
    result += text;
    result += "\x1b[0m";
    return result;
}

std::string count_text(base::Uint128 count, Style style) {
    std::string digits = fmt::format("{}", count);
    if (!style.group_digits) return digits;
    for (std::size_t end = digits.size(); end > 3; end -= 3) digits.insert(end - 3, 1, ',');
    return digits;
}

}  // namespace plyproof::report
