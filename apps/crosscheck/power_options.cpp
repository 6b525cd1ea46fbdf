// SPDX-License-Identifier: MIT
#include "power_options.h"

#include <CLI/CLI.hpp>
#include <limits>

#include "common/format_option.h"
#include "common/numbers.h"
#include "suite/suite.h"

namespace plyproof::crosscheck {

namespace {

std::string gap_fault(const std::string& command) {
    return command.find("{}") == std::string::npos ? "the command needs {} where the name of the bug is to stand" : "";
}

void add_foreign_set(CLI::App& command, PowerCommandOptions& options) {
    CLI::Option* engine =
        command.add_option("--mutant-engine", options.engine.engine,
                           "Another set of faulty programs: a command with {} in it,\nwhere the name of a bug stands");
    CLI::Option* bugs = command.add_option("--bugs", options.bugs, "The names of its bugs: a file with one a line");
    engine->check(CLI::Validator(gap_fault, "", "command"))->type_name("CMD")->group("Engines")->needs(bugs);
    bugs->type_name("FILE")->group("Engines")->needs(engine);
    apps::add_set_up_options(command, options.engine, "--mutant-engine");
    command.remove_option(command.get_option("--trace"));  // a file for one process, and here are many
}

}  // namespace

void add_power_options(CLI::App& command, PowerCommandOptions& options) {
    command.add_option("SUITES", options.files, "Suites: files or - (default: those inside the program)");
    command
        .add_option("--max-nodes", options.max_nodes,
                    "Leave out expectations of more leaves (default: 100000):\nfaulty generators are slow")
        ->check(apps::whole_number(1, std::numeric_limits<std::uint64_t>::max()))
        ->type_name("N");
    command.add_option("--max-depth", options.max_depth, "Leave out deeper expectations")
        ->check(apps::whole_number(1, suite::kMaxDepth))
        ->type_name("N");
    command
        .add_option("--filter", options.filter,
                    "Only cases whose id or FEN has this text in it, or matches\nit where it has a * or ?")
        ->type_name("TEXT");
    command.add_flag("--each", options.each, "Print a row for each bug, too");
    command
        .add_option("-j,--jobs", options.jobs,
                    "So many programs at a time (default: as many as the\nmachine has threads)")
        ->check(apps::whole_number(1, 1024))
        ->type_name("N");
    apps::add_format_option(command, options.format, {"text", "json"});
    add_foreign_set(command, options);
}

const char* power_examples() {
    return "Examples:\n"
           "  crosscheck power                                the suites inside the program\n"
           "  crosscheck power my.epd suites/gate.epd         two suites side by side\n"
           "  crosscheck power --filter standard/white-start suites/standard.epd --each\n"
           "  crosscheck power --mutant-engine './mine --bug {}' --bugs bugs.txt my.epd\n"
           "\n"
           "The faults are those of docs/bug-catalogue.md that a count can show. Each suite is asked as perft-suite "
           "does\n"
           "with one job, cheapest expectations first, until the first wrong answer.\n"
           "\n"
           "Exit code: 0 every fault is found by one of the suites, 1 some are not, 2 bad usage or input, 3 a program\n"
           "cannot be started, 4 own failure, 130 interrupted.\n";
}

}  // namespace plyproof::crosscheck
