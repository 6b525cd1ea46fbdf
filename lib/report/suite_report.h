// SPDX-License-Identifier: MIT
// A run over suites as the reports show it: the result of the run, and what could not be read. Each form has a function
// of its own (suite_text.h, suite_json.h, suite_junit.h, suite_tap.h, suite_github.h); the words they share are here.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "gate/run_result.h"
#include "report/input_problem.h"
#include "report/style.h"

namespace plyproof::report {

/// The program that was judged instead of our own generator.
struct JudgedProgram {
    std::string command{};  ///< empty: our own generator was
    std::string dialect{};
    /// The options of divide that ask it in the same way, as words for a shell: "--dialect go-perft --option Hash=1".
    std::string set_up{};
    std::string reference = "plyproof";  ///< who was believed when it was bisected
    bool is_there = true;                ///< false: there is no such program
    /// The command that puts the same cases to one process of it, one after the other.
    std::string in_one_process{};
};

struct SuiteReport {
    gate::RunResult run{};
    JudgedProgram program{};
    std::vector<InputProblem> problems{};  ///< files and lines that could not be read, in the order of the files
    /// Why reading the suites ended before all were read; only the reasons that cut a run short.
    std::optional<gate::SkipReason> reading_cut{};
};

/// The most important thing a run has to say.
enum class SuiteOutcome : std::uint8_t {
    Agrees,          ///< all that was checked agrees
    Differs,         ///< a count differs, or is one for another position
    Failed,          ///< the counter failed somewhere; nothing differs
    Unreadable,      ///< something could not be read or set up; all else agrees
    NothingChecked,  ///< no expectation was run
};

[[nodiscard]] SuiteOutcome outcome_of(const SuiteReport& report);
/// "agrees", "differs", "failed", "unreadable", "nothing-checked".
[[nodiscard]] std::string_view name_of(SuiteOutcome outcome);

/// "file:line", or the file's name alone when the line is not known.
[[nodiscard]] std::string place_of(const gate::SuiteResult& suite, const gate::CaseResult& result);

/// "depth 4: expected 4085603, counted 4085604: 1 more", or why there is no count.
[[nodiscard]] std::string check_text(const gate::Check& check, Style style = {});

/// Whose count it is, where a program and the suite differ: "plyproof counts 400, too: doubt the suite"; empty where
/// our own generator was not asked.
[[nodiscard]] std::string opinion_text(const gate::Check& check, Style style = {});

/// Why a case has the verdict BadPosition, in words.
[[nodiscard]] std::string bad_position_text(const gate::CaseResult& result);

/// Why nothing of a case with the verdict Skipped was run: "no expectations", "the time was used up", ...
[[nodiscard]] std::string skipped_text(const gate::CaseResult& result);

/// "2 of 126 cases differ; ...": all that matters in one line.
[[nodiscard]] std::string verdict_line(const SuiteReport& report, Style style = {});

/// All suites were read, and everything that was selected was run.
[[nodiscard]] bool is_complete(const SuiteReport& report);
/// The user stopped the reading or the run.
[[nodiscard]] bool was_interrupted(const SuiteReport& report);

/// How far a run got that was cut short; empty when it was not.
[[nodiscard]] std::string cut_short_line(const SuiteReport& report, Style style = {});

/// What a run as a whole has to say to machines that look at single tests only.
struct RunRemark {
    bool is_error = false;    ///< false: the user's own limit was reached
    std::string_view kind{};  ///< "interrupted", "gave-up", "nothing-checked", "cut-short"
    std::string message{};
};
/// Nothing for a run that was finished and checked something.
[[nodiscard]] std::optional<RunRemark> run_remark(const SuiteReport& report);

/// "2 of 3 expectations agree; not run: the time was used up", for a case with the verdict Unfinished.
[[nodiscard]] std::string unfinished_text(const gate::CaseResult& result);

/// One line when positions claimed what their boards refute; empty when none did.
[[nodiscard]] std::string fixed_line(const gate::RunResult& run, Style style = {});

/// What the user's own selection left out; empty when nothing was.
[[nodiscard]] std::string left_out_line(const gate::RunResult& run, Style style = {});

}  // namespace plyproof::report
