// SPDX-License-Identifier: MIT
#include "explain/marked_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "base/utf8.h"

namespace plyproof::explain {
namespace {

constexpr std::size_t kShownBefore = 48;  // bytes before the first caret
constexpr std::size_t kShownInAll = 112;
constexpr std::size_t kQuotedBytes = 96;
constexpr std::string_view kCut = "...";

/// One character as it is shown.
struct Shown {
    std::size_t size;  ///< bytes of the text
    std::string text;
    std::size_t columns;
};

Shown shown_at(std::string_view text, std::size_t index) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text[index] == '\t') return {1, " ", 1};
    if (index == 0 && text.starts_with(kByteOrderMark)) return {kByteOrderMark.size(), "", 0};
    const std::size_t size = base::printable_length(text.substr(index));
    if (size > 0) return {size, std::string(text.substr(index, size)), 1};
    return {1, fmt::format("\\x{:02X}", static_cast<unsigned char>(text[index])), 4};
}

bool is_marked(std::size_t begin, std::size_t end, const std::vector<Span>& spans) {
    return std::any_of(spans.begin(), spans.end(), [&](const Span& span) {
        const std::size_t span_end = span.offset + std::max<std::size_t>(span.size, 1);
        return span.offset < end && begin < span_end;
    });
}

}  // namespace

std::string marked_text(std::string_view text, const std::vector<Span>& spans) {
    std::size_t first = text.size();
    for (const Span& span : spans) {
        assert(span.offset <= text.size() && span.size <= text.size() - span.offset);
        first = std::min(first, span.offset);
    }
    if (spans.empty()) first = 0;
    const std::size_t begin =
        text.size() <= kShownInAll || first <= kShownBefore ? 0 : std::min(first - kShownBefore, text.size());
    const std::size_t end = std::min(begin + kShownInAll, text.size());

    std::string shown = "  ";
    std::string carets = "  ";
    if (begin > 0) {
        shown += kCut;
        carets += std::string(kCut.size(), ' ');
    }
    for (std::size_t index = begin; index < end;) {
        const Shown character = shown_at(text, index);
        shown += character.text;
        carets += std::string(character.columns, is_marked(index, index + character.size, spans) ? '^' : ' ');
        index += character.size;
    }
    if (end < text.size()) shown += kCut;
    if (is_marked(text.size(), text.size() + 1, spans)) carets += '^';
    carets.erase(carets.find_last_not_of(' ') + 1);
    return spans.empty() ? shown : shown + '\n' + carets;
}

std::string in_quotes(std::string_view text) {
    std::string shown = "'";
    for (std::size_t index = 0; index < std::min(text.size(), kQuotedBytes);) {
        const Shown character = shown_at(text, index);
        shown += character.text;
        index += character.size;
    }
    if (text.size() > kQuotedBytes) shown += kCut;
    return shown + "'";
}

}  // namespace plyproof::explain
