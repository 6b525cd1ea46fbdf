// SPDX-License-Identifier: MIT
#include "perft/hash_table.h"

#include <gmock/gmock.h>

#include <atomic>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "base/worker_pool.h"
#include "support/random_positions.h"

namespace plyproof::perft {

/// Writes the words of entries one by one, as a thread does that is interrupted between them.
class HashTableProbe {
public:
    explicit HashTableProbe(HashTable& table) : table_(table) {}

    void write_two_plies_check(chess::Key key, std::uint64_t leaves) {
        table_.two_plies_line(key).checks[0] = key.high ^ leaves;
    }
    void write_two_plies_leaves(chess::Key key, std::uint64_t leaves) {
        table_.two_plies_line(key).leaves[0] = static_cast<std::uint16_t>(leaves);
    }
    void write_deep_check(chess::Key key, int depth, std::uint64_t leaves) {
        table_.deep_line(key, depth).entries[0].check = key.high ^ data(depth, leaves);
    }
    void write_deep_data(chess::Key key, int depth, std::uint64_t leaves) {
        table_.deep_line(key, depth).entries[0].data = data(depth, leaves);
    }
    [[nodiscard]] const void* two_plies_line(chess::Key key) const { return &table_.two_plies_line(key); }
    [[nodiscard]] const void* deep_line(chess::Key key, int depth) const { return &table_.deep_line(key, depth); }

private:
    static std::uint64_t data(int depth, std::uint64_t leaves) {
        return static_cast<std::uint64_t>(depth) << 56 | leaves;
    }
    HashTable& table_;
};

namespace {

using support::SplitMix64;

constexpr std::uint64_t kOneLineEach = HashTable::kSmallestBytes;

HashTable table_of(std::uint64_t bytes) { return std::move(HashTable::make(bytes).value()); }

std::optional<std::uint64_t> two_plies(const HashTable& table, chess::Key key) {
    std::uint64_t leaves = 0;
    return table.find_two_plies(key, leaves) ? std::optional(leaves) : std::nullopt;
}
std::optional<std::uint64_t> deep(const HashTable& table, chess::Key key, int depth) {
    std::uint64_t leaves = 0;
    return table.find_deep(key, depth, leaves) ? std::optional(leaves) : std::nullopt;
}

TEST(HashTable, IsEmptyWhenMade) {
    const HashTable table = table_of(1 << 16);
    SplitMix64 random(1);
    for (int i = 0; i < 1000; ++i) {
        const chess::Key key{random.next(), random.next()};
        ASSERT_EQ(two_plies(table, key), std::nullopt);
        ASSERT_EQ(deep(table, key, 3), std::nullopt);
    }
}

TEST(HashTable, GivesBackWhatWasStored) {
    HashTable table = table_of(1 << 16);
    const chess::Key key{0x123456789ABCDEF0, 0xFEDCBA9876543210};
    table.store_two_plies(key, 400);
    table.store_deep(key, 7, 3195901860);
    EXPECT_EQ(two_plies(table, key), 400u);
    EXPECT_EQ(deep(table, key, 7), 3195901860u);
}

TEST(HashTable, KnowsZeroLeavesFromNothing) {
    HashTable table = table_of(kOneLineEach);
    const chess::Key key{1, 2};
    table.store_two_plies(key, 0);
    table.store_deep(key, 3, 0);
    EXPECT_EQ(two_plies(table, key), 0u);
    EXPECT_EQ(deep(table, key, 3), 0u);
}

TEST(HashTable, NeverMatchesAnotherDepth) {
    HashTable table = table_of(kOneLineEach);
    const chess::Key key{5, 6};
    table.store_two_plies(key, 400);
    table.store_deep(key, 5, 4865609);
    for (int depth = 0; depth <= HashTable::kDeepest + 300; ++depth) {
        EXPECT_EQ(deep(table, key, depth), depth == 5 ? std::optional(4865609) : std::nullopt) << depth;
    }
}

TEST(HashTable, TellsKeysOfTheSameLineApartByAnyBitOfTheHighHalf) {
    HashTable table = table_of(kOneLineEach);
    const chess::Key key{5, 0x0123456789ABCDEF};
    table.store_two_plies(key, 400);
    table.store_deep(key, 3, 8902);
    for (int bit = 0; bit < 64; ++bit) {
        const chess::Key other{key.low, key.high ^ std::uint64_t{1} << bit};
        EXPECT_EQ(two_plies(table, other), std::nullopt) << bit;
        EXPECT_EQ(deep(table, other, 3), std::nullopt) << bit;
    }
}

TEST(HashTable, ChoosesTheLineByTheLowHalfAlone) {
    HashTable table = table_of(1 << 20);
    const HashTableProbe probe(table);
    SplitMix64 random(2);
    std::set<const void*> lines;
    for (int i = 0; i < 1000; ++i) {
        const std::uint64_t low = random.next();
        EXPECT_EQ(probe.two_plies_line({low, random.next()}), probe.two_plies_line({low, random.next()}));
        EXPECT_EQ(probe.deep_line({low, random.next()}, 5), probe.deep_line({low, random.next()}, 5));
        lines.insert(probe.two_plies_line({low, 0}));
    }
    EXPECT_GT(lines.size(), 900u);
}

TEST(HashTable, HoldsSixTwoPliesEntriesAndFourDeepOnesInALine) {
    HashTable table = table_of(kOneLineEach);
    for (std::uint64_t i = 1; i <= 6; ++i) table.store_two_plies({0, i << 40}, i);
    for (std::uint64_t i = 1; i <= 6; ++i) EXPECT_EQ(two_plies(table, {0, i << 40}), i);
    for (std::uint64_t i = 1; i <= 4; ++i) table.store_deep({0, i << 40}, 3, i);
    for (std::uint64_t i = 1; i <= 4; ++i) EXPECT_EQ(deep(table, {0, i << 40}, 3), i);
}

TEST(HashTable, ReplacesTheDeepEntryWithTheFewestLeaves) {
    HashTable table = table_of(kOneLineEach);
    for (const std::uint64_t leaves : {40, 10, 30, 20}) table.store_deep({0, leaves}, 3, leaves);
    table.store_deep({0, 5}, 3, 5);
    EXPECT_EQ(deep(table, {0, 10}, 3), std::nullopt);
    for (const std::uint64_t leaves : {5, 20, 30, 40}) EXPECT_EQ(deep(table, {0, leaves}, 3), leaves);
}

TEST(HashTable, StoresTheSameEntryOnlyOnce) {
    HashTable table = table_of(kOneLineEach);
    for (int i = 0; i < 10; ++i) {
        table.store_two_plies({0, 77}, 400);
        table.store_deep({0, 77}, 4, 400);
    }
    for (std::uint64_t i = 1; i <= 5; ++i) table.store_two_plies({0, i << 40}, i);
    for (std::uint64_t i = 1; i <= 3; ++i) table.store_deep({0, i << 40}, 4, i);
    EXPECT_EQ(two_plies(table, {0, 77}), 400u);
    EXPECT_EQ(two_plies(table, {0, std::uint64_t{1} << 40}), 1u);
    EXPECT_EQ(deep(table, {0, 77}, 4), 400u);
    EXPECT_EQ(deep(table, {0, std::uint64_t{1} << 40}, 4), 1u);
}

TEST(HashTable, DoesNotStoreWhatHasNoRoomInAnEntry) {
    HashTable table = table_of(kOneLineEach);
    const chess::Key key{3, 4};
    table.store_two_plies(key, HashTable::kMostTwoPliesLeaves + 1);
    EXPECT_EQ(two_plies(table, key), std::nullopt);
    table.store_deep(key, 3, HashTable::kMostLeaves + 1);
    table.store_deep(key, HashTable::kDeepest + 1, 1);
    EXPECT_EQ(deep(table, key, 3), std::nullopt);
    EXPECT_EQ(deep(table, key, 0), std::nullopt);
    EXPECT_EQ(deep(table, key, HashTable::kDeepest + 1), std::nullopt);

    table.store_two_plies(key, HashTable::kMostTwoPliesLeaves);
    table.store_deep(key, HashTable::kDeepest, HashTable::kMostLeaves);
    EXPECT_EQ(two_plies(table, key), HashTable::kMostTwoPliesLeaves);
    EXPECT_EQ(deep(table, key, HashTable::kDeepest), HashTable::kMostLeaves);
}

TEST(HashTable, IsRightOrSilentWhenFarTooSmall) {
    for (const std::uint64_t bytes :
         {std::uint64_t{128}, std::uint64_t{192}, std::uint64_t{1000}, std::uint64_t{5000}}) {
        HashTable table = table_of(bytes);
        EXPECT_LE(table.bytes(), bytes);
        SplitMix64 random(bytes);
        std::vector<chess::Key> keys(300);
        for (chess::Key& key : keys) key = {random.next(), random.next()};
        const auto right = [](chess::Key key, int depth) { return (key.low ^ static_cast<unsigned>(depth)) & 0xFFFF; };
        int found = 0;
        for (int i = 0; i < 20000; ++i) {
            const chess::Key key = keys[random.below(keys.size())];
            const int depth = static_cast<int>(3 + random.below(4));
            table.store_deep(key, depth, right(key, depth));
            table.store_two_plies(key, right(key, 2));
            const chess::Key asked = keys[random.below(keys.size())];
            const auto two = two_plies(table, asked);
            const auto more = deep(table, asked, depth);
            ASSERT_EQ(two.value_or(right(asked, 2)), right(asked, 2));
            ASSERT_EQ(more.value_or(right(asked, depth)), right(asked, depth));
            found += two.has_value() + more.has_value();
        }
        EXPECT_GT(found, 100);
    }
}

TEST(HashTable, TornWritesMatchNobody) {
    const chess::Key keys[] = {{0, 0x1111222233334444}, {0, 0x5555666677778888}, {0, 0x9999AAAABBBBCCCC}};
    const std::uint64_t counts[] = {20, 21, 400, 8902};
    for (const chess::Key first : keys) {
        for (const chess::Key second : keys) {
            for (const std::uint64_t a : counts) {
                for (const std::uint64_t b : counts) {
                    HashTable table = table_of(kOneLineEach);
                    HashTableProbe probe(table);
                    probe.write_two_plies_check(first, a);
                    probe.write_two_plies_leaves(second, b);
                    probe.write_deep_check(first, 3, a);
                    probe.write_deep_data(second, 4, b);
                    for (const chess::Key key : keys) {
                        // The two words of one entry fit however they came together.
                        const bool whole = key == first && a == b;
                        EXPECT_EQ(two_plies(table, key), whole ? std::optional(a) : std::nullopt);
                        for (const int depth : {3, 4}) EXPECT_EQ(deep(table, key, depth), std::nullopt);
                    }
                }
            }
        }
    }
}

TEST(HashTable, GivesRightCountsToThreadsThatWriteAtTheSameTime) {
    HashTable table = table_of(kOneLineEach);
    const auto right = [](chess::Key key) { return key.high & 0xFFFF; };
    std::atomic<int> wrong = 0;
    base::run_on_threads(4, [&](unsigned worker) {
        SplitMix64 random(worker);
        for (int i = 0; i < 50000; ++i) {
            const auto draw = [&] { return chess::Key{0, random.below(16) * 0x9E3779B97F4A7C15}; };
            const chess::Key key = draw();
            table.store_two_plies(key, right(key));
            table.store_deep(key, 3, right(key));
            const chess::Key asked = draw();
            if (two_plies(table, asked).value_or(right(asked)) != right(asked)) ++wrong;
            if (deep(table, asked, 3).value_or(right(asked)) != right(asked)) ++wrong;
        }
    });
    EXPECT_EQ(wrong, 0);
}

TEST(HashTableMake, RefusesMoreThanIsFreeAndSaysWhatWouldFit) {
    const auto table = HashTable::make(1 << 20, 1 << 19);
    ASSERT_FALSE(table.has_value());
    EXPECT_EQ(table.error().asked, std::uint64_t{1} << 20);
    EXPECT_EQ(table.error().would_fit, std::uint64_t{1} << 19);
}

TEST(HashTableMake, IsRefusedAsAValueByASystemThatHasNoSuchMemory) {
    for (const std::uint64_t bytes : {std::uint64_t{1} << 62, ~std::uint64_t{0}}) {
        const auto table = HashTable::make(bytes);
        ASSERT_FALSE(table.has_value());
        EXPECT_EQ(table.error().asked, bytes);
        EXPECT_LT(table.error().would_fit, bytes);
        EXPECT_GT(table.error().would_fit, 1u << 20);
    }
}

TEST(HashTableMake, FindsThatNothingFitsWhenNothingIsFree) {
    const auto table = HashTable::make(1 << 20, 0);
    ASSERT_FALSE(table.has_value());
    EXPECT_EQ(table.error().would_fit, 0u);
}

}  // namespace
}  // namespace plyproof::perft
