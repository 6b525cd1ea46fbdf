// SPDX-License-Identifier: MIT
#include "power_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <utility>

#include "base/worker_pool.h"
#include "common/input.h"
#include "common/progress_line.h"
#include "crosscheck/power.h"
#include "crosscheck/power_mutant.h"
#include "gate/engine_counter.h"
#include "gate/run.h"
#include "mutants/bug_catalogue.h"
#include "power_options.h"
#include "report/input_problem.h"
#include "report/power_json.h"
#include "report/power_text.h"
#include "suite/embedded.h"
#include "suite/parse.h"

namespace plyproof::crosscheck {

namespace {

using apps::ExitCode;

/// What is to be found: names, and the programs that have them.
struct Faults {
    std::vector<std::string> names{};
    StartProgram start{};
};

/// Why there is nothing to measure, and what the program ends with.
struct Refusal {
    std::string text;
    ExitCode code;
};

Faults own_faults() {
    const std::vector<mutants::Bug> bugs = countable_bugs();
    Faults faults;
    for (const mutants::Bug bug : bugs) faults.names.emplace_back(row_of(bug).name);
    faults.start = [bugs](std::size_t bug, const std::stop_token& /*stop*/) { return mutant_counter({bugs[bug]}); };
    return faults;
}

/// Names that a file lists; what stands behind # is a remark.
std::vector<std::string> names_in(std::string_view text) {
    std::vector<std::string> names;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        line = line.substr(0, line.find('#'));
        const std::size_t begin = line.find_first_not_of(" \t\r");
        if (begin == std::string_view::npos) continue;
        names.emplace_back(line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin));
    }
    return names;
}

std::string with_bug(std::string command, const std::string& bug) {
    for (std::size_t at = command.find("{}"); at != std::string::npos; at = command.find("{}", at + bug.size())) {
        command.replace(at, 2, bug);
    }
    return command;
}

/// One process for each bug, which is started for its first question and ends with its counter.
gate::Counter foreign_counter(const apps::OracleSource& source, const apps::EngineOptions& options) {
    return gate::engine_counter({.open = source.make, .waits = options.waits(), .waits_longer = false});
}

base::Result<Faults, Refusal> foreign_faults(const PowerCommandOptions& options, apps::Console& console) {
    const auto text = apps::read_text(options.bugs, console.stop());
    if (!text) return base::failure(Refusal{text.error(), ExitCode::BadInput});
    Faults faults{.names = names_in(*text)};
    if (faults.names.empty()) {
        return base::failure(Refusal{fmt::format("{} names no bug", options.bugs), ExitCode::BadInput});
    }
    // They are one program: the first of them shows how all are asked.
    apps::EngineOptions engine = options.engine;
    std::vector<apps::OracleSource> sources;
    for (const std::string& name : faults.names) {
        engine.engine = with_bug(*options.engine.engine, name);
        auto source = apps::judged_source(engine, console.stop());
        if (!source) return base::failure(Refusal{source.error().text, source.error().code});
        print_probing({*source}, console);
        engine.dialect = source->dialect.name;
        sources.push_back(*std::move(source));
    }
    faults.start = [sources = std::move(sources), engine](std::size_t bug, const std::stop_token& /*stop*/) {
        return foreign_counter(sources[bug], engine);
    };
    return faults;
}

/// The suites, or nothing after everything that is wrong with them was printed.
std::optional<std::vector<suite::Suite>> read_suites(const PowerCommandOptions& options, apps::Console& console) {
    std::vector<suite::Suite> suites;
    bool faulty = false;
    const auto add = [&](std::string_view text, std::string_view name) {
        suite::ParsedSuite parsed = suite::parse(text, name);
        for (const suite::SuiteError& error : parsed.errors) console.error(problem_text(report::problem_of(error)));
        if (parsed.errors.empty() && parsed.suite.cases.empty()) {
            console.error(fmt::format("there is no case in '{}'", name));
        }
        faulty |= !parsed.errors.empty() || parsed.suite.cases.empty();
        suites.push_back(std::move(parsed.suite));
    };
    for (const std::string& file : options.files) {
        const auto text = apps::read_text(file, console.stop());
        if (text) {
            add(*text, file == "-" ? "stdin" : file);
        } else {
            console.error(text.error());
            faulty = true;
        }
    }
    if (options.files.empty()) {
        for (const suite::EmbeddedSuite& embedded : suite::embedded()) add(embedded.text, embedded.name);
    }
    if (faulty) return std::nullopt;
    return suites;
}

