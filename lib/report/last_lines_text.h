// SPDX-License-Identifier: MIT
// The last words of a program that gave no answer, as lines for people.
#pragma once

#include <string>
#include <vector>

#include "oracle/oracle_error.h"

namespace plyproof::report {

/// "its last lines:" and below it, indented by two, what the program wrote, without empty lines; the same for standard
/// error. Empty when it wrote nothing. One line of text each, fit for a terminal.
[[nodiscard]] std::vector<std::string> last_lines_text(const oracle::OracleError& error);

}  // namespace plyproof::report
