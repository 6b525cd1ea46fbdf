// SPDX-License-Identifier: MIT
#include "run_command.h"

#include <algorithm>
#include <limits>

#include "base/deadline.h"
#include "base/worker_pool.h"
#include "common/duration.h"
#include "common/progress_line.h"
#include "gate/run.h"
#include "inputs.h"
#include "report/suite_github.h"
#include "report/suite_json.h"
#include "report/suite_junit.h"
#include "report/suite_tap.h"
#include "report/suite_text.h"
#include "report_file.h"
#include "suite/select.h"

namespace plyproof::perft_suite {
namespace {

using apps::ExitCode;

gate::Selection selection_of(const Options& options) {
    gate::Selection selection{.max_depth = options.max_depth,
                              .max_nodes = options.max_nodes,
                              .filter = options.filter,
                              .unique = options.unique};
    const bool is_quick = options.tier == "quick" || (options.tier.empty() && options.files.empty());
    if (is_quick) selection.max_nodes = std::min(selection.max_nodes.value_or(suite::kQuickNodes), suite::kQuickNodes);
    return selection;
}

// Totals beyond 64 bits cannot be shown on a progress line, and no run gets to the end of them.
std::uint64_t narrowed(base::Uint128 nodes) {
    constexpr std::uint64_t kLargest = std::numeric_limits<std::uint64_t>::max();
    return nodes > kLargest ? kLargest : static_cast<std::uint64_t>(nodes);
}

gate::RunResult run_suites(const std::vector<suite::Suite>& suites, const Options& options, base::Deadline deadline,
                           apps::Console& console) {
    apps::ProgressLine line(console, "leaves");
    gate::Options run{.selection = selection_of(options),
                      .deadline = deadline,
                      .jobs = options.jobs == 0 ? base::hardware_threads() : options.jobs,
                      .fail_fast = options.fail_fast,
                      .stop = console.stop()};
    // By leaves, not by expectations: the last ones take nearly all of the time.
    run.progress = [&line](const gate::Progress& progress) {
        line.update({narrowed(progress.nodes_done), narrowed(progress.nodes), narrowed(progress.nodes_done)});
    };
    return gate::run(suites, gate::own_counter(), run);
}

std::string text_of(const report::SuiteReport& report, const std::string& format, const apps::Console& console) {
    if (format == "json") return suite_json(report);
    if (format == "junit") return suite_junit(report);
    if (format == "tap") return suite_tap(report);
    if (format == "github") return suite_github(report);
    return suite_text(report, {.style = console.style(), .brief = console.quiet()});
}

// Every fault has its code; the strongest wins.
ExitCode code_of(const report::SuiteReport& report, bool nothing_is_bad) {
    const gate::Totals totals = totals_of(report.run);
    ExitCode code = ExitCode::Agrees;
    if (totals.cases[gate::Verdict::Mismatch] > 0) code = combined(code, ExitCode::Disagreement);
    if (totals.cases[gate::Verdict::Failed] > 0) code = combined(code, ExitCode::ProgramFailed);
    const bool is_faulty = !report.problems.empty() || totals.cases[gate::Verdict::BadPosition] > 0;
    if (is_faulty || nothing_is_bad) code = combined(code, ExitCode::BadInput);
    return code;
}

ExitCode list(const std::vector<suite::Suite>& suites, const report::SuiteReport& report, const Options& options,
              ReportFile& file, apps::Console& console) {
    const gate::Plan plan = gate::make_plan(suites, selection_of(options));
    const ExitCode written = file.write(suite_list_text(plan.result, console.style()), console);
    if (report.reading_cut) {
        console.error(cut_short_line(report));
    } else if (plan.tasks.empty()) {
        console.error("no expectation is selected: nothing would be checked");
    }
    return combined(combined(written, code_of(report, plan.tasks.empty())), console.stop_code());
}

void print_problems(const std::vector<report::InputProblem>& problems, apps::Console& console) {
    for (const report::InputProblem& problem : problems) console.error(problem_text(problem));
}

}  // namespace

ExitCode run_command(const Options& options, apps::Console& console) {
    const base::Deadline deadline =
        options.budget.empty() ? base::Deadline::never() : base::Deadline::in(*apps::parse_duration(options.budget));
    const InputFiles files = find_inputs(options.files, console.stop());
    if (is_among(files, options.output)) return refuse_overwriting(options.output, console);
    ReportFile file(options.output);
    if (const auto fault = file.fault()) {
        console.error(*fault);
        return ExitCode::OwnFailure;
    }
    const Inputs inputs = read_inputs(files, console.stop(), deadline);
    report::SuiteReport report{.problems = all_problems(inputs), .reading_cut = inputs.cut};
    print_problems(report.problems, console);
    std::vector<suite::Suite> suites;
    for (const suite::ParsedSuite& parsed : inputs.suites) suites.push_back(parsed.suite);
    if (options.list) return list(suites, report, options, file, console);

    report.run = run_suites(suites, options, deadline, console);
    ExitCode code = file.write(text_of(report, options.format, console), console);
    if (!file.is_standard_output() && code == ExitCode::Agrees) {
        console.print(suite_text(report, {.style = console.style(), .brief = true}));
    }
    const gate::Totals totals = totals_of(report.run);
    const bool nothing_was_checked = totals.checks[gate::Outcome::Agrees] + totals.checks[gate::Outcome::Differs] == 0;
    if (nothing_was_checked && options.format != "text") {
        console.error(was_interrupted(report) ? "interrupted: nothing was checked" : "nothing was checked");
    }
    code = combined(code, code_of(report, nothing_was_checked));
    return combined(code, console.stop_code());
}

}  // namespace plyproof::perft_suite
