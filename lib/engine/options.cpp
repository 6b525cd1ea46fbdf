// SPDX-License-Identifier: MIT
#include "engine/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <variant>

#include "uci/words.h"

namespace plyproof::engine {

namespace {

using Set = base::Result<void, std::string>;

struct Spin {
    std::int64_t Options::*value;
    std::int64_t least;
    std::int64_t most;
};
struct Check {
    bool Options::*value;
};
struct Button {};
struct Choice {
    std::string_view words;  ///< the choices, with blanks between; the first is the default
    Set (*set)(Options& options, std::string_view value);
};
struct Text {
    Set (*set)(Options& options, std::string_view value);
};

struct Row {
    std::string_view name;
    OptionChange change;
    std::variant<Spin, Check, Button, Choice, Text> type;
};

Set set_fen_style(Options& options, std::string_view value) {
    options.fen_style = uci::same_name(value, "shredder") ? chess::FenStyle::Shredder : chess::FenStyle::XFen;
    return {};
}

std::string feature_names() {
    std::string names;
    for (const search::Feature feature : base::kAll<search::Feature>) {
        if (!names.empty()) names += ' ';
        names += name_of(feature);
    }
    return names;
}

/// Ideas of the search that are to be left out, with blanks or commas between them.
Set set_features(Options& options, std::string_view value) {
    search::Features features = search::Features::all();
    std::string text(value);
    std::ranges::replace(text, ',', ' ');
    if (uci::same_name(value, "<empty>")) text.clear();
    uci::Words words(text);
    while (!words.at_end()) {
        const std::string_view word = words.take();
        const auto feature = search::feature_from_name(word);
        if (!feature)
            return base::failure(fmt::format("the search has no part '{}'; it has: {}", word, feature_names()));
        features = features.without(*feature);
    }
    options.features = features;
    return {};
}

Set accept_anything(Options& /*options*/, std::string_view /*value*/) { return {}; }

constexpr std::array kRows{
    Row{"Hash", OptionChange::Hash, Spin{&Options::hash_megabytes, 1, 1 << 20}},
    Row{"Threads", OptionChange::Threads, Spin{&Options::threads, 1, 512}},
    Row{"Clear Hash", OptionChange::ClearHash, Button{}},
    Row{"MultiPV", OptionChange::None, Spin{&Options::lines, 1, 500}},
    Row{"Move Overhead", OptionChange::None, Spin{&Options::move_overhead_milliseconds, 0, 10000}},
    Row{"Ponder", OptionChange::None, Check{&Options::ponder}},
    Row{"UCI_Chess960", OptionChange::None, Check{&Options::chess960}},
    Row{"UCI_ShowWDL", OptionChange::None, Check{&Options::show_win_chances}},
    Row{"UCI_AnalyseMode", OptionChange::None, Check{&Options::analyse_mode}},
    Row{"UCI_Opponent", OptionChange::None, Text{accept_anything}},
    Row{"FEN Style", OptionChange::None, Choice{"xfen shredder", set_fen_style}},
    Row{"Search Without", OptionChange::None, Text{set_features}},
};

struct TypeText {
    const Options& defaults;

    std::string operator()(const Spin& spin) const {
        return fmt::format("spin default {} min {} max {}", defaults.*spin.value, spin.least, spin.most);
    }
    std::string operator()(const Check& check) const { return fmt::format("check default {}", defaults.*check.value); }
    std::string operator()(const Button& /*button*/) const { return "button"; }
    std::string operator()(const Choice& choice) const {
        uci::Words words(choice.words);
        std::string text = fmt::format("combo default {}", words.peek());
        while (!words.at_end()) text += fmt::format(" var {}", words.take());
        return text;
    }
    std::string operator()(const Text& /*text*/) const { return "string default <empty>"; }
};

struct Setter {
    Options& options;
    std::string_view value;

    Set operator()(const Spin& spin) const {
        const auto number = uci::number_from(value);
        if (!number) return base::failure(fmt::format("'{}' is no whole number", value));
        if (*number < spin.least || *number > spin.most) {
            return base::failure(fmt::format("{} is not from {} to {}", value, spin.least, spin.most));
        }
        options.*spin.value = *number;
        return {};
    }
    Set operator()(const Check& check) const {
        const bool on = uci::same_name(value, "true");
        if (!on && !uci::same_name(value, "false"))
            return base::failure(fmt::format("'{}' is not true or false", value));
        options.*check.value = on;
        return {};
    }
    Set operator()(const Button& /*button*/) const { return {}; }
    Set operator()(const Choice& choice) const {
        uci::Words words(choice.words);
        while (!words.at_end()) {
            if (uci::same_name(words.take(), value)) return choice.set(options, value);
        }
        return base::failure(fmt::format("'{}' is none of {}", value, choice.words));
    }
    Set operator()(const Text& text) const { return text.set(options, value); }
};

std::string_view without_blanks(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace

std::string options_text() {
    const Options defaults;
    std::string text;
    for (const Row& row : kRows) {
        text += fmt::format("option name {} type {}\n", row.name, std::visit(TypeText{defaults}, row.type));
    }
    return text;
}

base::Result<OptionChange, std::string> set_option(Options& options, std::string_view name, std::string_view value) {
    const auto* const row =
        std::ranges::find_if(kRows, [&](const Row& each) { return uci::same_name(each.name, name); });
    if (row == kRows.end()) return base::failure(fmt::format("there is no option '{}'", name));
    const Set set = std::visit(Setter{options, without_blanks(value)}, row->type);
    if (!set) return base::failure(fmt::format("option {}: {}", row->name, set.error()));
    return row->change;
}

}  // namespace plyproof::engine
