// SPDX-License-Identifier: MIT
// What a graphical program says to a UCI engine, one line at a time: a variant of small structs, one for each command,
// and back to text. Moves and FENs stay text: what they mean is the question of whoever holds the position.
//
// As the protocol has it, unknown words in front of a command are skipped ("joho isready").
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"

namespace plyproof::uci {

struct UciCommand {
    friend bool operator==(const UciCommand&, const UciCommand&) = default;
};
struct DebugCommand {
    bool on = false;
    friend bool operator==(const DebugCommand&, const DebugCommand&) = default;
};
struct IsReadyCommand {
    friend bool operator==(const IsReadyCommand&, const IsReadyCommand&) = default;
};
struct SetOptionCommand {
    std::string name;
    std::optional<std::string> value{};  ///< none for a button
    friend bool operator==(const SetOptionCommand&, const SetOptionCommand&) = default;
};
struct RegisterCommand {
    std::string text;
    friend bool operator==(const RegisterCommand&, const RegisterCommand&) = default;
};
struct NewGameCommand {
    friend bool operator==(const NewGameCommand&, const NewGameCommand&) = default;
};
struct PositionCommand {
    std::optional<std::string> fen{};  ///< none: the start position
    std::vector<std::string> moves{};
    friend bool operator==(const PositionCommand&, const PositionCommand&) = default;
};
struct GoCommand {
    std::vector<std::string> search_moves{};
    bool ponder = false;
    bool infinite = false;
    /// Milliseconds; clocks may be below zero.
    std::optional<std::int64_t> white_time{}, black_time{}, white_increment{}, black_increment{}, move_time{};
    std::optional<std::int64_t> moves_to_go{}, depth{}, nodes{}, mate{}, perft{};
    friend bool operator==(const GoCommand&, const GoCommand&) = default;
};
struct StopCommand {
    friend bool operator==(const StopCommand&, const StopCommand&) = default;
};
struct PonderHitCommand {
    friend bool operator==(const PonderHitCommand&, const PonderHitCommand&) = default;
};
struct QuitCommand {
    friend bool operator==(const QuitCommand&, const QuitCommand&) = default;
};
/// A command that the caller of parse_command named as one of its own.
struct OwnCommand {
    std::string word;
    std::string rest;  ///< of the line
    friend bool operator==(const OwnCommand&, const OwnCommand&) = default;
};

using Command =
    std::variant<UciCommand, DebugCommand, IsReadyCommand, SetOptionCommand, RegisterCommand, NewGameCommand,
                 PositionCommand, GoCommand, StopCommand, PonderHitCommand, QuitCommand, OwnCommand>;

enum class CommandProblemKind : std::uint8_t {
    Empty,            ///< nothing in the line
    Unknown,          ///< no word of the line is a command
    MissingPosition,  ///< "position" with neither startpos nor fen
    UnexpectedWord,   ///< behind the position something other than "moves"
    MissingName,      ///< "setoption" without the name of an option
    MissingNumber,    ///< "go depth" and nothing
    NotANumber,       ///< "go depth x"
};

/// Why a line is no command. `word` is the word in question or, where something is missing, the one before it.
struct CommandProblem {
    CommandProblemKind kind;
    std::string word;

    friend bool operator==(const CommandProblem&, const CommandProblem&) = default;
};

/// Reads a line. `own` are further words that begin commands.
[[nodiscard]] base::Result<Command, CommandProblem> parse_command(std::string_view line,
                                                                  std::span<const std::string_view> own = {});

/// The line for a command. REQUIRES: no line ends in its texts.
[[nodiscard]] std::string command_text(const Command& command);

/// A problem in words, for an `info string`.
[[nodiscard]] std::string problem_text(const CommandProblem& problem);

}  // namespace plyproof::uci
