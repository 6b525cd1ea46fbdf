// SPDX-License-Identifier: MIT
#include "lint_command.h"

#include "inputs.h"
#include "report/lint_report.h"
#include "report_file.h"
#include "suite/lint.h"

namespace plyproof::perft_suite {
namespace {

using apps::ExitCode;

// Counts that contradict each other or the rules are a disagreement; what cannot be read is bad input.
ExitCode code_of(const suite::LintFinding& finding) {
    if (finding.level != suite::LintLevel::Error) return ExitCode::Agrees;
    switch (finding.kind) {
        case suite::LintKind::Contradiction:
        case suite::LintKind::WrongDepthOne:
        case suite::LintKind::ImpossibleCount:
            return ExitCode::Disagreement;
        default:
            return ExitCode::BadInput;
    }
}

std::string text_of(const report::LintReport& report, const std::string& format, const apps::Console& console) {
    if (format == "json") return lint_json(report);
    if (format == "github") return lint_github(report);
    return lint_text(report, console.style());
}

}  // namespace

ExitCode lint_command(const Options& options, apps::Console& console) {
    const InputFiles files = find_inputs(options.files, console.stop());
    if (is_among(files, options.output)) return refuse_overwriting(options.output, console);
    ReportFile file(options.output);
    if (const auto fault = file.fault()) {
        console.error(*fault);
        return ExitCode::OwnFailure;
    }
    const Inputs inputs = read_inputs(files, console.stop());
    const report::LintReport report{.suites = inputs.suites, .findings = suite::lint(inputs.suites)};
    ExitCode code = file.write(text_of(report, options.format, console), console);
    for (const suite::LintFinding& finding : report.findings) code = combined(code, code_of(finding));
    // Faulty lines are findings; files that could not be opened are not.
    for (const report::InputProblem& problem : inputs.problems) {
        console.error(problem_text(problem));
        code = combined(code, ExitCode::BadInput);
    }
    if (inputs.cut) console.error("interrupted: not all suites were read");
    return combined(code, console.stop_code());
}

}  // namespace plyproof::perft_suite
