// SPDX-License-Identifier: MIT
#include "report/suite_github.h"

#include "report/github_command.h"

namespace plyproof::report {
namespace {

using gate::Outcome;
using gate::Verdict;

std::string case_message(const gate::CaseResult& result) {
    std::string lines = result.entry.fen;
    if (result.verdict == Verdict::BadPosition) lines += '\n' + bad_position_text(result);
    for (const gate::Check& check : result.checks) {
        if (check.outcome == Outcome::Differs || check.outcome == Outcome::Failed) lines += '\n' + check_text(check);
    }
    if (const auto command = next_command(result)) lines += "\nnext: " + *command;
    return lines;
}

std::string case_command(const gate::SuiteResult& suite, const gate::CaseResult& result) {
    return github_command({.level = "error",
                           .file = suite.name,
                           .line = result.entry.line,
                           .title = result.entry.id,
                           .message = case_message(result)});
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
            if (result.verdict == Verdict::Mismatch || result.verdict == Verdict::Failed ||
                result.verdict == Verdict::BadPosition) {
                text += case_command(suite, result);
            }
        }
    }
    for (const InputProblem& problem : report.problems) text += problem_command(problem);
    if (const std::string line = cut_short_line(report); !line.empty()) {
        text += github_command(
            {.level = was_interrupted(report) ? "error" : "warning", .title = "perft-suite", .message = line});
    }
    const std::string_view level = outcome_of(report) == SuiteOutcome::Agrees ? "notice" : "error";
    return text + github_command({.level = level, .title = "perft-suite", .message = verdict_line(report)});
}

}  // namespace plyproof::report
