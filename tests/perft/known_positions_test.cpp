// SPDX-License-Identifier: MIT
#include "perft/known_positions.h"

#include <gtest/gtest.h>

#include <set>

#include "chess/fen.h"
#include "chess/position_from.h"
#include "perft/count.h"
#include "perft/hash_table.h"
#include "support/position_of.h"

namespace plyproof::perft {
namespace {

TEST(KnownPositions, EveryOneHasItsPublishedCount) {
    for (const KnownPosition& known : known_positions()) {
        const auto setup = chess::parse_fen(known.fen);
        ASSERT_TRUE(setup) << known.name;
        const auto accepted = chess::position_from(*setup);
        ASSERT_TRUE(accepted) << known.name;
        EXPECT_EQ(count(accepted->position, known.depth), known.nodes) << known.name;
    }
}

TEST(KnownPositions, NamesAreDifferent) {
    std::set<std::string_view> names;
    for (const KnownPosition& known : known_positions()) EXPECT_TRUE(names.insert(known.name).second) << known.name;
}

TEST(KnownPositions, AreFoundByName) {
    ASSERT_TRUE(find_known_position("kiwipete"));
    EXPECT_EQ(find_known_position("kiwipete")->nodes, 4085603);
    EXPECT_EQ(find_known_position("start")->name, known_positions().front().name);
    EXPECT_FALSE(find_known_position("Kiwipete"));
    EXPECT_FALSE(find_known_position(""));
}

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
