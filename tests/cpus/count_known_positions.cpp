// SPDX-License-Identifier: MIT
// Counts the known positions with the portable kernel, for machines on which only that one runs. Exit code 1 when a
// count is wrong or another kernel is offered.
#include <cstdio>
#include <string>

#include "chess/fen.h"
#include "chess/position_from.h"
#include "perft/count.h"
#include "perft/known_positions.h"

int main() {
    using namespace plyproof;
    if (perft::available_kernels() != std::vector{perft::Kernel::Portable}) {
        std::puts("there are kernels that this machine cannot run");
        return 1;
    }
    int wrong = 0;
    for (const perft::KnownPosition& known : perft::known_positions()) {
        const auto accepted = chess::position_from(chess::parse_fen(known.fen).value());
        const auto leaves = perft::count(accepted.value().position, known.depth, {.threads = 2});
        const bool right = leaves == known.nodes;
        std::printf("%s  %s\n", right ? "right" : "WRONG", std::string(known.name).c_str());
        wrong += right ? 0 : 1;
    }
    return wrong == 0 ? 0 : 1;
}
