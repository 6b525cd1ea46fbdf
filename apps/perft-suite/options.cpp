// SPDX-License-Identifier: MIT
#include "options.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <limits>

#include "common/duration.h"
#include "common/format_option.h"
#include "common/numbers.h"
#include "process/command_line.h"
#include "process/find_program.h"
#include "suite/format.h"
#include "suite/suite.h"

namespace plyproof::perft_suite {
namespace {

std::vector<std::string> format_names() {
    std::vector<std::string> names;
    names.reserve(base::kEnumCount<suite::Format>);
    for (const suite::Format format : base::kAll<suite::Format>) names.emplace_back(name_of(format));
    return names;
}

std::string duration_fault(const std::string& text) {
    const auto duration = apps::parse_duration(text);
    return duration ? std::string{} : duration.error();
}

std::string file_name_fault(const std::string& text) {
    return text.empty() ? "the name of a file is missing ('-' is standard output)" : std::string{};
}

void add_files(CLI::App& app, Options& options) {
    app.add_option("FILES", options.files, "Suites: files, directories or - (default: the suites inside the program)");
}

void add_output(CLI::App& app, Options& options) {
    app.add_option("-o,--output", options.output, "Write to this file instead of standard output (-)")
        ->check(CLI::Validator(file_name_fault, "", "file name"))
        ->type_name("FILE");
}

void add_selection(CLI::App& app, Options& options) {
    app.add_option("--max-depth", options.max_depth, "Leave out deeper expectations")
        ->check(apps::whole_number(1, suite::kMaxDepth))
        ->type_name("N");
    app.add_option("--max-nodes", options.max_nodes, "Leave out expectations of more leaves")
        ->check(apps::whole_number(1, std::numeric_limits<std::uint64_t>::max()))
        ->type_name("N");
    app.add_option("--tier", options.tier,
                   "gate: the few cases of the suites inside the program that find most, in a second; quick: "
                   "expectations\nup to a million leaves; deep: all (default: quick without FILES, else deep)")
        ->check(CLI::IsMember({"gate", "quick", "deep"}))
        ->type_name("TIER");
    app.add_option("--filter", options.filter,
                   "Only cases whose id or FEN has this text in it, or matches it where it has a * or ?")
        ->type_name("TEXT");
    app.add_flag("--unique", options.unique, "Use what equal positions have in common once");
}

void add_budget_and_jobs(CLI::App& app, Options& options) {
    app.add_option("--budget", options.budget, "Stop after this time (60s, 2m), cheapest expectations first")
        ->check(CLI::Validator(duration_fault, "", "duration"))
        ->type_name("TIME");
    app.add_option("-j,--jobs", options.jobs,
                   "Count on so many threads, or with so many processes of --engine (default: all of this machine)")
        ->check(apps::whole_number(1, 1024))
        ->type_name("N");
}

void add_run(CLI::App& app, Options& options) {
    add_budget_and_jobs(app, options);
    app.add_flag("--fail-fast", options.fail_fast, "Stop at the first failure");
    CLI::Option* format = apps::add_format_option(app, options.format, {"text", "json", "junit", "tap", "github"});
    app.add_flag("--list", options.list, "List the cases and what would be run, and run nothing")->excludes(format);
}

void note_timeout(CLI::App& app, Options& options) {
    app.get_option("--timeout")
        ->description("How long for an answer, which is one position at one depth; 0 waits for ever")
        ->each([&options](const std::string&) { options.timeout_given = true; });
}

// All but the program itself mean nothing without it.
void add_engine(CLI::App& app, Options& options) {
    add_engine_options(app, options.engines);
    app.add_flag("--bisect", options.bisect,
                 "Find for each mismatch the position where it begins, and name the rule that is broken")
        ->group("Engines");
    app.add_flag("--chess960", options.chess960, "Ask --engine for all positions as Chess960 (castling is e1h1)")
        ->group("Engines");
    CLI::Option* engine = app.get_option("--engine");
    engine->description("The program that is judged instead of plyproof itself");
    for (CLI::Option* option : app.get_options()) {
        if (option->get_group() == "Engines" && option != engine) option->needs(engine);
    }
    CLI::Option* bisect = app.get_option("--bisect");
    app.get_option("--reference")->needs(bisect);
    app.get_option("--second-reference")->needs(bisect);
    note_timeout(app, options);
}

void add_verify(CLI::App& sub, Options& options) {
    sub.add_option("--with", options.engines.engine,
                   "The program that is believed; 'builtin' is plyproof's own counter")
        ->required()
        ->type_name("CMD");
    sub.add_option("--and", options.second, "A second one: a count is confirmed only by both")->type_name("CMD");
    CLI::Option* fill =
        sub.add_option("--fill", options.fill, "Add the counts of depths 1 to N that a case says nothing about")
            ->check(apps::whole_number(1, suite::kMaxDepth))
            ->type_name("N");
    CLI::Option* in_place =
        sub.add_flag("--in-place", options.in_place, "Write the counts into the files that were read")->needs(fill);
    in_place->excludes(sub.get_option("--output"));
    sub.get_option("--output")
        ->needs(fill)
        ->description("Write the suite with its new counts here (-: standard output)");
    sub.add_option("--to", options.to, "In this format: " + CLI::detail::join(format_names(), ", "))
        ->needs(fill)
        ->check(CLI::IsMember(format_names()))
        ->type_name("FORMAT");
    sub.add_option("--max-depth", options.max_depth, "Leave out deeper counts")
        ->check(apps::whole_number(1, suite::kMaxDepth))
        ->type_name("N");
    sub.add_option("--max-nodes", options.max_nodes, "Leave out larger counts (default without FILES: a million)")
        ->check(apps::whole_number(1, std::numeric_limits<std::uint64_t>::max()))
        ->type_name("N");
    add_budget_and_jobs(sub, options);
    sub.get_option("--budget")->description("Stop after this time (60s, 2m)");
    sub.get_option("--jobs")->description("So many processes of each program (default: all of this machine)");
    apps::add_format_option(sub, options.format, {"text", "json"});
    add_set_up_options(sub, options.engines, "--with");
    note_timeout(sub, options);
}

// Options of the program that were given with a subcommand and mean nothing there. Its own ones are the subcommand's,
// and those that every program has are allowed.
void refuse_others(const CLI::App& app, const CLI::App& command) {
    for (const CLI::Option* option : app.get_options()) {
        const std::string name = option->get_name();
        const bool is_common = name == "--quiet" || name == "--color" || name == "--help" || name == "--version";
        if (option->count() > 0 && !is_common) {
            const bool is_misplaced = command.get_option_no_throw(name) != nullptr;
            throw CLI::ValidationError(
                name, (is_misplaced ? "must stand behind " : "does not go with ") + command.get_name());
        }
    }
}

// The words of a command with its program's file, so that two names of one file are one program; what cannot be split
// or found is told where it is started.
std::optional<std::vector<std::string>> program_words(const std::string& command) {
    auto words = process::split_command(command);
    if (!words) return std::nullopt;
    if (const auto file = process::find_program(words->front())) {
        std::error_code error;
        const auto path = std::filesystem::canonical(*file, error);
        if (!error) words->front() = path.string();
    }
    return *std::move(words);
}

// A program agrees with itself, whatever it says.
void refuse_one_witness_twice(const Options& options) {
    if (options.second.empty() || !options.engines.engine) return;
    const auto first = program_words(*options.engines.engine);
    if (!first || first != program_words(options.second)) return;
    throw CLI::ValidationError("--and", "is the same program as --with, which is no second witness; name another one" +
                                            std::string(options.second == "builtin" ? "" : ", such as builtin"));
}

CLI::App* add_command(CLI::App& app, const char* name, const char* about, Command command, Options& options) {
    CLI::App* sub = app.add_subcommand(name, about)->fallthrough();
    add_files(*sub, options);
    add_output(*sub, options);
    sub->callback([&app, sub, command, &options] {
        refuse_others(app, *sub);
        if (command == Command::Verify) refuse_one_witness_twice(options);
        options.command = command;
    });
    return sub;
}

}  // namespace

base::Deadline deadline_of(const Options& options) {
    if (options.budget.empty()) return base::Deadline::never();
    return base::Deadline::in(*apps::parse_duration(options.budget));
}

void add_options(CLI::App& app, Options& options) {
    add_files(app, options);
    add_selection(app, options);
    add_run(app, options);
    add_output(app, options);
    add_engine(app, options);
    app.require_subcommand(0, 1);
    CLI::App* lint =
        add_command(app, "lint", "Say what is doubtful about suites, without running them", Command::Lint, options);
    apps::add_format_option(*lint, options.format, {"text", "json", "github"});
    CLI::App* convert = add_command(app, "convert", "Write suites in another format, or the chosen part of them",
                                    Command::Convert, options);
    add_selection(*convert, options);
    convert->add_option("--to", options.to, "The format: " + CLI::detail::join(format_names(), ", "))
        ->required()
        ->check(CLI::IsMember(format_names()))
        ->type_name("FORMAT");
    add_verify(*add_command(app, "verify", "Check the counts of suites by other programs, or fill them in",
                            Command::Verify, options),
               options);
}

const char* examples() {
    return "Examples:\n"
           "  perft-suite                                   the quick tier of the suites inside the program\n"
           "  perft-suite --tier gate --engine ./mine       is your program right? The answer of a second\n"
           "  perft-suite --tier deep --budget 10m          as deep as ten minutes allow\n"
           "  perft-suite my.epd suites/ --max-nodes 1000000\n"
           "  perft-suite --filter 'en-passant/*' --list    what would be run\n"
           "  perft-suite --format junit --output perft.xml my.epd\n"
           "  perft-suite --engine ./mine                   your program instead of ours\n"
           "  perft-suite --engine './mine --uci' --option Threads=1 --jobs 4 --timeout 10s --bisect my.epd\n"
           "  perft-suite lint my.epd                       what is doubtful about a suite\n"
           "  perft-suite convert --to csv my.epd           the same positions in another format\n"
           "  perft-suite verify --with stockfish --and builtin my.epd\n"
           "  perft-suite verify --with stockfish --fill 4 positions.epd --output my.epd\n"
           "\n"
           "Exit code: 0 all that was checked agrees, 1 a count differs, 2 bad usage or input, or nothing was "
           "checked,\n"
           "3 the program did not answer somewhere, 4 the report could not be written, 130 interrupted.\n"
           "'perft-suite COMMAND --help' has more.\n";
}

}  // namespace plyproof::perft_suite
