// SPDX-License-Identifier: MIT
#include "common/engine_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <utility>

#include "common/console.h"
#include "common/duration.h"
#include "common/input.h"
#include "oracle/builtin_oracle.h"
#include "oracle/dialect_json.h"
#include "report/command_text.h"
#include "report/last_lines_text.h"
#include "report/text_parts.h"

namespace plyproof::apps {

namespace {

/// Lines both ways, each with its time in seconds: "0.012 > go perft 3".
class TraceFile {
public:
    explicit TraceFile(const std::string& path) : stream_(path) {}

    [[nodiscard]] bool good() const { return stream_.good(); }

    void write(const oracle::TraceLine& line) {
        const char* way = line.way == oracle::TraceWay::ToProgram     ? ">"
                          : line.way == oracle::TraceWay::FromProgram ? "<"
                                                                      : "!";
        const double seconds = std::chrono::duration<double>(line.time).count();
        stream_ << fmt::format("{:.3f} {} {}\n", seconds, way, report::printable(line.text)) << std::flush;
    }

private:
    std::ofstream stream_;
};

using base::failure;
using oracle::OracleErrorKind;

std::string duration_fault(const std::string& text) {
    const auto duration = parse_duration(text);
    return duration ? std::string{} : duration.error();
}

/// More lines would be commands that nobody expects.
std::string line_fault(const std::string& text) {
    return text.find_first_of("\r\n") == std::string::npos ? std::string{} : "it must be one line";
}

std::string option_fault(const std::string& text) {
    return text.empty() || text.front() == '=' ? "an option is given as NAME=VALUE" : line_fault(text);
}

void add_duration(CLI::App& app, const std::string& name, std::string& value, const std::string& what) {
    app.add_option(name, value, what)
        ->check(CLI::Validator(duration_fault, "", "duration"))
        ->type_name("TIME")
        ->capture_default_str()
        ->group("Engines");
}

CLI::Option* add_text(CLI::App& app, const std::string& name, std::optional<std::string>& value,
                      const std::string& what, const std::string& type) {
    return app.add_option(name, value, what)->type_name(type)->group("Engines");
}

base::Result<std::vector<oracle::Dialect>, OracleFailure> own_dialects(const EngineOptions& options,
                                                                       const std::stop_token& stop) {
    if (!options.dialect_file) return std::vector<oracle::Dialect>{};
    const auto text = read_text(*options.dialect_file, stop);
    if (!text) return failure(OracleFailure{text.error(), ExitCode::BadInput});
    auto rows = oracle::parse_dialects(*text);
    if (rows) return *std::move(rows);
    std::string faults = *options.dialect_file + ": ";
    for (const std::string& fault : rows.error()) faults += (&fault == rows.error().data() ? "" : "\n  ") + fault;
    return failure(OracleFailure{faults, ExitCode::BadInput});
}

/// The row of an explicit dialect, or the one that the program turns out to speak; it comes with what that took.
using DialectChoice = std::pair<oracle::Dialect, std::optional<oracle::Probing>>;

base::Result<DialectChoice, OracleFailure> dialect_of(const oracle::Program& program,
                                                      const oracle::OracleChoice& choice) {
    if (choice.dialect == oracle::kAutoDialect) {
        std::vector<oracle::Dialect> rows = choice.own_rows;
        rows.insert(rows.end(), oracle::builtin_dialects().begin(), oracle::builtin_dialects().end());
        auto found = oracle::find_dialect(program, rows, choice.probe);
        if (!found) return failure(failure_of(found.error()));
        return DialectChoice{std::move(found->dialect), found->probing};
    }
    // The name is the user's, so a wrong one is bad input and no failure of the program.
    auto chosen = oracle::choose_dialect(choice.dialect, choice.own_rows);
    if (!chosen) return failure(OracleFailure{chosen.error(), ExitCode::BadInput});
    return DialectChoice{*std::move(chosen), std::nullopt};
}

base::Result<OracleSource, OracleFailure> source_of(const oracle::OracleChoice& choice) {
    if (choice.command == oracle::kBuiltinCommand) {
        return OracleSource{choice.command, {.name = choice.command}, {}, [](const std::stop_token& stop) {
                                return std::make_unique<oracle::BuiltinOracle>(perft::CountOptions{.stop = stop});
                            }};
    }
    auto program = oracle::find_program(choice.command, choice.program);
    if (!program) return failure(failure_of(program.error()));
    auto dialect = dialect_of(*program, choice);
    if (!dialect) return failure(std::move(dialect.error()));
    const auto make = [program = *std::move(program), dialect = dialect->first,
                       echo = choice.echo](const std::stop_token& stop) {
        oracle::Program own = program;
        own.options.stop = stop;
        return oracle::make_oracle(std::move(own), dialect, echo);
    };
    return OracleSource{choice.command, std::move(dialect->first), dialect->second, make};
}

base::Result<std::optional<OracleSource>, OracleFailure> find_reference(const std::optional<std::string>& command,
                                                                        const EngineOptions& options,
                                                                        const std::stop_token& stop) {
    if (!command || *command == oracle::kBuiltinCommand) return std::nullopt;
    auto source = reference_source(*command, options, stop);
    if (!source) return failure(std::move(source.error()));
    return *std::move(source);
}

}  // namespace

oracle::Waits EngineOptions::waits() const {
    return {.start = *parse_duration(start_timeout),
            .ready = *parse_duration(ready_timeout),
            .question = *parse_duration(timeout)};
}

void add_engine_options(CLI::App& app, EngineOptions& options) {
    add_text(app, "--engine", options.engine, "The program that is judged", "CMD");
    add_text(app, "--reference", options.reference, "The program that is believed (default: plyproof)", "CMD");
    add_text(app, "--second-reference", options.second_reference, "Asked to confirm where a fault is found", "CMD");
    add_set_up_options(app, options, "--engine");
}

std::vector<oracle::EngineOption> engine_options(const std::vector<std::string>& texts) {
    std::vector<oracle::EngineOption> options;
    for (const std::string& text : texts) {
        const std::size_t equals = text.find('=');
        options.push_back({text.substr(0, equals), equals == std::string::npos ? "" : text.substr(equals + 1)});
    }
    return options;
}

void add_opening_options(CLI::App& app, EngineOptions& options, const std::string& whose) {
    app.add_option("--option", options.options, fmt::format("Set a UCI option of {} (repeatable)", whose))
        ->check(CLI::Validator(option_fault, "", "option"))
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false)
        ->group("Engines");
    app.add_option("--init", options.init, fmt::format("Send a line to {} behind the options (repeatable)", whose))
        ->check(CLI::Validator(line_fault, "", "line"))
        ->type_name("LINE")
        ->allow_extra_args(false)
        ->group("Engines");
    app.add_option("--cwd", options.folder, fmt::format("Start {} in this folder", whose))
        ->type_name("DIR")
        ->group("Engines");
}

