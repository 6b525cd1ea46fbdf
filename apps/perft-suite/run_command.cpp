// SPDX-License-Identifier: MIT
#include "run_command.h"

#include <algorithm>
#include <limits>

#include "base/deadline.h"
#include "common/progress_line.h"
#include "gate/differences.h"
#include "gate/run.h"
#include "inputs.h"
#include "programs.h"
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

gate::RunResult run_suites(const std::vector<suite::Suite>& suites, const gate::Counter& counter,
                           const Options& options, base::Deadline deadline, apps::Console& console) {
    apps::ProgressLine line(console, "leaves");
    gate::Options run{.selection = selection_of(options),
                      .deadline = deadline,
                      .jobs = jobs_of(options),
                      .fail_fast = options.fail_fast,
                      .stop = console.stop()};
    // By leaves, not by expectations: the last ones take nearly all of the time.
    run.progress = [&line](const gate::Progress& progress) {
        line.update({narrowed(progress.nodes_done), narrowed(progress.nodes), narrowed(progress.nodes_done)});
    };
    return gate::run(suites, counter, run);
}

// What is done about disagreements, when there is time for it.
void look_into(gate::RunResult& run, const apps::OracleSources& programs, const Options& options,
               base::Deadline deadline, apps::Console& console) {
    apps::ProgressLine line(console, "mismatches");
    const gate::DifferenceOptions look{.deadline = deadline,
                                       .jobs = jobs_of(options),
                                       .stop = console.stop(),
                                       .progress = [&line](std::size_t done, std::size_t all) {
                                           line.update({done, all});
                                       }};
    gate::ask_again_alone(run, counter_options(programs.judged, options), look);
    gate::add_second_opinions(run, look);
    if (!options.bisect) return;
    gate::add_findings(
        run, [&programs, &console] { return apps::open_oracles(programs, console.stop()); }, options.engines.waits(),
        look);
}

// Runs them with the program of --engine. One that cannot be had is a result, too: whoever reads reports is to see it.
// Where our own options are at fault there is an error and no report.
base::Result<ExitCode, ExitCode> judge_program(const std::vector<suite::Suite>& suites, const Options& options,
                                               base::Deadline deadline, report::SuiteReport& report,
                                               apps::Console& console) {
    const auto programs = apps::find_oracle_sources(options.engines, console.stop());
    report.program = described(options, programs ? programs->judged.dialect.name : "");
    if (!programs && programs.error().code != ExitCode::ProgramFailed && !console.stop().stop_requested()) {
        console.error(programs.error().text);
        return base::failure(programs.error().code);
    }
    if (!programs) {
        report.program.is_there = oracle::find_program(*options.engines.engine, {}).has_value();
        report.run = gate::give_up(suites, selection_of(options), programs.error().text);
        return console.stop().stop_requested() ? ExitCode::Agrees : programs.error().code;
    }
    print_probing(*programs, console);
    report.run = run_suites(suites, counter_of(programs->judged, options), options, deadline, console);
    look_into(report.run, *programs, options, deadline, console);
    return report.run.gave_up.empty() ? ExitCode::Agrees : ExitCode::ProgramFailed;
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
    for (const gate::Outcome outcome : base::kAll<gate::Outcome>) {
        if (totals.checks[outcome] == 0) continue;
        if (gate::is_disagreement(outcome)) code = combined(code, ExitCode::Disagreement);
        if (gate::is_breakdown(outcome)) code = combined(code, ExitCode::ProgramFailed);
    }
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

void force_chess960(std::vector<suite::Suite>& suites) {
    for (suite::Suite& suite : suites) {
        for (suite::Case& entry : suite.cases) entry.mode = chess::VariantMode::Chess960;
    }
}

bool was_anything_checked(const gate::Totals& totals) {
    return totals.checks[gate::Outcome::Agrees] + totals.checks[gate::Outcome::Differs] +
               totals.checks[gate::Outcome::OtherPosition] >
           0;
}

// Puts the report where it belongs, and on the terminal what it does not say there.
ExitCode write_report(const report::SuiteReport& report, const Options& options, ReportFile& file,
                      apps::Console& console) {
    const ExitCode written = file.write(text_of(report, options.format, console), console);
    if (!file.is_standard_output() && written == ExitCode::Agrees) {
        console.print(suite_text(report, {.style = console.style(), .brief = true}));
    }
    const bool anything_checked = was_anything_checked(totals_of(report.run));
    if (!report.run.gave_up.empty() && (options.format != "text" || !file.is_standard_output())) {
        console.error(report.run.gave_up);
    } else if (!anything_checked && options.format != "text") {
        console.error(was_interrupted(report) ? "interrupted: nothing was checked" : "nothing was checked");
    }
    return combined(written, code_of(report, !anything_checked));
}

}  // namespace

ExitCode run_command(const Options& options, apps::Console& console) {
    const base::Deadline deadline = deadline_of(options);
    const InputFiles files = find_inputs(options.files, console.stop(), options.tier == "gate");
    if (is_among(files, options.output)) return refuse_overwriting(options.output, console);
    ReportFile file(options.output);
    if (const auto fault = file.fault()) {
        console.error(*fault);
        return ExitCode::OwnFailure;
    }
    const Inputs inputs = read_inputs(files, console.stop(), deadline);
    report::SuiteReport report{.problems = all_problems(inputs), .reading_cut = inputs.cut};
    print_problems(report.problems, console);
    std::vector<suite::Suite> suites = suites_of(inputs);
    if (options.chess960) force_chess960(suites);
    if (options.list) return list(suites, report, options, file, console);

    ExitCode code = ExitCode::Agrees;
    if (options.engines.engine) {
        const auto judged = judge_program(suites, options, deadline, report, console);
        if (!judged) return judged.error();
        code = *judged;
    } else {
        report.run = run_suites(suites, gate::own_counter(), options, deadline, console);
    }
    code = combined(code, write_report(report, options, file, console));
    return combined(code, console.stop_code());
}

}  // namespace plyproof::perft_suite
