// SPDX-License-Identifier: MIT
#include "base/text_fields.h"

namespace plyproof::base {

std::vector<TextField> split_fields(std::string_view text) {
    constexpr std::string_view kBlanks = " \t";
    std::vector<TextField> fields;
    std::size_t begin = text.find_first_not_of(kBlanks);
    while (begin != std::string_view::npos) {
        const std::size_t end = text.find_first_of(kBlanks, begin);
        fields.push_back({begin, text.substr(begin, end == std::string_view::npos ? end : end - begin)});
        begin = text.find_first_not_of(kBlanks, end);
    }
    return fields;
}

std::vector<TextField> split_at(std::string_view text, char separator) {
    std::vector<TextField> pieces;
    std::size_t begin = 0;
    while (true) {
        const std::size_t end = text.find(separator, begin);
        if (end == std::string_view::npos) {
            pieces.push_back({begin, text.substr(begin)});
            return pieces;
        }
        pieces.push_back({begin, text.substr(begin, end - begin)});
        begin = end + 1;
    }
}

std::string_view trim(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

}  // namespace plyproof::base
