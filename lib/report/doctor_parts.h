// SPDX-License-Identifier: MIT
// What all forms of a doctor's report have in common: the words for a verdict, the conversation as it is shown, and
// what to do about it.
#pragma once

#include <string>
#include <vector>

#include "doctor/examine.h"

namespace plyproof::report {

/// "answered", "error text", "crashed: SIGSEGV (Segmentation fault) after 'go depth 1'".
[[nodiscard]] std::string verdict_words(const doctor::Judgement& judgement);

/// The end of a conversation: ours behind "> ", the engine's behind "< ", its standard error behind "! ". Of many lines
/// that the engine says in a row only the last ones are shown, equal ones are counted, and what is left out is said.
/// One printable line each.
[[nodiscard]] std::vector<std::string> talk_lines(const doctor::Talk& talk, std::size_t most = 24);

/// What its author does next: where to look, by the verdict.
[[nodiscard]] std::string advice(const doctor::Finding& finding);

/// The command that repeats one probe.
[[nodiscard]] std::string repeat_command(const doctor::Examination& examination, const doctor::Probe& probe);

/// "89 probes: 85 healthy, 2 warnings, 1 fault, 1 not tried".
[[nodiscard]] std::string summary_words(const doctor::Examination& examination);

}  // namespace plyproof::report
