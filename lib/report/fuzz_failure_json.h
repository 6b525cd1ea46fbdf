// SPDX-License-Identifier: MIT
// A failure of the program that is judged, for programs.
#pragma once

#include <string>

#include "crosscheck/fuzz_failure.h"
#include "report/finding_text.h"

namespace plyproof::report {

/// A JSON object without a newline: symptom, question, and the finding as divide --engine prints it, or the error.
[[nodiscard]] std::string failure_json(const crosscheck::Failure& failure, const PartyNames& names);

/// "wrong-answer", "crash", "hang", "refusal" or "unreadable".
[[nodiscard]] std::string_view kind_of(const crosscheck::Failure& failure);

}  // namespace plyproof::report
