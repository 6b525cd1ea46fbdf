// SPDX-License-Identifier: MIT
#include "oracle/unread_words.h"

#include <algorithm>
#include <array>

#include "oracle/line_words.h"

namespace plyproof::oracle {

namespace {

constexpr std::size_t kMostMoves = 256;  // no position has more legal ones

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_known_noise(std::string_view line) {
    constexpr std::array kStarts{"bestmove ", "info ", "position ", "ponder ", "pv ", "go ", "fen ", "Fen: "};
    return std::ranges::any_of(kStarts, [=](std::string_view start) { return line.starts_with(start); });
}

/// The pieces between all that is in no move.
std::vector<std::string_view> words_of(std::string_view line) {
    constexpr std::string_view kInWords = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-=+#/";
    std::vector<std::string_view> words;
    for (std::size_t at = line.find_first_of(kInWords); at != std::string_view::npos;) {
        std::size_t end = std::min(line.find_first_not_of(kInWords, at), line.size());
        std::string_view word = line.substr(at, end - at);
        // "e2e4-three", "e2e4=": the sign behind a move is no part of it.
        const std::size_t sign = word.find_first_of("-=");
        if (!looks_like_move(word) && looks_like_move(word.substr(0, sign))) end = at + sign;
        words.push_back(line.substr(at, end - at));
        at = line.find_first_of(kInWords, end);
    }
    return words;
}

/// True when the first word is a move with a sign behind it that stands before counts.
bool leads_with_move(std::string_view line, std::string_view first) {
    const std::string_view rest = line.substr(static_cast<std::size_t>(first.data() + first.size() - line.data()));
    const auto sign =
        std::ranges::find_if(rest, [](char c) { return static_cast<unsigned char>(c) > ' ' && c != '\x7f'; });
    return sign != rest.end() && std::string_view(":=-|,>").find(*sign) != std::string_view::npos;
}

}  // namespace

UnreadWords unread_words(std::string_view line) {
    UnreadWords unread;
    const std::string plain = line_without_frames(line);
    if (is_known_noise(line) && plain.size() == line.size()) return unread;
    std::vector<std::string_view> words = words_of(plain);
    // "move": "e2e4", 1) e2e4
    const auto is_mark = [](std::string_view word) {
        return word == "move" || word == "moves" || std::ranges::all_of(word, is_digit);
    };
    std::size_t first = 0;
    while (first < words.size() && is_mark(words[first]) && !looks_like_move(words[first])) ++first;
    if (first == words.size()) return unread;
    const bool begins = looks_like_move(words[first]);
    const bool has_number = std::ranges::any_of(words, [](auto word) { return std::ranges::all_of(word, is_digit); });
    const auto number_of_moves = static_cast<std::size_t>(std::ranges::count_if(words, looks_like_move));
    if (!begins && !has_number) return unread;
    if (number_of_moves > 1 && number_of_moves == words.size() - first) return unread;
    unread.leads = begins && leads_with_move(plain, words[first]);
    for (const std::string_view word : words) {
        if (looks_like_move(word) && unread.moves.size() < kMostMoves) unread.moves.emplace_back(word);
        if (begins && !unread.moves.empty() && !has_number) break;
    }
    return unread;
}

}  // namespace plyproof::oracle
