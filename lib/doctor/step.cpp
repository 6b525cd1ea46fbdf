// SPDX-License-Identifier: MIT
#include "doctor/step.h"

#include <algorithm>

#include "uci/words.h"

namespace plyproof::doctor {

Steps send(std::string_view line) { return {{StepKind::Send, std::string(line)}}; }
Steps try_line(std::string_view line) { return {{StepKind::Try, std::string(line)}}; }
Steps await(std::string_view word, unsigned times) { return {{StepKind::Await, std::string(word), times}}; }
Steps ready() { return send("isready") + await("readyok"); }
Steps listen(std::chrono::milliseconds time) { return {{StepKind::Listen, {}, 1, time}}; }
Steps set_defaults() { return {{StepKind::SetDefaults}}; }
Steps try_each(OptionSet options) { return {{.kind = StepKind::TryEach, .options = options}}; }
Steps close_input() { return {{StepKind::CloseInput}}; }
Steps end() { return {{StepKind::End}}; }
Steps greet() { return send("uci") + await("uciok"); }
Steps search(std::string_view go) { return send(go) + await("bestmove"); }

bool is_in(OptionSet options, const uci::OptionLine& option) {
    switch (options) {
        case OptionSet::Combos:
            return option.type == uci::OptionType::Combo;
        case OptionSet::EmptyStrings:
            return option.type == uci::OptionType::String && option.default_value.empty();
        case OptionSet::FilledStrings:
            return option.type == uci::OptionType::String && !option.default_value.empty();
    }
    return false;
}

std::string_view words_for(OptionSet options) {
    switch (options) {
        case OptionSet::Combos:
            return "combo option";
        case OptionSet::EmptyStrings:
            return "string option that is empty by default";
        case OptionSet::FilledStrings:
            return "string option that has a default";
    }
    return {};
}

std::string value_tried_on(const uci::OptionLine& option) {
    if (option.type == uci::OptionType::String) return "<empty>";
    std::string value = "NoSuchChoice";
    const auto is_value = [&](const std::string& choice) { return uci::same_name(choice, value); };
    while (std::ranges::any_of(option.choices, is_value)) value += 'X';
    return value;
}

Steps operator+(Steps first, const Steps& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

Steps repeated(unsigned times, const Steps& steps) {
    Steps all;
    for (unsigned i = 0; i < times; ++i) all.insert(all.end(), steps.begin(), steps.end());
    return all;
}

}  // namespace plyproof::doctor
