// SPDX-License-Identifier: MIT
#include "perft/node_effects.h"

#include <gtest/gtest.h>

#include "support/random_positions.h"

namespace plyproof::perft {
namespace {

using Lane = Lanes<2>;

std::uint64_t number_on(const SquareNumbers<2, 6>& numbers, chess::Square square) {
    std::uint64_t number = 0;
    for (int plane = 0; plane < 6; ++plane) {
        alignas(16) std::uint64_t bits[2];
        numbers.plane(plane).store(bits);
        number |= (bits[1] >> chess::index_of(square) & 1) << plane;
    }
    return number;
}

TEST(SquareNumbers, AddSetsOneByOneOrSeveralAtOnceToTheSameSums) {
    support::SplitMix64 random(5);
    for (int round = 0; round < 200; ++round) {
        Lane sets[8];
        std::uint64_t sums[64] = {};
        for (Lane& set : sets) {
            const chess::Bitboard bits(random.next());
            set = Lane(bits);
            for (const chess::Square square : bits) ++sums[chess::index_of(square)];
        }
        SquareNumbers<2, 6> one_by_one;
        for (const Lane& set : sets) one_by_one.add(set);
        one_by_one.add<2>(sets[0]);
        SquareNumbers<2, 6> eight_at_once;
        eight_at_once.add(sets);
        eight_at_once.add<2>(sets[0]);
        SquareNumbers<2, 6> four_at_once;
        four_at_once.add({sets[0], sets[1], sets[2], sets[3]});
        four_at_once.add({sets[4], sets[5], sets[6], sets[7]});
        alignas(16) std::uint64_t first[2];
        sets[0].store(first);
        for (const chess::Square square : base::kAll<chess::Square>) {
            const std::uint64_t sum = sums[chess::index_of(square)];
            ASSERT_EQ(number_on(four_at_once, square), sum);
            const std::uint64_t more = sum + 4 * (first[1] >> chess::index_of(square) & 1);
            ASSERT_EQ(number_on(one_by_one, square), more);
            ASSERT_EQ(number_on(eight_at_once, square), more);
        }
    }
}

}  // namespace
}  // namespace plyproof::perft
