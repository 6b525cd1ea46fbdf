// SPDX-License-Identifier: MIT
#include "perft/bench_positions.h"

#include <gtest/gtest.h>

#include "perft/count.h"
#include "perft/hash_table.h"
#include "support/position_of.h"

namespace plyproof::perft {
namespace {

TEST(BenchPositions, HaveTheirPublishedCounts) {
    HashTable table = HashTable::make(std::uint64_t{64} << 20).value();
    for (const BenchPosition& bench : bench_positions()) {
        EXPECT_EQ(count(support::position_of(bench.known.fen), bench.depth(), {.threads = 2, .table = &table}),
                  bench.leaves)
            << bench.known.name;
    }
}

TEST(BenchPositions, TakeAClockfulButNobodysPatience) {
    for (const BenchPosition& bench : bench_positions()) {
        EXPECT_GT(bench.leaves, 80'000'000U) << bench.known.name << " would be over before a clock could tell";
        EXPECT_LT(bench.leaves, 1'000'000'000U) << bench.known.name << " would keep people waiting";
        EXPECT_GT(bench.leaves, bench.leaf_parents());
    }
}

}  // namespace
}  // namespace plyproof::perft
