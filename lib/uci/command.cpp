// SPDX-License-Identifier: MIT
#include "uci/command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "uci/words.h"

namespace plyproof::uci {

namespace {

using Parsed = base::Result<Command, CommandProblem>;

auto problem(CommandProblemKind kind, std::string_view word) {
    return base::failure(CommandProblem{kind, std::string(word)});
}

using NumberField = std::optional<std::int64_t> GoCommand::*;
constexpr std::array<std::pair<std::string_view, NumberField>, 10> kGoNumbers{{
    {"wtime", &GoCommand::white_time},
    {"btime", &GoCommand::black_time},
    {"winc", &GoCommand::white_increment},
    {"binc", &GoCommand::black_increment},
    {"movestogo", &GoCommand::moves_to_go},
    {"depth", &GoCommand::depth},
    {"nodes", &GoCommand::nodes},
    {"mate", &GoCommand::mate},
    {"movetime", &GoCommand::move_time},
    {"perft", &GoCommand::perft},
}};

const auto* find_go_number(std::string_view word) {
    return std::ranges::find(kGoNumbers, word, [](const auto& row) { return row.first; });
}

bool is_go_word(std::string_view word) {
    return word == "searchmoves" || word == "ponder" || word == "infinite" || find_go_number(word) != kGoNumbers.end();
}

Parsed parse_go(Words& words) {
    GoCommand go;
    while (!words.at_end()) {
        const std::string_view word = words.take();
        if (word == "ponder") go.ponder = true;
        if (word == "infinite") go.infinite = true;
        if (word == "searchmoves") {
            while (!words.at_end() && !is_go_word(words.peek())) go.search_moves.emplace_back(words.take());
        }
        const auto* const number = find_go_number(word);
        if (number == kGoNumbers.end()) continue;
        if (words.at_end() || is_go_word(words.peek())) return problem(CommandProblemKind::MissingNumber, word);
        const auto value = number_from(words.peek());
        if (!value) return problem(CommandProblemKind::NotANumber, words.peek());
        go.*(number->second) = value;
        words.take();
    }
    return go;
}

Parsed parse_position(Words& words) {
    PositionCommand position;
    const std::string_view kind = words.take();
    if (kind == "fen") {
        position.fen = words.take_until("moves");
        if (position.fen->empty()) return problem(CommandProblemKind::MissingPosition, "fen");
    } else if (kind != "startpos") {
        return problem(CommandProblemKind::MissingPosition, kind.empty() ? "position" : kind);
    }
    if (words.at_end()) return position;
    if (!words.take("moves")) return problem(CommandProblemKind::UnexpectedWord, words.peek());
    while (!words.at_end()) position.moves.emplace_back(words.take());
    return position;
}

Parsed parse_set_option(Words& words) {
    SetOptionCommand option;
    words.take("name");
    option.name = words.take_until("value");
    if (option.name.empty()) return problem(CommandProblemKind::MissingName, "setoption");
    if (words.take("value")) option.value = std::string(words.take_rest());
    return option;
}

/// The command that a word begins; nothing when it begins none.
std::optional<Parsed> parse_from(std::string_view word, Words& words) {
    if (word == "uci") return UciCommand{};
    if (word == "isready") return IsReadyCommand{};
    if (word == "ucinewgame") return NewGameCommand{};
    if (word == "stop") return StopCommand{};
    if (word == "ponderhit") return PonderHitCommand{};
    if (word == "quit") return QuitCommand{};
    if (word == "debug") return DebugCommand{words.take() != "off"};
    if (word == "register") return RegisterCommand{std::string(words.take_rest())};
    if (word == "setoption") return parse_set_option(words);
    if (word == "position") return parse_position(words);
    if (word == "go") return parse_go(words);
    return std::nullopt;
}

/// Command to text, one function for each that has something to say.
struct TextOf {
    std::string operator()(const UciCommand&) const { return "uci"; }
    std::string operator()(const DebugCommand& debug) const { return debug.on ? "debug on" : "debug off"; }
    std::string operator()(const IsReadyCommand&) const { return "isready"; }
    std::string operator()(const SetOptionCommand& option) const {
        std::string text = "setoption name " + option.name;
        if (option.value) text += " value " + *option.value;
        return text;
    }
    std::string operator()(const RegisterCommand& command) const { return with_rest("register", command.text); }
    std::string operator()(const NewGameCommand&) const { return "ucinewgame"; }
    std::string operator()(const PositionCommand& position) const {
        std::string text = position.fen ? "position fen " + *position.fen : "position startpos";
        if (!position.moves.empty()) text += " moves";
        for (const std::string& move : position.moves) text += ' ' + move;
        return text;
    }
    std::string operator()(const GoCommand& go) const {
        std::string text = "go";
        if (go.ponder) text += " ponder";
        if (go.infinite) text += " infinite";
        for (const auto& [word, field] : kGoNumbers) {
            if (go.*field) text += fmt::format(" {} {}", word, *(go.*field));
        }
        if (!go.search_moves.empty()) text += " searchmoves";
        for (const std::string& move : go.search_moves) text += ' ' + move;
        return text;
    }
    std::string operator()(const StopCommand&) const { return "stop"; }
    std::string operator()(const PonderHitCommand&) const { return "ponderhit"; }
    std::string operator()(const QuitCommand&) const { return "quit"; }
    std::string operator()(const OwnCommand& own) const { return with_rest(own.word, own.rest); }

    static std::string with_rest(std::string text, const std::string& rest) {
        return rest.empty() ? std::move(text) : std::move(text) + ' ' + rest;
    }
};

}  // namespace

Parsed parse_command(std::string_view line, std::span<const std::string_view> own) {
    Words words(line);
    if (words.at_end()) return problem(CommandProblemKind::Empty, "");
    const std::string_view first = words.peek();
    while (!words.at_end()) {
        const std::string_view word = words.take();
        if (std::ranges::find(own, word) != own.end()) {
            return OwnCommand{std::string(word), std::string(words.take_rest())};
        }
        if (auto parsed = parse_from(word, words)) return std::move(*parsed);
    }
    return problem(CommandProblemKind::Unknown, first);
}

std::string command_text(const Command& command) { return std::visit(TextOf{}, command); }

std::string problem_text(const CommandProblem& problem) {
    switch (problem.kind) {
        case CommandProblemKind::Empty:
            return "the line is empty";
        case CommandProblemKind::Unknown:
            return fmt::format("unknown command '{}'", problem.word);
        case CommandProblemKind::MissingPosition:
            return fmt::format("after '{}' there is no position: write 'startpos' or 'fen' and a FEN", problem.word);
        case CommandProblemKind::UnexpectedWord:
            return fmt::format("'{}' stands where 'moves' is expected", problem.word);
        case CommandProblemKind::MissingName:
            return "there is no name: write 'setoption name NAME value VALUE'";
        case CommandProblemKind::MissingNumber:
            return fmt::format("after '{}' a number is missing", problem.word);
        case CommandProblemKind::NotANumber:
            return fmt::format("'{}' is no whole number", problem.word);
    }
    return {};
}

}  // namespace plyproof::uci
