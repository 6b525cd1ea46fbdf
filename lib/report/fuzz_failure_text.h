// SPDX-License-Identifier: MIT
// A failure of the program that is judged, for people: a wrong answer as divide --engine prints it, or how the program
// broke down, at which position, and its last words.
#pragma once

#include <string>
#include <string_view>

#include "crosscheck/fuzz_failure.h"
#include "report/finding_text.h"

namespace plyproof::report {

/// Several lines, ending with a newline. `mode` is the option that a command for the same position must repeat, or
/// empty.
[[nodiscard]] std::string failure_text(const crosscheck::Failure& failure, const PartyNames& names,
                                       std::string_view mode = {}, Style style = {});

/// "--chess960" where a command needs it for a question; empty for standard chess.
[[nodiscard]] std::string_view mode_for(const oracle::Question& question);

}  // namespace plyproof::report
