// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "common/counting_means.h"
#include "common/input.h"
#include "common/run_app.h"
#include "engine/session.h"
#include "perft/free_memory.h"

namespace {

using namespace plyproof;

constexpr apps::About kAbout{"engine",
                             "A UCI chess engine, for play in a graphical program and for poking at positions: it "
                             "reads commands from standard input; 'help' lists those beyond UCI.",
                             R"(Examples:
  engine
  engine bench
  engine 'position startpos moves e2e4' d 'go perft 5'
  engine 'fen 8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1' legal 'bb pinned'
  engine 'setoption name Hash value 256' 'go movetime 5000'

Exit codes: 0 done, 2 bad usage or a line beyond 1 MiB, 4 own failure, 130 Ctrl-C.)"};

void add_options(CLI::App& app, std::vector<std::string>& lines) {
    app.add_option("LINE", lines, "Commands, each a line, to be answered instead of standard input");
}

apps::ExitCode run(const std::vector<std::string>& lines, apps::Console& console) {
    engine::Session session({[&console](const std::string& text) {
                                 console.print(text);
                                 console.output().flush();
                             },
                             [] { return perft::free_memory(apps::CountingMeans::read_system_file); }, apps::version(),
                             console.stop()});
    for (const std::string& line : lines) {
        if (console.stop().stop_requested() || !session.handle(line)) return console.stop_code();
        session.wait_for_bounded();
    }
    if (!lines.empty()) return console.stop_code();
    apps::LineReader input(STDIN_FILENO, console.stop());
    while (const auto line = input.next()) {
        if (!session.handle(*line)) return apps::ExitCode::Agrees;
    }
    if (!console.stop().stop_requested()) session.finish();
    if (!input.error()) return console.stop_code();
    console.error(*input.error());
    return apps::ExitCode::BadInput;
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> lines;
    return apps::run_app(
        argc, argv, kAbout, [&](CLI::App& app) { add_options(app, lines); },
        [&](apps::Console& console) { return run(lines, console); });
}
