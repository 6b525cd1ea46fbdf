// SPDX-License-Identifier: MIT
#include "common/run_app.h"
#include "options.h"
#include "run.h"

namespace {

constexpr plyproof::apps::About kAbout{"perft", "Counts the legal-move tree of a chess position.",
                                       R"(Examples:
  perft --depth 6
  perft --position kiwipete --depth 5 --divide
  perft --fen '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1' --stats --table --depth 5
  perft --depth 5 --expect 4865609
  perft --fen - --depth 4 < fens.txt
  perft --position kiwipete --show
  perft --bench --kernel avx2

Compare with Stockfish, where FEN is the position:
  printf 'position fen FEN\ngo perft 5\n' | stockfish | grep '^[a-h]' | sort > theirs
  perft --fen 'FEN' --depth 5 --divide | grep '^[a-h]' | sort | diff theirs -

Exit codes: 0 answered, 1 --expect differs or a bench count is wrong, 2 bad usage or input, 4 own failure, 130 Ctrl-C.)"};

}  // namespace

int main(int argc, char** argv) {
    using namespace plyproof::apps;
    PerftOptions options;
    return run_app(
        argc, argv, kAbout, [&](CLI::App& app) { add_options(app, options); },
        [&](Console& console) { return run(options, console); });
}
