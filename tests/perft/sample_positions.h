// SPDX-License-Identifier: MIT
// Positions of every sort for the tests of the counters: known ones full of special moves, games, placements, Chess960.
#pragma once

#include <vector>

#include "chess/chess960_start.h"
#include "support/position_of.h"
#include "support/random_positions.h"

namespace plyproof::perft {

/// About 90 positions for each of `rounds`, the same ones on every machine.
inline std::vector<chess::Position> sample_positions(std::uint64_t seed, int rounds) {
    std::vector<chess::Position> positions;
    for (const auto fen :
         {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
          "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 1",
          "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
          "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
          "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19",
          "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"}) {
        positions.push_back(support::position_of(fen));
    }
    support::SplitMix64 random(seed);
    for (int round = 0; round < rounds; ++round) {
        const bool standard = round % 2 == 0;
        const auto start =
            standard ? chess::Position::start() : chess::chess960_start(random.below(960), random.below(960));
        for (const auto& position : support::random_game(start, random, 60)) positions.push_back(position);
        for (int i = 0; i < 30; ++i) positions.push_back(support::random_position(random));
    }
    return positions;
}

}  // namespace plyproof::perft
