// SPDX-License-Identifier: MIT
#include "report/suite_github.h"

#include <fmt/format.h>

#include "report/github_command.h"
#include "report/suite_failure.h"

namespace plyproof::report {
namespace {

std::string case_message(const SuiteReport& report, const gate::CaseResult& result) {
    std::string lines = fmt::format("{}\n{}", failure_title(result), result.entry.fen);
    for (const std::string& line : failure_lines(report, result)) lines += '\n' + line;
    return lines;
}

std::string case_command(const SuiteReport& report, const gate::SuiteResult& suite, const gate::CaseResult& result) {
    return github_command({.level = "error",
                           .file = suite.name,
                           .line = result.entry.line,
                           .title = result.entry.id,
                           .message = case_message(report, result)});
}

std::string problem_command(const InputProblem& problem) {
    return github_command({.level = "error",
                           .file = problem.file,
                           .line = problem.line,
                           .column = problem.column,
                           .title = problem.kind,
                           .message = problem.message});
}

}  // namespace

std::string suite_github(const SuiteReport& report) {
    std::string text;
    for (const gate::SuiteResult& suite : report.run.suites) {
        for (const gate::CaseResult& result : suite.cases) {
            if (gate::is_failure(result.verdict)) text += case_command(report, suite, result);
        }
    }
    for (const InputProblem& problem : report.problems) text += problem_command(problem);
    const std::optional<RunRemark> remark = run_remark(report);
    const bool is_serious = remark && (remark->kind == "interrupted" || remark->kind == "gave-up");
    if (is_serious) {
        text += github_command({.level = "error", .title = "perft-suite", .message = remark->message});
    } else if (const std::string line = cut_short_line(report); !line.empty()) {
        text += github_command({.level = "warning", .title = "perft-suite", .message = line});
    }
    const std::string_view level = outcome_of(report) == SuiteOutcome::Agrees ? "notice" : "error";
    return text + github_command({.level = level, .title = "perft-suite", .message = verdict_line(report)});
}

}  // namespace plyproof::report
