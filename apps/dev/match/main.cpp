// SPDX-License-Identifier: MIT
#include "common/run_app.h"
#include "options.h"
#include "run.h"

namespace {

constexpr plyproof::apps::About kAbout{"match", "Lets two UCI programs play and says which is the stronger one.",
                                       R"(Examples:
  match --first ./new --second ./old --clock 1+0.01 --games 400 --jobs 2
  match --first ./new --second ./old --nodes 20000 --sprt 0,5 --games 10000
  match --first ./mine --second 'gnuchess --uci' --second-option OwnBook=false --pgn games.pgn
  match --first ./mine --second ./mine --nodes 5000 --games 2000 --positions positions.txt

Results are told from the first program's side (docs/match.md).
Exit codes: 0 played, 1 the first program played an illegal move, crashed, hung or lost on time, 2 bad usage,
3 a program cannot be started, 4 own failure, 130 Ctrl-C.)"};

}  // namespace

int main(int argc, char** argv) {
    using namespace plyproof::apps;
    MatchProgramOptions options;
    return run_app(
        argc, argv, kAbout, [&](CLI::App& app) { add_options(app, options); },
        [&](Console& console) { return run(options, console); });
}
