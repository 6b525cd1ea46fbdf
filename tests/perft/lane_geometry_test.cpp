// SPDX-License-Identifier: MIT
#include "perft/lane_geometry.h"

#include <gtest/gtest.h>

#include "chess/attacks.h"
#include "support/random_positions.h"

namespace plyproof::perft {
namespace {

using chess::Bitboard;
using chess::Square;
using L = Lanes<2>;

std::uint64_t first_lane(L lanes) {
    alignas(16) std::uint64_t bits[2];
    lanes.store(bits);
    return bits[0];
}

template <chess::Direction D>
Bitboard walk(Bitboard sliders, Bitboard empty) {
    Bitboard reached;
    for (const Square slider : sliders) {
        Bitboard step = chess::shifted<D>(Bitboard(slider));
        while (step.any()) {
            reached |= step;
            step = chess::shifted<D>(step & empty);
        }
    }
    return reached;
}

TEST(Beam, ReachesWhatAWalkSquareBySquareReaches) {
    support::SplitMix64 random(3);
    for (int round = 0; round < 3000; ++round) {
        const Bitboard empty(random.next() | random.next());
        const Bitboard sliders(random.next() & random.next() & random.next());
        for_each_direction([&]<chess::Direction D>() {
            // Sliders stand on occupied squares, or, like a king that is looked through, on empty ones.
            ASSERT_EQ(first_lane(beam<D>(L(sliders), L(empty))), walk<D>(sliders, empty).bits());
            ASSERT_EQ(first_lane(beam<D>(L(sliders), L(empty - sliders))), walk<D>(sliders, empty - sliders).bits());
        });
    }
}

TEST(KingSteps, AreTheUnionOfTheKingsAttacks) {
    for (const Square square : base::kAll<Square>) {
        EXPECT_EQ(first_lane(king_steps(L(Bitboard(square)))), chess::king_attacks(square).bits());
    }
}

TEST(KnightLeaps, OneByOneAndTogetherAreTheKnightsAttacks) {
    for (const Square square : base::kAll<Square>) {
        std::uint64_t leaps = 0;
        for_each_leap([&]<int Jump>() {
            const std::uint64_t leap = first_lane(knight_leap<Jump>(L(Bitboard(square))));
            EXPECT_EQ(leaps & leap, 0u) << "no two leaps end on the same square";
            leaps |= leap;
            if (leap != 0) {
                EXPECT_EQ(first_lane(knight_leap<7 - Jump>(L(Bitboard(leap)))), Bitboard(square).bits());
            }
        });
        EXPECT_EQ(leaps, chess::knight_attacks(square).bits());
        EXPECT_EQ(first_lane(knight_leaps(L(Bitboard(square)))), chess::knight_attacks(square).bits());
    }
}

TEST(Kinds, ThatAreAbsentAreNotAskedFor) {
    int straight = 0;
    int diagonal = 0;
    for_each_direction<Kinds{.knights = true, .straight = true, .diagonal = false}>(
        [&]<chess::Direction D>() { straight += is_diagonal(D) ? 100 : 1; });
    for_each_direction<Kinds{.knights = true, .straight = false, .diagonal = true}>(
        [&]<chess::Direction D>() { diagonal += is_diagonal(D) ? 1 : 100; });
    EXPECT_EQ(straight, 4);
    EXPECT_EQ(diagonal, 4);
    int leaps = 0;
    for_each_leap<Kinds{.knights = false, .straight = true, .diagonal = true}>([&]<int>() { ++leaps; });
    EXPECT_EQ(leaps, 0);
}

TEST(Directions, AndTheirOppositesLieOnTheSameLine) {
    for_each_direction([&]<chess::Direction D>() {
        EXPECT_EQ(line_of(D), line_of(opposite(D)));
        EXPECT_EQ(chess::step_of(D), -chess::step_of(opposite(D)));
        EXPECT_EQ(is_diagonal(D), line_of(D) >= 2);
    });
}

}  // namespace
}  // namespace plyproof::perft
