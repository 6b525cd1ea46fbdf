// SPDX-License-Identifier: MIT
#include "perft/lanes.h"

#include <gtest/gtest.h>

#include "support/random_positions.h"

namespace plyproof::perft {
namespace {

constexpr int kLanes = 2;
using L = Lanes<kLanes>;

struct alignas(8 * kLanes) Sets {
    std::uint64_t bits[kLanes];
};

Sets random_sets(support::SplitMix64& random) {
    Sets sets;
    for (auto& bits : sets.bits) bits = random.next() & random.next();
    return sets;
}

Sets stored(L lanes) {
    Sets sets;
    lanes.store(sets.bits);
    return sets;
}

Sets stored(LaneNumbers<kLanes> numbers) {
    Sets sets;
    numbers.store(sets.bits);
    return sets;
}

TEST(Lanes, DoInEveryLaneWhatABitboardDoes) {
    support::SplitMix64 random(1);
    for (int round = 0; round < 1000; ++round) {
        const Sets a = random_sets(random);
        const Sets b = random_sets(random);
        const L x = L::load(a.bits);
        const L y = L::load(b.bits);
        for (int lane = 0; lane < kLanes; ++lane) {
            ASSERT_EQ(stored(x & y).bits[lane], a.bits[lane] & b.bits[lane]);
            ASSERT_EQ(stored(x | y).bits[lane], a.bits[lane] | b.bits[lane]);
            ASSERT_EQ(stored(x ^ y).bits[lane], a.bits[lane] ^ b.bits[lane]);
            ASSERT_EQ(stored(x - y).bits[lane], a.bits[lane] & ~b.bits[lane]);
            ASSERT_EQ(stored(~x).bits[lane], ~a.bits[lane]);
            ASSERT_EQ(stored(size(x)).bits[lane], static_cast<std::uint64_t>(chess::Bitboard(a.bits[lane]).size()));
            ASSERT_EQ(stored(size(x) * size(y)).bits[lane], stored(size(x)).bits[lane] * stored(size(y)).bits[lane]);
        }
    }
}

template <chess::Direction D>
void expect_shifted_like_a_bitboard(support::SplitMix64& random) {
    for (int round = 0; round < 200; ++round) {
        const Sets a = random_sets(random);
        for (int lane = 0; lane < kLanes; ++lane) {
            ASSERT_EQ(stored(shifted<D>(L::load(a.bits))).bits[lane],
                      chess::shifted<D>(chess::Bitboard(a.bits[lane])).bits());
        }
    }
}

TEST(Lanes, AreShiftedLikeABitboardAndDoNotWrap) {
    using enum chess::Direction;
    support::SplitMix64 random(2);
    expect_shifted_like_a_bitboard<North>(random);
    expect_shifted_like_a_bitboard<East>(random);
    expect_shifted_like_a_bitboard<South>(random);
    expect_shifted_like_a_bitboard<West>(random);
    expect_shifted_like_a_bitboard<NorthEast>(random);
    expect_shifted_like_a_bitboard<SouthEast>(random);
    expect_shifted_like_a_bitboard<SouthWest>(random);
    expect_shifted_like_a_bitboard<NorthWest>(random);
}

TEST(Lanes, TellWhichOfThemAreEmpty) {
    const Sets sets{{0, 0x8000000000000000}};
    const L lanes = L::load(sets.bits);
    EXPECT_TRUE(lanes.any());
    EXPECT_FALSE(L().any());
    EXPECT_EQ(stored(lanes.where_any()).bits[0], 0u);
    EXPECT_EQ(stored(lanes.where_any()).bits[1], ~std::uint64_t{0});
}

TEST(LaneNumbers, AddSubtractShiftAndObeyMasks) {
    const LaneNumbers<kLanes> five = size(L(chess::Bitboard(std::uint64_t{0x1F})));
    const LaneNumbers<kLanes> two = size(L(chess::Bitboard(std::uint64_t{0x3})));
    const Sets mask{{0, ~std::uint64_t{0}}};
    EXPECT_EQ(stored(five + two).bits[0], 7u);
    EXPECT_EQ(stored(five - two).bits[1], 3u);
    EXPECT_EQ(stored(five << 3).bits[1], 40u);
    EXPECT_EQ(stored(five & L::load(mask.bits)).bits[0], 0u);
    EXPECT_EQ(stored(five & L::load(mask.bits)).bits[1], 5u);
}

TEST(Lanes, SayInWhichLanesThereIsAnySquare) {
    const Sets sets{{0, 8}};
    EXPECT_EQ(L::load(sets.bits).lanes_with_any(), 2);
    EXPECT_EQ((~L()).lanes_with_any(), 3);
    EXPECT_EQ(L().lanes_with_any(), 0);
}

TEST(Lanes, CanBeStoredAtAPlaceThatIsNotAligned) {
    std::uint64_t places[4] = {};
    L(chess::Bitboard(std::uint64_t{5})).store_anywhere(&places[1]);
    EXPECT_EQ(places[0], 0u);
    EXPECT_EQ(places[1], 5u);
    EXPECT_EQ(places[2], 5u);
    EXPECT_EQ(places[3], 0u);
}

TEST(Lanes, WriteTheLowHalvesOfChosenLanesSideBySide) {
    const Sets sets{{0xF00000001, 2}};
    std::uint32_t places[4] = {9, 9, 9, 9};
    L::load(sets.bits).store_side_by_side(3, places);
    EXPECT_EQ(places[0], 1u);
    EXPECT_EQ(places[1], 2u);
    EXPECT_EQ(places[3], 9u);
    L::load(sets.bits).store_side_by_side(2, places);
    EXPECT_EQ(places[0], 2u);
    std::uint32_t untouched[2] = {9, 9};
    L::load(sets.bits).store_side_by_side(0, untouched);
    EXPECT_EQ(untouched[0], 9u);
}

TEST(LaneChoice, GivesEachLaneTheOneItAskedFor) {
    const Sets sets{{7, 9}};
    for (std::uint64_t first : {0u, 1u}) {
        for (std::uint64_t second : {0u, 1u}) {
            const Sets choice{{first, second}};
            const Sets chosen = stored(LaneChoice<kLanes>(L::load(choice.bits).vector()).of(L::load(sets.bits)));
            EXPECT_EQ(chosen.bits[0], sets.bits[first]);
            EXPECT_EQ(chosen.bits[1], sets.bits[second]);
        }
    }
}

}  // namespace
}  // namespace plyproof::perft
