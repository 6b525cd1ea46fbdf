// SPDX-License-Identifier: MIT
#include "base/printable_text.h"

#include <algorithm>

#include "base/utf8.h"

namespace plyproof::base {

std::string printable_text(std::string_view text, std::size_t most_bytes) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string shown;
    std::size_t at = 0;
    while (at < std::min(text.size(), most_bytes)) {
        const std::size_t length = printable_length(text.substr(at));
        if (length > 0) {
            shown += text.substr(at, length);
        } else if (text[at] == '\t') {
            shown += ' ';
        } else {
            const auto byte = static_cast<unsigned char>(text[at]);
            shown += {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
        }
        at += std::max<std::size_t>(length, 1);
    }
    return at < text.size() ? shown + "..." : shown;
}

}  // namespace plyproof::base
