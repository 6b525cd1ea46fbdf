// SPDX-License-Identifier: MIT
#include "process/find_command.h"

#include <utility>

#include "process/command_line.h"
#include "process/find_program.h"

namespace plyproof::process {

base::Result<FoundCommand, CommandTrouble> find_command(const std::string& command) {
    auto words = split_command(command);
    if (!words) return base::failure(CommandTrouble{false, command_error_text(command, words.error())});
    auto file = find_program(words->front());
    if (!file) return base::failure(CommandTrouble{true, program_error_text(file.error())});
    words->erase(words->begin());
    return FoundCommand{*std::move(file), *std::move(words)};
}

}  // namespace plyproof::process
