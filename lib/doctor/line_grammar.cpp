// SPDX-License-Identifier: MIT
#include "doctor/line_grammar.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

#include "base/printable_text.h"
#include "uci/words.h"

namespace plyproof::doctor {

namespace {

struct NumberField {
    std::string_view name;
    std::int64_t least;
    std::int64_t most;
};

constexpr std::int64_t kAny = INT64_MAX;
constexpr std::array kNumberFields{
    NumberField{"depth", 0, kAny},    NumberField{"seldepth", 0, kAny}, NumberField{"time", 0, kAny},
    NumberField{"nodes", 0, kAny},    NumberField{"multipv", 1, kAny},  NumberField{"currmovenumber", 1, kAny},
    NumberField{"hashfull", 0, 1000}, NumberField{"nps", 0, kAny},      NumberField{"tbhits", 0, kAny},
    NumberField{"sbhits", 0, kAny},   NumberField{"cpuload", 0, kAny},
};

using Fault = std::optional<std::string>;

std::string shown(std::string_view word) { return word.empty() ? "nothing" : base::printable_text(word, 30); }

/// Strictly: no sign in front of it but a minus, nothing behind it.
std::optional<std::int64_t> whole_number(std::string_view word) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return number;
}

Fault number_fault(const NumberField& field, std::string_view word) {
    const auto number = whole_number(word);
    if (!number) return fmt::format("'{}' is followed by {}, not by a whole number", field.name, shown(word));
    if (*number < field.least || *number > field.most) {
        return fmt::format("{} {} is out of its range", field.name, *number);
    }
    return std::nullopt;
}

/// Takes the words of a score; bounds may stand on either side of the value.
Fault score_fault(uci::Words& words) {
    const auto skip_bounds = [&] {
        while (words.take("lowerbound") || words.take("upperbound")) {
        }
    };
    skip_bounds();
    if (words.peek() != "cp" && words.peek() != "mate") {
        return fmt::format("'score' is followed by {}, not by cp or mate", shown(words.peek()));
    }
    const std::string kind(words.take());
    if (!whole_number(words.peek())) {
        return fmt::format("'score {}' is followed by {}, not by a whole number", kind, shown(words.peek()));
    }
    words.take();
    skip_bounds();
    return std::nullopt;
}

Fault spin_fault(const uci::OptionLine& option) {
    if (!option.min || !option.max) return fmt::format("the spin '{}' lacks its min or max", option.name);
    const auto value = whole_number(option.default_value);
    if (!value) return fmt::format("the default of the spin '{}' is no number", option.name);
    if (*value < *option.min || *value > *option.max) {
        return fmt::format("the default {} of '{}' is not between {} and {}", *value, option.name, *option.min,
                           *option.max);
    }
    return std::nullopt;
}

}  // namespace

bool is_move_text(std::string_view word) {
    constexpr std::string_view kPieces = "nbrq";
    if (word.size() != 4 && (word.size() != 5 || kPieces.find(word[4]) == std::string_view::npos)) return false;
    for (std::size_t i = 0; i < 4; i += 2) {
        if (word[i] < 'a' || word[i] > 'h' || word[i + 1] < '1' || word[i + 1] > '8') return false;
    }
    return true;
}

Fault info_fault(std::string_view line) {
    uci::Words words(line);
    words.take("info");
    while (!words.at_end()) {
        const std::string_view word = words.take();
        if (word == "string") return std::nullopt;
        const auto* field = std::ranges::find(kNumberFields, word, &NumberField::name);
        if (field != kNumberFields.end()) {
            if (auto fault = number_fault(*field, words.take())) return fault;
        } else if (word == "score") {
            if (auto fault = score_fault(words)) return fault;
        } else if (word == "currmove") {
            const std::string_view move = words.take();
            if (!is_move_text(move)) return fmt::format("'currmove' is followed by {}, which is no move", shown(move));
        } else if (word == "pv") {
            // An empty pv and a null move stand where a game is over.
            const std::string_view move = words.peek();
            if (!move.empty() && !is_move_text(move) && !uci::is_no_move(move)) {
                return fmt::format("'pv' is followed by {}, which is no move", shown(move));
            }
        } else if (word == "wdl") {
            for (int i = 0; i < 3; ++i) {
                const std::string_view number = words.take();
                if (!whole_number(number)) return fmt::format("'wdl' holds {}, which is no number", shown(number));
            }
        }
    }
    return std::nullopt;
}

Fault option_fault(const uci::OptionLine& option) {
    if (option.name.empty()) return "an option has no name";
    switch (option.type) {
        case uci::OptionType::Unknown:
            return fmt::format("the type of the option '{}' is none of check, spin, combo, button, string",
                               option.name);
        case uci::OptionType::Check:
            if (option.default_value == "true" || option.default_value == "false") return std::nullopt;
            return fmt::format("the default of the check '{}' is {}, neither true nor false", option.name,
                               shown(option.default_value));
        case uci::OptionType::Spin:
            return spin_fault(option);
        case uci::OptionType::Combo:
            if (std::ranges::find(option.choices, option.default_value) != option.choices.end()) return std::nullopt;
            return fmt::format("the default {} of the combo '{}' is not among its choices", shown(option.default_value),
                               option.name);
        case uci::OptionType::Button:
        case uci::OptionType::String:
            break;
    }
    return std::nullopt;
}

}  // namespace plyproof::doctor
