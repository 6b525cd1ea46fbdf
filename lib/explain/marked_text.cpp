// SPDX-License-Identifier: MIT
#include "explain/marked_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

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

/// The length that a UTF-8 sequence announces with its first byte; 0 where none may start.
std::size_t announced_size(unsigned char lead) {
    if (lead >= 0xC2 && lead <= 0xDF) return 2;
    if (lead >= 0xE0 && lead <= 0xEF) return 3;
    if (lead >= 0xF0 && lead <= 0xF4) return 4;
    return 0;
}

Shown shown_at(std::string_view text, std::size_t index) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    const auto lead = static_cast<unsigned char>(text[index]);
    if (text[index] == '\t') return {1, " ", 1};
    if (lead >= 0x20 && lead < 0x7F) return {1, std::string(1, text[index]), 1};
    if (index == 0 && text.starts_with(kByteOrderMark)) return {kByteOrderMark.size(), "", 0};
    const std::string_view sequence = text.substr(index, announced_size(lead));
    const bool whole = !sequence.empty() && sequence.size() == announced_size(lead) &&
                       std::all_of(sequence.begin() + 1, sequence.end(),
                                   [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; });
    // U+0080 to U+009F are control characters too.
    if (whole && !(lead == 0xC2 && static_cast<unsigned char>(sequence[1]) < 0xA0)) {
        return {sequence.size(), std::string(sequence), 1};
    }
    return {1, fmt::format("\\x{:02X}", lead), 4};
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
