// SPDX-License-Identifier: MIT
#include "perft/count_each.h"

#include <gmock/gmock.h>

#include <map>
#include <stdexcept>
#include <tuple>

#include "chess/chess960_start.h"
#include "chess/key.h"
#include "chess/legal_moves.h"
#include "perft/hash_table.h"
#include "support/position_of.h"
#include "support/random_positions.h"

namespace plyproof::perft {
namespace {

using chess::Position;

HashTable table_of(std::uint64_t bytes) { return std::move(HashTable::make(bytes).value()); }

std::vector<Position> children_of(const Position& position) {
    std::vector<Position> children;
    for (const chess::Move move : chess::legal_moves(position)) children.push_back(position.after(move));
    return children;
}

/// Calls test(options) for one to three threads, without a table and with tables of several sizes.
template <class Test>
void for_each_way(Test test) {
    for (const unsigned threads : {1, 2, 3}) {
        test(CountOptions{.threads = threads});
        for (const std::uint64_t bytes : {HashTable::kSmallestBytes, std::uint64_t{4096}, std::uint64_t{1} << 21}) {
            HashTable table = table_of(bytes);
            test(CountOptions{.threads = threads, .table = &table});
        }
    }
}

TEST(CountEach, GivesTheSameCountsForAnyNumberOfThreadsAndAnyTable) {
    support::SplitMix64 random(41);
    std::vector<std::pair<Position, int>> questions = {
        {support::position_of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"), 4},
        {support::position_of("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"), 5},
        {support::position_of("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"), 4},
        {support::position_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), 7},
        {chess::chess960_start(random.below(960), random.below(960)), 4},
    };
    for (int i = 0; i < 5; ++i) questions.push_back({support::random_position(random, {.most_men = 4}), 5});
    for (const auto& question : questions) {
        const Position& position = question.first;
        const int depth = question.second;
        const std::uint64_t whole = count(position, depth).value();
        const auto parts = count_each(children_of(position), depth - 1, {});
        for_each_way([&](const CountOptions& options) {
            const std::string how = std::to_string(options.threads) + " threads, table " +
                                    std::to_string(options.table ? options.table->bytes() : 0);
            EXPECT_EQ(count(position, depth, options), whole) << how;
            EXPECT_EQ(count_each(children_of(position), depth - 1, options), parts) << how;
        });
    }
}

TEST(CountEach, GivesThePublishedCountOfTheStartPositionAtDepthSix) {
    HashTable table = table_of(1 << 22);
    EXPECT_EQ(count(Position::start(), 6, {.threads = 3, .table = &table}), 119060324u);
}

/// Counts with a map of all positions met, which needs no kernel, no table and no threads.
class MapCounter {
public:
    std::uint64_t count(const Position& position, int depth) {
        if (depth == 0) return 1;
        const chess::Key key = chess::key_of(position);
        const auto [known, is_new] = counts_.try_emplace({key.low, key.high, depth}, 0);
        if (!is_new) return known->second;
        std::uint64_t leaves = 0;
        for (const Position& child : children_of(position)) leaves += count(child, depth - 1);
        return counts_[{key.low, key.high, depth}] = leaves;
    }

private:
    std::map<std::tuple<std::uint64_t, std::uint64_t, int>, std::uint64_t> counts_;
};

constexpr auto kTwoKings = "8/8/4k3/8/8/4K3/8/8 w - - 0 1";

TEST(CountEach, IsRightForCountsNear64BitsAndSaysWhenTheyDoNotFit) {
    const Position position = support::position_of(kTwoKings);
    // 4.1e18, of 1.8e19 that fit; it is too large for the table.
    const std::uint64_t many = MapCounter().count(position, 22);
    EXPECT_GT(many, HashTable::kMostLeaves);
    for (const unsigned threads : {1, 2, 3}) {
        HashTable table = table_of(1 << 22);
        const CountOptions options{.threads = threads, .table = &table};
        EXPECT_EQ(count(position, 22, options), many) << threads;
        for (const int depth : {25, 60, 300}) {
            const auto result = count(position, depth, options);
            ASSERT_FALSE(result.has_value()) << threads;
            EXPECT_EQ(result.error(), CountError::Overflow) << threads;
        }
    }
}

TEST(CountEach, ReportsEachPositionOnceInOrder) {
    const std::vector<Position> positions = children_of(Position::start());
    for_each_way([&](const CountOptions& options) {
        std::vector<std::uint64_t> reported;
        const auto counts =
            count_each(positions, 4, options, [&](std::uint64_t leaves) { reported.push_back(leaves); });
        EXPECT_EQ(reported, counts.value());
        EXPECT_EQ(reported.size(), 20u);
    });
}

TEST(CountEach, CountsOneLeafAtDepthZeroAndNothingForNoPositions) {
    for_each_way([](const CountOptions& options) {
        EXPECT_EQ(count_each({}, 5, options)->size(), 0u);
        EXPECT_THAT(count_each(children_of(Position::start()), 0, options).value(),
                    testing::AllOf(testing::SizeIs(20), testing::Each(1u)));
    });
}

TEST(CountEach, StopsWhenAskedAndLeavesTheTableRight) {
    for (const unsigned threads : {1, 2}) {
        HashTable table = table_of(1 << 20);
        const std::vector<Position> positions = {
            support::position_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),  // counted at once, and then the stop is asked for
            Position::start(), Position::start()};
        std::stop_source source;
        CountOptions options{.stop = source.get_token(), .threads = threads, .table = &table};
        const auto stopped = count_each(positions, 20, options, [&](std::uint64_t) { source.request_stop(); });
        ASSERT_FALSE(stopped.has_value());
        EXPECT_EQ(stopped.error(), CountError::Stopped);
        options.stop = {};
        EXPECT_EQ(count(Position::start(), 5, options), 4865609u);
    }
}

TEST(CountEach, PassesOnWhatACallbackThrows) {
    for_each_way([](const CountOptions& options) {
        const auto fail = [](std::uint64_t) { throw std::runtime_error("full"); };
        EXPECT_THROW(static_cast<void>(count_each(children_of(Position::start()), 4, options, fail)),
                     std::runtime_error);
    });
}

}  // namespace
}  // namespace plyproof::perft
