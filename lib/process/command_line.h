// SPDX-License-Identifier: MIT
// A command given as one text, split into words as a shell would split it: blanks separate, single and double quotes
// and the backslash protect. No shell is run: $, *, ~, |, < and > are characters like others. So that nobody waits for
// a pipe that is none, an unprotected | < > & or ; that stands alone is an error.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace plyproof::process {

enum class CommandErrorKind : std::uint8_t {
    Empty,             ///< no word at all
    UnclosedQuote,     ///< points at the quote that was opened last
    NothingToEscape,   ///< a backslash at the very end
    ShellSign,         ///< | < > & ; alone, which only a shell would understand
    ControlCharacter,  ///< a NUL, which no argument can hold
};

struct CommandError {
    CommandErrorKind kind;
    std::size_t offset;  ///< in bytes, where in the text

    friend bool operator==(const CommandError&, const CommandError&) = default;
};

/// The words, the program first. Inside double quotes a backslash protects only " \ $ and `, as in a shell.
[[nodiscard]] base::Result<std::vector<std::string>, CommandError> split_command(std::string_view text);

/// What is wrong in words, and below it the text with a caret; no line end behind it.
[[nodiscard]] std::string command_error_text(std::string_view text, const CommandError& error);

/// The words as one text that split_command takes apart again.
[[nodiscard]] std::string join_command(const std::vector<std::string>& words);

}  // namespace plyproof::process
