// SPDX-License-Identifier: MIT
#include "diagnose/turned_list.h"

namespace plyproof::diagnose {

namespace {

char turned_rank(char c) { return c >= '1' && c <= '8' ? static_cast<char>('1' + '8' - c) : c; }

/// A move's text, of which a fifth letter is the promotion and no file.
std::string turned(std::string text, bool ranks, bool files) {
    constexpr std::size_t kSquares = 4;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (ranks) text[i] = turned_rank(text[i]);
        if (files && i < kSquares && text[i] >= 'a' && text[i] <= 'h') text[i] = static_cast<char>('a' + 'h' - text[i]);
    }
    return text;
}

bool is_right_turned(const Node& node, oracle::ForeignDivide answer, bool ranks, bool files) {
    for (oracle::ForeignEntry& entry : answer.entries) entry.text = turned(std::move(entry.text), ranks, files);
    return lists_moves_of(answer, node.history.here().position, node.question.variant);
}

}  // namespace

std::optional<std::string> turned_list(const Node& node, const oracle::ForeignDivide& answer) {
    // One move may become another by chance.
    constexpr std::size_t kEnough = 4;
    if (answer.entries.size() < kEnough || is_right_turned(node, answer, false, false)) return std::nullopt;
    if (is_right_turned(node, answer, true, false)) return "the moves are right, but for their ranks: 1 stands for 8";
    if (is_right_turned(node, answer, false, true)) return "the moves are right, but for their files: a stands for h";
    if (is_right_turned(node, answer, true, true)) return "the moves are right, but for the squares: a1 stands for h8";
    return std::nullopt;
}

}  // namespace plyproof::diagnose
