// SPDX-License-Identifier: MIT
// InputProblem: a file or a line of a file that could not be used, as reports show it: where, what kind, in words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "suite/suite_error.h"

namespace plyproof::report {

struct InputProblem {
    std::string file{};
    std::size_t line = 0;      ///< from 1; 0: the file as a whole
    std::size_t column = 0;    ///< from 1, in bytes; 0: the line as a whole
    std::string kind{};        ///< a stable kebab-case name
    std::string message{};     ///< a sentence without a full stop
    suite::Excerpt excerpt{};  ///< may be empty
};

/// A faulty line of a suite.
[[nodiscard]] InputProblem problem_of(const suite::SuiteError& error);

/// A file that could not be opened or read; `message` names it and says why.
[[nodiscard]] InputProblem unreadable_file(std::string_view file, std::string_view message);

/// "file:line:column", as far as it is known.
[[nodiscard]] std::string place_text(const InputProblem& problem);

/// "file:line:column: message", and below it the line with a caret where the fault is; the message alone for a whole
/// file. No newline at the end.
[[nodiscard]] std::string problem_text(const InputProblem& problem);

}  // namespace plyproof::report
