// SPDX-License-Identifier: MIT
// What the reports of a run over suites say about a case that failed: in one word, line by line, and what to type next.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/suite_report.h"

namespace plyproof::report {

/// The command that shows where the first failure of a case comes from; nothing when there is none, or none that it
/// could show.
[[nodiscard]] std::optional<std::string> next_command(const SuiteReport& report, const gate::CaseResult& result);

/// "DIFFERS", "CRASHED (SIGSEGV)", "TIMED OUT", ...
[[nodiscard]] std::string failure_title(const gate::CaseResult& result);

/// All that there is to say of a case that failed, beside its place and its FEN: the checks that failed and the last
/// words of the program, what bisecting found, the next command. No newlines at the ends; what is deeper is indented.
[[nodiscard]] std::vector<std::string> failure_lines(const SuiteReport& report, const gate::CaseResult& result,
                                                     Style style = {});
/// The part of them that tells what bisecting found; empty when nobody bisected.
[[nodiscard]] std::vector<std::string> bisection_lines(const SuiteReport& report, const gate::CaseResult& result,
                                                       Style style = {});
/// Those words of a program that gave no answer, indented.
[[nodiscard]] std::vector<std::string> last_words(const gate::Check& check);

/// "rules broken: pinned-knight in 3 cases, castling-path in 1 case"; empty when bisecting named none.
[[nodiscard]] std::string rules_line(const gate::RunResult& run);

/// The command by which one sees why a program that was given up does not answer; empty for one that is not there.
[[nodiscard]] std::string trace_command(const JudgedProgram& program);

}  // namespace plyproof::report
