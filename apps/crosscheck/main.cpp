// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>

#include "common/run_app.h"
#include "doctor_command.h"
#include "explain_command.h"
#include "fuzz_command.h"
#include "power_command.h"
#include "shrink_command.h"

namespace {

using namespace plyproof;

constexpr apps::About kAbout{"crosscheck", "Looks for what is wrong with a chess program, without being told where.",
                             R"(Examples:
  crosscheck doctor --engine ./mine     is it a healthy UCI engine?
  crosscheck explain --fen FEN          what pins, checks and rights mean there, law by law
  crosscheck fuzz --engine ./mine       endless positions, until its answer is wrong
  crosscheck power my.epd               which faulty programs does a suite find?
  crosscheck shrink --engine ./mine --position kiwipete --depth 3

'crosscheck COMMAND --help' has more. Exit codes: 0 nothing is wrong, 1 something is, 2 bad usage or input, 3 the program
cannot be started, 4 own failure, 130 Ctrl-C.)"};

void add_commands(CLI::App& app, crosscheck::Action& action) {
    app.require_subcommand(1);
    crosscheck::add_doctor_command(app, action);
    crosscheck::add_explain_command(app, action);
    crosscheck::add_fuzz_command(app, action);
    crosscheck::add_power_command(app, action);
    crosscheck::add_shrink_command(app, action);
}

}  // namespace

int main(int argc, char** argv) {
    crosscheck::Action action;
    return apps::run_app(
        argc, argv, kAbout, [&](CLI::App& app) { add_commands(app, action); },
        [&](apps::Console& console) { return action(console); });
}