void add_set_up_options(CLI::App& app, EngineOptions& options, const std::string& whose) {
    app.add_option("--dialect", options.dialect,
                   fmt::format("How {} is asked: a row of divide --list-dialects, or auto", whose))
        ->type_name("NAME")
        ->capture_default_str()
        ->group("Engines");
    add_text(app, "--dialect-file", options.dialect_file, "Rows of your own, as JSON", "FILE");
    add_opening_options(app, options, whose);
    add_text(app, "--trace", options.trace, fmt::format("Write every line to and from {} into a file", whose), "FILE");
    add_duration(app, "--start-timeout", options.start_timeout, "How long a program may take to start");
    add_duration(app, "--ready-timeout", options.ready_timeout, "How long for 'readyok' and the like");
    add_duration(app, "--timeout", options.timeout, "How long for an answer; 0 waits for ever");
}

base::Result<OracleSource, OracleFailure> judged_source(const EngineOptions& options, const std::stop_token& stop,
                                                        oracle::Echo echo) {
    auto rows = own_dialects(options, stop);
    if (!rows) return failure(std::move(rows.error()));
    oracle::OracleChoice choice{.command = *options.engine,
                                .dialect = options.dialect,
                                .own_rows = *std::move(rows),
                                .program = {.folder = options.folder,
                                            .options = engine_options(options.options),
                                            .init = options.init,
                                            .waits = options.waits(),
                                            .stop = stop},
                                .echo = echo};
    if (options.trace) {
        auto trace = std::make_shared<TraceFile>(*options.trace);
        if (!trace->good()) {
            return failure(OracleFailure{fmt::format("cannot write {}", *options.trace), ExitCode::OwnFailure});
        }
        choice.program.trace = [trace](const oracle::TraceLine& line) { trace->write(line); };
    }
    return source_of(choice);
}

base::Result<OracleSource, OracleFailure> reference_source(const std::string& command, const EngineOptions& options,
                                                           const std::stop_token& stop) {
    return source_of({.command = command, .program = {.waits = options.waits(), .stop = stop}});
}

base::Result<OracleSources, OracleFailure> find_oracle_sources(const EngineOptions& options,
                                                               const std::stop_token& stop) {
    auto judged = judged_source(options, stop);
    if (!judged) return failure(std::move(judged.error()));
    OracleSources sources{*std::move(judged)};
    auto reference = find_reference(options.reference, options, stop);
    if (!reference) return failure(std::move(reference.error()));
    sources.reference = *std::move(reference);
    auto second = find_reference(options.second_reference, options, stop);
    if (!second) return failure(std::move(second.error()));
    sources.second_reference = *std::move(second);
    return sources;
}

oracle::Oracles open_oracles(const OracleSources& sources, const std::stop_token& stop) {
    const auto made = [&stop](const std::optional<OracleSource>& source) {
        return source ? source->make(stop) : nullptr;
    };
    return {sources.judged.make(stop), made(sources.reference), made(sources.second_reference)};
}

std::string probing_text(const OracleSource& source) {
    constexpr std::chrono::seconds kWorthSaving{1};
    if (!source.probing || source.probing->time < kWorthSaving) return "";
    const auto seconds = std::chrono::duration<double>(source.probing->time).count();
    return fmt::format("{}: found by asking: --dialect {} ({:.0f} s); name it to save that time",
                       report::printable(source.command), report::shell_word(source.dialect.name), seconds);
}

void print_probing(const OracleSources& sources, Console& console) {
    const auto print = [&console](const OracleSource& source) {
        if (const std::string text = probing_text(source); !text.empty()) console.note(text);
    };
    print(sources.judged);
    if (sources.reference) print(*sources.reference);
    if (sources.second_reference) print(*sources.second_reference);
}

OracleFailure failure_of(const oracle::OracleError& error) {
    std::string text = error.text;
    for (const std::string& line : report::last_lines_text(error)) text += "\n  " + line;
    const bool our_side = error.kind == OracleErrorKind::Unsuitable;
    return {text, our_side ? ExitCode::BadInput : ExitCode::ProgramFailed};
}

}  // namespace plyproof::apps