unsigned jobs_of(const PowerCommandOptions& options) {
    return options.jobs > 0 ? options.jobs : base::hardware_threads();
}

gate::Selection selection_of(const PowerCommandOptions& options) {
    gate::Selection selection;
    selection.max_depth = options.max_depth;
    selection.max_nodes = options.max_nodes;
    selection.filter = options.filter;
    return selection;
}

/// A wrong expectation would be met by no program at all, and the suite be praised for it. False after saying which.
bool are_right(const std::vector<suite::Suite>& suites, const PowerCommandOptions& options, apps::Console& console) {
    bool right = true;
    const gate::RunResult result =
        gate::run(suites, gate::own_counter(),
                  {.selection = selection_of(options), .jobs = jobs_of(options), .stop = console.stop()});
    for (const gate::SuiteResult& suite : result.suites) {
        for (const gate::CaseResult& entry : suite.cases) {
            for (const gate::Check& check : entry.checks) {
                if (check.outcome != gate::Outcome::Differs) continue;
                console.error(fmt::format("{}: {}: the suite is wrong: {} leaves at depth {}, where there are {}",
                                          suite.name, entry.entry.id, check.expected.nodes, check.expected.depth,
                                          *check.counted));
                right = false;
            }
        }
    }
    return right;
}

base::Result<Power, PowerError> measure(const std::vector<suite::Suite>& suites, const Faults& faults,
                                        const PowerCommandOptions& options, apps::Console& console) {
    apps::ProgressLine line(console, "programs");
    PowerOptions measuring;
    measuring.selection = selection_of(options);
    measuring.jobs = jobs_of(options);
    measuring.stop = console.stop();
    measuring.progress = [&line](std::size_t done, std::size_t total) { line.update({.done = done, .total = total}); };
    return measure_power(suites, faults.names, faults.start, measuring);
}

bool asks_something(const Power& power) {
    return std::any_of(power.suites.begin(), power.suites.end(),
                       [](const SuitePower& suite) { return suite.questions > 0; });
}

ExitCode print(const Power& power, const PowerCommandOptions& options, apps::Console& console) {
    if (options.format == "json") {
        console.print(report::power_json(power));
    } else {
        console.print(
            report::power_text(power, {.style = console.style(), .each = options.each, .brief = console.quiet()}));
    }
    return found_count(together(power)) == power.bugs.size() ? ExitCode::Agrees : ExitCode::Disagreement;
}

ExitCode run(const PowerCommandOptions& options, apps::Console& console) {
    const auto suites = read_suites(options, console);
    if (!suites || !are_right(*suites, options, console)) return combined(ExitCode::BadInput, console.stop_code());
    const auto faults =
        options.engine.engine ? foreign_faults(options, console) : base::Result<Faults, Refusal>(own_faults());
    if (!faults) {
        console.error(faults.error().text);
        return combined(faults.error().code, console.stop_code());
    }
    const auto power = measure(*suites, *faults, options, console);
    if (!power) {
        if (power.error().stopped) return console.stop_code();
        console.error(fmt::format("{}: {}", power.error().bug, power.error().message));
        return ExitCode::ProgramFailed;
    }
    if (!asks_something(*power)) {
        console.error("no expectation is selected: nothing would be asked");
        return ExitCode::BadInput;
    }
    return combined(print(*power, options, console), console.stop_code());
}

}  // namespace

void add_power_command(CLI::App& app, Action& action) {
    auto options = std::make_shared<PowerCommandOptions>();
    CLI::App* command =
        app.add_subcommand("power", "How strong are suites? Which planted faults they find, and which not");
    command->fallthrough()->footer(power_examples());
    add_power_options(*command, *options);
    command->callback(
        [options, &action] { action = [options](apps::Console& console) { return run(*options, console); }; });
}

}  // namespace plyproof::crosscheck
