// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_pieces.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "chess/legal_moves.h"
#include "crosscheck/samples.h"

namespace plyproof::crosscheck {
namespace {

using chess::Color;

TEST(TargetedRim, HasMostOfItsMenAtTheEdges) {
    const chess::Bitboard inner(0x00003C3C3C3C0000);
    const auto at_edges = [inner](const Sample& one) {
        return 2 * (one.start.occupied() - inner).size() > one.start.occupied().size();
    };
    EXPECT_GE(percentage(samples("rim", 1000), at_edges), 85);
}

TEST(TargetedSliders, PutEverySliderOfBothColoursOnEverySquare) {
    std::set<std::string> seen;
    for (const Sample& one : samples("sliders", 2000)) {
        const auto sliders = one.start.diagonal_sliders() | one.start.straight_sliders();
        for (const chess::Square square : sliders) {
            seen.insert(letter_of(*one.start.piece_on(square)) + name_of(square));
        }
    }
    EXPECT_EQ(seen.size(), 2U * 3 * 64);
}

TEST(TargetedManyMoves, HasMoreMovesThanSmallListsHold) {
    const std::vector<Sample> all = samples("many-moves", 1000);
    const auto share = [&all](int moves) {
        return percentage(all, [moves](const Sample& one) { return count_legal_moves(one.start) > moves; });
    };
    EXPECT_GE(share(64), 40);
    EXPECT_GE(share(128), 5);
}

TEST(TargetedManyMoves, ReachesMoreThanAHundredAndSeventyMoves) {
    int most = 0;
    for (const Sample& one : samples("many-moves", 2000)) most = std::max(most, count_legal_moves(one.start));
    EXPECT_GE(most, 170);
}

TEST(TargetedEnding, HasFewMenAndEndsAndClocksNearAHundred) {
    const std::vector<Sample> all = samples("ending", 3000);
    EXPECT_EQ(percentage(all, [](const Sample& one) { return one.start.occupied().size() <= 12; }), 100);
    EXPECT_GE(percentage(all, [](const Sample& one) { return one.start.occupied().size() == 2; }), 10);
    EXPECT_GE(percentage(all, [](const Sample& one) { return one.start.halfmove_clock() >= 90; }), 30);
    int mates = 0;
    int stalemates = 0;
    for (const Sample& one : all) {
        if (count_legal_moves(one.position) > 0) continue;
        ++(one.position.in_check() ? mates : stalemates);
    }
    EXPECT_GE(mates, 1);
    EXPECT_GE(stalemates, 1);
}

}  // namespace
}  // namespace plyproof::crosscheck
