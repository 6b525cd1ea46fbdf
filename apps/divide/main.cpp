// SPDX-License-Identifier: MIT
#include "common/run_app.h"
#include "options.h"
#include "run.h"

namespace {

constexpr plyproof::apps::About kAbout{"divide",
                                       "Counts the legal-move tree of a chess position for each first move, and finds "
                                       "where another program differs.",
                                       R"(Examples:
  divide --depth 5
  divide --position kiwipete --depth 4 --ply 2
  divide --engine ./mine --position kiwipete
  divide --engine './mine --uci' --reference stockfish --position kiwipete --all
  divide --depth 3 --moves 'e2e4 c7c5' --compare mine.txt
  printf 'position startpos\ngo perft 5\n' | ./mine | divide --depth 5 --compare -

Exit codes: 0 answered or equal, 1 they differ, 2 bad usage or input, 3 the engine failed, 4 own failure, 130 Ctrl-C.)"};

}  // namespace

int main(int argc, char** argv) {
    using namespace plyproof::apps;
    DivideOptions options;
    return run_app(
        argc, argv, kAbout, [&](CLI::App& app) { add_options(app, options); },
        [&](Console& console) { return run(options, console); });
}
