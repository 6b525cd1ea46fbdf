// SPDX-License-Identifier: MIT
#include "uci/engine_line.h"

#include <algorithm>
#include <array>
#include <utility>

#include "uci/words.h"

namespace plyproof::uci {

namespace {

OptionType option_type_from(std::string_view word) {
    if (word == "check") return OptionType::Check;
    if (word == "spin") return OptionType::Spin;
    if (word == "combo") return OptionType::Combo;
    if (word == "button") return OptionType::Button;
    if (word == "string") return OptionType::String;
    return OptionType::Unknown;
}

bool is_option_word(std::string_view word) {
    return word == "default" || word == "min" || word == "max" || word == "var";
}

/// A value of several words, up to the next word of the protocol.
std::string take_option_value(Words& words) {
    std::string value;
    while (!words.at_end() && !is_option_word(words.peek())) {
        if (!value.empty()) value += ' ';
        value += words.take();
    }
    return value == "<empty>" ? std::string() : value;
}

OptionLine parse_option(Words& words) {
    OptionLine option;
    words.take("name");
    option.name = words.take_until("type");
    words.take("type");
    option.type = option_type_from(words.take());
    while (!words.at_end()) {
        const std::string_view word = words.take();
        if (!is_option_word(word)) continue;
        // The default of a string may hold every word there is.
        if (word == "default" && option.type == OptionType::String) {
            option.default_value = words.take_rest();
            if (option.default_value == "<empty>") option.default_value.clear();
            break;
        }
        const std::string value = take_option_value(words);
        if (word == "default") option.default_value = value;
        if (word == "min") option.min = number_from(value);
        if (word == "max") option.max = number_from(value);
        if (word == "var") option.choices.push_back(value);
    }
    return option;
}

std::optional<Score> parse_score(Words& words) {
    std::optional<Score> score;
    for (;;) {
        const bool mate = words.peek() == "mate";
        if (mate || words.peek() == "cp") {
            words.take();
            if (const auto value = number_from(words.peek())) {
                words.take();
                score =
                    Score{mate ? ScoreKind::Mate : ScoreKind::Centipawns, *value, score ? score->bound : Bound::Exact};
            }
        } else if (words.peek() == "lowerbound" || words.peek() == "upperbound") {
            const Bound bound = words.take() == "lowerbound" ? Bound::Lower : Bound::Upper;
            if (score) score->bound = bound;
        } else {
            return score;
        }
    }
}

using NumberField = std::optional<std::int64_t> InfoLine::*;
constexpr std::array<std::pair<std::string_view, NumberField>, 8> kNumberFields{{
    {"depth", &InfoLine::depth},
    {"seldepth", &InfoLine::seldepth},
    {"multipv", &InfoLine::multipv},
    {"nodes", &InfoLine::nodes},
    {"nps", &InfoLine::nps},
    {"time", &InfoLine::time},
    {"hashfull", &InfoLine::hashfull},
    {"tbhits", &InfoLine::tbhits},
}};

bool is_info_word(std::string_view word) {
    constexpr std::array kOthers{"score",    "pv",      "string", "currmove", "currmovenumber", "refutation",
                                 "currline", "cpuload", "wdl",    "sbhits",   "lowerbound",     "upperbound"};
    return std::ranges::find(kOthers, word) != kOthers.end() ||
           std::ranges::any_of(kNumberFields, [=](const auto& field) { return field.first == word; });
}

InfoLine parse_info(Words& words) {
    InfoLine info;
    while (!words.at_end()) {
        const std::string_view word = words.take();
        const auto* const number =
            std::ranges::find(kNumberFields, word, [](const auto& field) { return field.first; });
        if (number != kNumberFields.end()) {
            info.*(number->second) = number_from(words.peek());
            if (info.*(number->second)) words.take();
        } else if (word == "score") {
            info.score = parse_score(words);
        } else if (word == "currmove") {
            info.current_move = words.take();
        } else if (word == "pv") {
            while (!words.at_end() && !is_info_word(words.peek())) info.pv.emplace_back(words.take());
        } else if (word == "string") {
            info.text = std::string(words.take_rest());
        }
    }
    return info;
}

BestMoveLine parse_best_move(Words& words) {
    BestMoveLine line{std::string(words.take())};
    if (words.take("ponder")) line.ponder = words.take();
    return line;
}

}  // namespace

EngineLine parse_engine_line(std::string_view line) {
    Words words(line);
    const std::string_view first = words.take();
    if (first == "info") return parse_info(words);
    if (first == "bestmove") return parse_best_move(words);
    if (first == "option") return parse_option(words);
    if (first == "id" && (words.peek() == "name" || words.peek() == "author")) {
        std::string field(words.take());
        return IdLine{std::move(field), std::string(words.take_rest())};
    }
    if (first == "uciok" && words.at_end()) return UciOkLine{};
    if (first == "readyok" && words.at_end()) return ReadyOkLine{};
    return OtherLine{std::string(line)};
}

bool is_no_move(std::string_view move) {
    constexpr std::array kNone{"", "(none)", "none", "0000", "null", "(null)", "a1a1", "-"};
    return std::ranges::any_of(kNone, [=](std::string_view none) { return same_name(move, none); });
}

}  // namespace plyproof::uci
