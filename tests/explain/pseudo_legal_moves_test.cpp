// SPDX-License-Identifier: MIT
#include "explain/pseudo_legal_moves.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "chess/legal_moves.h"
#include "support/position_of.h"
#include "support/random_positions.h"

namespace plyproof::explain {
namespace {

using chess::Square;

std::size_t count_of(const Scene& scene) { return pseudo_legal_moves(scene).size(); }

TEST(PseudoLegalMoves, LeaveTheKingInCheckAndStepIntoIt) {
    // Every step of the king a8 is attacked by the king b6 but b8; the queen's checks change nothing.
    EXPECT_EQ(count_of({support::position_of("k7/8/1K6/8/8/8/8/8 b - - 0 1")}), 3U);
    EXPECT_EQ(count_of({support::position_of("k3r2R/8/1K6/8/8/8/8/8 b - - 0 1")}), 3U + 13U);
}

TEST(PseudoLegalMoves, HaveEachPromotionAndDoubleStepAndCastling) {
    EXPECT_EQ(count_of({support::position_of("1n6/P7/8/8/8/8/8/K6k w - - 0 1")}), 3U + 8U);
    EXPECT_EQ(count_of({support::position_of("4k3/8/8/8/8/8/P7/R3K3 w Q - 0 1")}), 2U + 3U + 5U + 1U);
}

TEST(PseudoLegalMoves, HaveEnPassantRightAfterTheDoubleStepThoughThePawnIsPinned) {
    const chess::Position position = support::position_of("8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1");
    EXPECT_EQ(count_of({position}), 6U);
    EXPECT_EQ(count_of({position, chess::Variant::Standard, Square::E6}), 7U);
}

TEST(PseudoLegalMoves, HaveAllLegalMoves) {
    support::SplitMix64 random(20261130);
    for (int i = 0; i < 300; ++i) {
        const chess::Position position = support::random_position(random);
        const Scene scene{position, chess::Variant::Chess960, position.en_passant()};
        const std::vector<ClaimedMove> moves = pseudo_legal_moves(scene);
        for (const chess::Move move : chess::legal_moves(position)) {
            const auto promotion = move.is_promotion() ? std::optional(move.promoted_to()) : std::nullopt;
            const ClaimedMove claimed{move.from(), move.to(), promotion};
            EXPECT_NE(std::ranges::find(moves, claimed), moves.end());
        }
    }
}

}  // namespace
}  // namespace plyproof::explain
