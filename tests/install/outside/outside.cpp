// SPDX-License-Identifier: MIT
#include <iostream>

#include "chess/legal_moves.h"
#include "perft/count.h"

int main() {
    const plyproof::chess::Position start = plyproof::chess::Position::start();
    std::cout << plyproof::chess::legal_moves(start).size() << " moves, " << plyproof::perft::count(start, 3).value()
              << " leaves at depth 3\n";
}
