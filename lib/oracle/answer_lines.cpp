// SPDX-License-Identifier: MIT
#include "oracle/answer_lines.h"

#include <algorithm>
#include <array>
#include <utility>

#include "oracle/line_words.h"

namespace plyproof::oracle {

namespace {

std::string in_small_letters(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

/// The total that a line says, when it is for the depth asked for.
bool is_total_for(std::string_view line, int depth) {
    if (read_move_line(line)) return false;
    auto total = read_total_line(line);
    if (!total) total = read_total_line(line_without_frames(line));
    if (!total || total->kind == TotalKind::Moves) return false;
    // Lines of this kind come for every depth on the way.
    if (total->kind == TotalKind::Info) return total->depth == depth;
    return !total->depth || total->depth == depth;
}

}  // namespace

bool is_search_line(std::string_view line) {
    constexpr std::array kMarks{" score ", " pv ", " seldepth ", " currmove ", " hashfull ", " cpuload "};
    if (line.starts_with("bestmove")) return true;
    return line.starts_with("info ") && std::ranges::any_of(kMarks, [=](std::string_view mark) {
               return line.find(mark) != std::string_view::npos;
           });
}

bool is_refusal(std::string_view line) {
    constexpr std::array kStarts{"unknown command",
                                 "unknown uci command",
                                 "unrecognized",
                                 "unrecognised",
                                 "illegal",
                                 "invalid",
                                 "error",
                                 "bad fen",
                                 "bad command",
                                 "bad position",
                                 "command not found",
                                 "no such command",
                                 "not a command",
                                 "unsupported",
                                 "usage:",
                                 "cannot ",
                                 "can't "};
    std::string text = in_small_letters(cleaned_line(line));
    if (text.starts_with("info string ")) text.erase(0, std::string_view("info string ").size());
    return std::ranges::any_of(kStarts, [&](std::string_view start) { return text.starts_with(start); });
}

bool complains_about(std::string_view line, std::string_view sent) {
    constexpr std::array kWords{"nvalid", "llegal", "nknown", "nrecogni", "rror"};
    const std::size_t end = line.find_last_not_of(" \t\r'\"`.");
    return end != std::string_view::npos && line.substr(0, end + 1).ends_with(sent) &&
           std::ranges::any_of(kWords,
                               [&](std::string_view word) { return line.find(word) != std::string_view::npos; });
}

AnswerLines::AnswerLines(const Dialect& dialect, int depth, std::string sync_answer)
    : dialect_(dialect), depth_(depth), sync_answer_(std::move(sync_answer)) {}

AnswerState AnswerLines::add(std::string_view line) {
    if (state_ != AnswerState::Open) return state_;
    const std::string cleaned = cleaned_line(line);
    last_line_ = cleaned;
    if (is_refusal(cleaned)) return state_ = AnswerState::Refused;
    if (cleaned.starts_with("bestmove")) return state_ = AnswerState::Plays;
    // The numbers of a search would be read as counts, those of its plainer lines too.
    searches_ = searches_ || is_search_line(cleaned);
    if (searches_ && cleaned.starts_with("info ")) return state_;
    if (text_.size() + line.size() >= kLongestAnswer) return state_ = AnswerState::TooLong;
    text_ += line;
    text_ += '\n';
    if (ends_with(cleaned)) state_ = AnswerState::Complete;
    return state_;
}

bool AnswerLines::ends_with(std::string_view line) const {
    switch (dialect_.end) {
        case AnswerEnd::Total:
            return is_total_for(line, depth_);
        case AnswerEnd::Line:
            return line.starts_with(dialect_.end_line);
        case AnswerEnd::Sync:
            return line.ends_with(sync_answer_);
        case AnswerEnd::Exit:
            break;
    }
    return false;
}

}  // namespace plyproof::oracle
