// SPDX-License-Identifier: MIT
#include "doctor/talk.h"

#include <algorithm>
#include <variant>

#include "uci/words.h"

namespace plyproof::doctor {

std::string_view first_word(std::string_view line) {
    constexpr std::string_view kBlanks = " \t\r";
    const std::size_t begin = line.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return line.substr(begin, line.find_first_of(kBlanks, begin) - begin);
}

std::vector<uci::BestMoveLine> best_moves(const Talk& talk) {
    std::vector<uci::BestMoveLine> moves;
    for (const TalkLine& line : talk.lines) {
        if (line.is_ours() || first_word(line.text) != "bestmove") continue;
        moves.push_back(std::get<uci::BestMoveLine>(uci::parse_engine_line(line.text)));
    }
    return moves;
}

std::size_t times_said(const Talk& talk, std::string_view word) {
    return static_cast<std::size_t>(std::ranges::count_if(
        talk.lines, [=](const TalkLine& line) { return !line.is_ours() && first_word(line.text) == word; }));
}

std::string last_sent(const Talk& talk) {
    const auto is_telling = [](const TalkLine& line) { return line.is_ours() && line.text != "isready"; };
    const auto last = std::find_if(talk.lines.rbegin(), talk.lines.rend(), is_telling);
    return last == talk.lines.rend() ? std::string() : last->text;
}

std::optional<std::string> complaint(const Talk& talk) {
    auto line = std::ranges::find(talk.lines, Way::Tried, &TalkLine::way);
    for (; line != talk.lines.end() && first_word(line->text) != "readyok"; ++line) {
        if (line->is_ours()) continue;
        const uci::EngineLine said = uci::parse_engine_line(line->text);
        const auto* info = std::get_if<uci::InfoLine>(&said);
        const bool is_plain = std::holds_alternative<uci::OtherLine>(said) && !first_word(line->text).empty();
        if (is_plain || (info != nullptr && info->text)) return line->text;
    }
    if (!talk.errors.empty()) return talk.errors.back();
    return std::nullopt;
}

}  // namespace plyproof::doctor
