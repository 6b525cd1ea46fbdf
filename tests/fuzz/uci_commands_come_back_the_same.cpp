// SPDX-License-Identifier: MIT
#include <array>

#include "fuzz/fuzzing.h"
#include "uci/command.h"
#include "uci/engine_line.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace plyproof;
    using fuzzing::require;
    const auto [line, said] = fuzzing::first_line_and_rest(fuzzing::text_of(data, size));
    constexpr std::array<std::string_view, 2> kOwn{"d", "divide"};
    const auto command = uci::parse_command(line, kOwn);
    if (command) {
        const auto again = uci::parse_command(uci::command_text(*command), kOwn);
        require(again && *again == *command, "a command's own text means this command");
    } else {
        require(!uci::problem_text(command.error()).empty(), "what is no command has a reason");
    }
    (void)uci::parse_engine_line(said);
    return 0;
}
