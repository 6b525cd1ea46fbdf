// SPDX-License-Identifier: MIT
// From a command that somebody typed to the file and the arguments that Child::start takes. Nothing is started.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace plyproof::process {

struct FoundCommand {
    std::string file;  ///< an absolute path
    std::vector<std::string> arguments{};

    friend bool operator==(const FoundCommand&, const FoundCommand&) = default;
};

struct CommandTrouble {
    bool is_understood;  ///< the words are; the program is not to be had
    std::string text;    ///< what is wrong, and what would be right (command_error_text, program_error_text)

    friend bool operator==(const CommandTrouble&, const CommandTrouble&) = default;
};

/// Splits a command (command_line.h) and finds its program (find_program.h).
[[nodiscard]] base::Result<FoundCommand, CommandTrouble> find_command(const std::string& command);

}  // namespace plyproof::process
