// SPDX-License-Identifier: MIT
#include "fuzz/fuzzing.h"
#include "process/command_line.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace plyproof;
    using fuzzing::require;
    const std::string_view text = fuzzing::text_of(data, size);
    const auto words = process::split_command(text);
    if (words) {
        require(!words->empty(), "a command has a program");
        require(process::split_command(process::join_command(*words)) == *words,
                "words that were joined are split again");
    } else {
        require(words.error().offset <= text.size(), "an error points into the text");
        require(process::command_error_text(text, words.error()).size() < 1000, "an error is short");
    }
    return 0;
}
