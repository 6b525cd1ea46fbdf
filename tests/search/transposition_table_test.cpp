// SPDX-License-Identifier: MIT
#include "search/transposition_table.h"

#include <gtest/gtest.h>

namespace plyproof::search {
namespace {

using chess::Key;
using chess::Move;
using chess::Square;

constexpr Move kMove = Move::double_push(Square::E2, Square::E4);

TranspositionTable small_table() { return std::move(*TranspositionTable::make(1)); }

TEST(TranspositionTable, GivesBackWhatWasStored) {
    auto table = small_table();
    const Key key{0x0123456789ABCDEF, 0xFEDCBA9876543210};
    EXPECT_FALSE(table.find(key).has_value());
    for (const Score score : {-kMate, -1, 0, 1, kMate}) {
        table.store(key, {kMove, score, -77, 13, Bound::Exact});
        const auto entry = table.find(key);
        ASSERT_TRUE(entry.has_value());
        EXPECT_EQ(entry->move, kMove);
        EXPECT_EQ(entry->score, score);
        EXPECT_EQ(entry->evaluation, -77);
        EXPECT_EQ(entry->depth, 13);
        EXPECT_EQ(entry->bound, Bound::Exact);
    }
}

TEST(TranspositionTable, FindsNothingForAKeyThatDiffersInOneBitOfItsHighHalf) {
    auto table = small_table();
    const Key key{42, 43};
    table.store(key, {kMove, 5, 6, 7, Bound::Lower});
    for (int bit = 0; bit < 64; ++bit) {
        EXPECT_FALSE(table.find({key.low, key.high ^ std::uint64_t{1} << bit}).has_value()) << bit;
    }
}

TEST(TranspositionTable, KeepsTheOldMoveWhereTheNewEntryHasNone) {
    auto table = small_table();
    table.store({1, 2}, {kMove, 5, 6, 7, Bound::Exact});
    table.store({1, 2}, {kNoMove, 9, 6, 8, Bound::Upper});
    EXPECT_EQ(table.find({1, 2})->move, kMove);
    EXPECT_EQ(table.find({1, 2})->score, 9);
}

TEST(TranspositionTable, KeepsAMuchDeeperEntryOfTheSameSearchUnlessTheNewOneIsExact) {
    auto table = small_table();
    table.store({1, 2}, {kMove, 5, 6, 20, Bound::Lower});
    table.store({1, 2}, {kMove, 9, 6, 3, Bound::Lower});
    EXPECT_EQ(table.find({1, 2})->depth, 20);
    table.begin_search();
    table.store({1, 2}, {kMove, 9, 6, 3, Bound::Lower});
    EXPECT_EQ(table.find({1, 2})->depth, 3);
}

TEST(TranspositionTable, GivesUpShallowAndOldEntriesFirst) {
    auto table = small_table();
    // The same low half: all share one bucket of four.
    for (std::uint64_t i = 1; i <= 4; ++i) table.store({7, i}, {kMove, 0, 0, static_cast<int>(i), Bound::Exact});
    table.store({7, 5}, {kMove, 0, 0, 9, Bound::Exact});
    EXPECT_FALSE(table.find({7, 1}).has_value());
    EXPECT_TRUE(table.find({7, 2}).has_value());
    for (int search = 0; search < 3; ++search) table.begin_search();
    table.store({7, 6}, {kMove, 0, 0, 1, Bound::Exact});
    EXPECT_FALSE(table.find({7, 2}).has_value());
    EXPECT_TRUE(table.find({7, 6}).has_value());
}

TEST(TranspositionTable, IsEmptyAfterItWasCleared) {
    auto table = small_table();
    for (std::uint64_t i = 0; i < 5000; ++i) {
        table.store({i * 0x9E3779B97F4A7C15, i}, {kMove, 0, 0, 1, Bound::Exact});
    }
    EXPECT_GT(table.permille_full(), 50);
    table.clear(2);
    EXPECT_EQ(table.permille_full(), 0);
    EXPECT_FALSE(table.find({0, 0}).has_value());
}

TEST(TranspositionTable, CountsOnlyEntriesOfThisSearchAsFull) {
    auto table = small_table();
    for (std::uint64_t i = 0; i < 5000; ++i) {
        table.store({i * 0x9E3779B97F4A7C15, i}, {kMove, 0, 0, 1, Bound::Exact});
    }
    table.begin_search();
    EXPECT_EQ(table.permille_full(), 0);
}

TEST(TranspositionTable, ThatDoesNotFitIsNone) {
    EXPECT_FALSE(TranspositionTable::make(SIZE_MAX).has_value());
    EXPECT_FALSE(TranspositionTable::make(std::size_t{1} << 43).has_value());
}

}  // namespace
}  // namespace plyproof::search
