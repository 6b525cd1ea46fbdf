// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "common/run_app.h"
#include "engine.h"
#include "mutants/bug_catalogue.h"

namespace {

using namespace plyproof;

constexpr apps::About kAbout{"mutant-engine",
                             "A UCI program that lists and counts moves with bugs planted on purpose, for trying out "
                             "what finds and names them. Without --bug it is right.",
                             R"(Examples:
  mutant-engine --list-bugs
  divide --fen '8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1' --depth 1 --engine 'mutant-engine --bug en-passant-rank-pin-missed'

It answers uci, isready, ucinewgame, setoption name UCI_Chess960, position, go perft N, go, d and quit.)"};

struct Options {
    std::vector<std::string> bugs;
    bool list = false;
};

std::string no_such_bug(const std::string& name) {
    return mutants::bug_named(name) ? "" : fmt::format("there is no bug '{}'; --list-bugs names them", name);
}

void add_options(CLI::App& app, Options& options) {
    app.add_option("--bug", options.bugs, "Plant this bug; may be given several times")
        ->type_name("NAME")
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->check(no_such_bug);
    app.add_flag("--list-bugs", options.list,
                 "Print the catalogue, a bug a line, and exit: name, how it shows, rule, FEN, moves from "
                 "there,\ndepth, what differs, what goes wrong; tabs between");
}

apps::ExitCode run(const Options& options, apps::Console& console) {
    if (options.list) {
        for (const mutants::BugRow& row : mutants::bug_catalogue()) {
            console.print(fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", row.name, mutants::name_of(row.shows),
                                      row.rule, row.fen, row.moves, row.depth, row.difference, row.sentence));
        }
        return apps::ExitCode::Agrees;
    }
    mutants::BugSet bugs;
    for (const std::string& name : options.bugs) bugs.add(*mutants::bug_named(name));
    apps::Engine engine(bugs, console);
    apps::LineReader lines(STDIN_FILENO, console.stop());
    return engine.run(lines);
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    return apps::run_app(
        argc, argv, kAbout, [&](CLI::App& app) { add_options(app, options); },
        [&](apps::Console& console) { return run(options, console); });
}
