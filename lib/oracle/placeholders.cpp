// SPDX-License-Identifier: MIT
#include "oracle/placeholders.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace plyproof::oracle {

namespace {

constexpr std::string_view kEachMove = "{moves...}";
constexpr std::array<std::string_view, 4> kGaps{"{fen}", "{depth}", "{moves}", "{number}"};

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += ' ';
        text += word;
    }
    return text;
}

std::string value_of(std::string_view gap, const Filling& filling) {
    if (gap == "{fen}") return filling.fen;
    if (gap == "{depth}") return std::to_string(filling.depth);
    if (gap == "{number}") return std::to_string(filling.number);
    return joined(filling.moves);
}

}  // namespace

std::string filled(std::string_view text, const Filling& filling) {
    assert(!template_fault(text));
    std::string result;
    bool left_out = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        const auto* const gap =
            std::ranges::find_if(kGaps, [=](std::string_view name) { return rest.starts_with(name); });
        if (rest.front() == '[') left_out = filling.moves.empty();
        if (rest.front() == ']') left_out = false;
        if (gap != kGaps.end() && !left_out) result += value_of(*gap, filling);
        if (gap == kGaps.end() && !left_out && rest.front() != '[' && rest.front() != ']') result += rest.front();
        at += gap != kGaps.end() ? gap->size() : 1;
    }
    return result;
}

std::vector<std::string> filled_arguments(const std::vector<std::string>& arguments, const Filling& filling) {
    std::vector<std::string> result;
    for (const std::string& argument : arguments) {
        if (argument == kEachMove) {
            result.insert(result.end(), filling.moves.begin(), filling.moves.end());
            continue;
        }
        std::string text = filled(argument, filling);
        if (!text.empty() || argument.empty()) result.push_back(std::move(text));
    }
    return result;
}

std::optional<TemplateFault> template_fault(std::string_view text) {
    if (text == kEachMove) return std::nullopt;
    std::optional<std::size_t> bracket;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string_view rest = text.substr(at);
        const char c = rest.front();
        if (static_cast<unsigned char>(c) < 0x20 && c != '\t') return TemplateFault{TemplateFaultKind::LineEnd, at};
        if (c == '[' && bracket) return TemplateFault{TemplateFaultKind::OpenBracket, *bracket};
        if (c == '[') bracket = at;
        if (c == ']' && !bracket) return TemplateFault{TemplateFaultKind::StrayBracket, at};
        if (c == ']') bracket.reset();
        if (c != '{') continue;
        if (rest.starts_with(kEachMove)) return TemplateFault{TemplateFaultKind::MovesNotAlone, at};
        if (rest.find('}') == std::string_view::npos) return TemplateFault{TemplateFaultKind::OpenBrace, at};
        if (std::ranges::none_of(kGaps, [=](std::string_view name) { return rest.starts_with(name); })) {
            return TemplateFault{TemplateFaultKind::UnknownGap, at};
        }
    }
    if (bracket) return TemplateFault{TemplateFaultKind::OpenBracket, *bracket};
    return std::nullopt;
}

}  // namespace plyproof::oracle
