// SPDX-License-Identifier: MIT
#include "perft/counter.h"

#include <gtest/gtest.h>

#include "chess/legal_moves.h"
#include "support/position_of.h"

namespace plyproof::perft {
namespace {

struct TestIsa : chess::PortableIsa {};

std::uint64_t count_one_by_one(const chess::Position& position, int depth) {
    if (depth == 0) return 1;
    std::uint64_t leaves = 0;
    for (const chess::Move move : chess::legal_moves(position))
        leaves += count_one_by_one(position.after(move), depth - 1);
    return leaves;
}

TEST(Counter, CountsInBulkWhatASimpleWalkCountsOneByOne) {
    for (const auto fen : {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                           "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"}) {
        const auto position = support::position_of(fen);
        for (int depth = 1; depth <= 3; ++depth) {
            CountRun run;
            EXPECT_EQ(Counter<TestIsa>::count(position, depth, run), count_one_by_one(position, depth)) << fen;
        }
    }
}

}  // namespace
}  // namespace plyproof::perft
