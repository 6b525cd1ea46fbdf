// SPDX-License-Identifier: MIT
#include "perft/hashed_counter.h"

#include <gmock/gmock.h>

#include "chess/chess960_start.h"
#include "perft/count.h"
#include "support/position_of.h"
#include "support/random_positions.h"

namespace plyproof::perft {
namespace {

constexpr std::uint64_t kTableSizes[] = {HashTable::kSmallestBytes, 4096, 1 << 20};

HashTable table_of(std::uint64_t bytes) { return std::move(HashTable::make(bytes).value()); }

struct Counted {
    std::uint64_t leaves;
    TableUse use;
};

Counted count_with(HashTable& table, const chess::Position& position, int depth) {
    CountRun run;
    HashedCounter counter(table, functions_of(Kernel::Auto).count_two_plies, run);
    const std::uint64_t leaves = counter.count(position, chess::key_of(position), depth);
    return {leaves, counter.use()};
}

TEST(HashedCounter, CountsTheKnownPositionsRightWithTablesOfAnySize) {
    struct Known {
        const char* fen;
        int depth;
        std::uint64_t leaves;
    };
    constexpr Known kKnown[] = {
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4865609},
        {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4085603},
        {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674624},
        {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422333},
        {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2103487},
        {"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3894594},
        {"rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19", 4, 2237725},
    };
    for (const std::uint64_t bytes : kTableSizes) {
        HashTable table = table_of(bytes);  // shared by all positions
        for (const Known& known : kKnown) {
            const auto position = support::position_of(known.fen);
            EXPECT_EQ(count_with(table, position, known.depth).leaves, known.leaves) << bytes << ' ' << known.fen;
            EXPECT_EQ(count_with(table, position, known.depth).leaves, known.leaves) << "again: " << known.fen;
        }
    }
}

TEST(HashedCounter, CountsRandomPositionsAsTheKernelsDo) {
    support::SplitMix64 random(31);
    for (const std::uint64_t bytes : kTableSizes) {
        HashTable table = table_of(bytes);
        for (int i = 0; i < 8; ++i) {
            const support::Placement few{.most_men = 6};
            const auto position = support::random_position(random, few);
            for (const int depth : {4, 5}) {
                EXPECT_EQ(count_with(table, position, depth).leaves, count(position, depth)) << bytes;
            }
        }
        const auto chess960 = chess::chess960_start(random.below(960), random.below(960));
        EXPECT_EQ(count_with(table, chess960, 4).leaves, count(chess960, 4)) << bytes;
    }
}

TEST(HashedCounter, AsksOnceForWhatItCountedBefore) {
    HashTable table = table_of(1 << 20);
    count_with(table, chess::Position::start(), 5);
    const TableUse again = count_with(table, chess::Position::start(), 5).use;
    EXPECT_EQ(again, (TableUse{.deep_probes = 1, .deep_hits = 1}));
}

TEST(HashedCounter, FindsTranspositions) {
    HashTable table = table_of(1 << 20);
    const TableUse use = count_with(table, chess::Position::start(), 5).use;
    // 8902 lines of three plies lead to 5362 positions; those of one and two plies to 20 and 400, each to its own.
    EXPECT_EQ(use, (TableUse{.two_plies_probes = 8902, .two_plies_hits = 8902 - 5362, .deep_probes = 421}));
}

TEST(HashedCounter, StopsAndStoresNothingUnfinished) {
    HashTable table = table_of(1 << 20);
    std::stop_source source;
    source.request_stop();
    const std::stop_token token = source.get_token();
    CountRun stopped(token);
    HashedCounter counter(table, functions_of(Kernel::Auto).count_two_plies, stopped);
    const auto start = chess::Position::start();
    counter.count(start, chess::key_of(start), 30);
    EXPECT_TRUE(stopped.stopped());
    std::uint64_t leaves = 0;
    EXPECT_FALSE(table.find_deep(chess::key_of(start), 30, leaves));
    EXPECT_EQ(count_with(table, start, 5).leaves, 4865609u);
}

TEST(HashedCounter, NoticesOverflowAndStoresNothingOfIt) {
    const auto position = support::position_of("8/8/4k3/8/8/4K3/8/8 w - - 0 1");
    HashTable table = table_of(1 << 24);
    CountRun run;
    HashedCounter counter(table, functions_of(Kernel::Auto).count_two_plies, run);
    counter.count(position, chess::key_of(position), 60);
    EXPECT_TRUE(run.overflowed());
    EXPECT_EQ(count_with(table, position, 7).leaves, count(position, 7));
    std::uint64_t leaves = 0;
    EXPECT_FALSE(table.find_deep(chess::key_of(position), 60, leaves));
}

}  // namespace
}  // namespace plyproof::perft
