// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_castling.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "chess/legal_moves.h"
#include "crosscheck/samples.h"

namespace plyproof::crosscheck {
namespace {

using chess::Color;
using chess::Move;
using chess::MoveKind;

bool has_right(const Sample& one) { return one.start.castling_rooks().any(); }

bool can_castle(const chess::Position& position) {
    for (const Move move : chess::legal_moves(position)) {
        if (move.kind() == MoveKind::Castling) return true;
    }
    return false;
}

TEST(TargetedCastling, HasRights) { EXPECT_GE(percentage(samples("castling", 1000), has_right), 85); }

TEST(TargetedCastling, IsLegalForbiddenOrOfTheOtherSideInGoodShares) {
    const std::vector<Sample> all = samples("castling,chess960", 2000);
    const auto of_mover = [](const Sample& one) {
        return (one.start.castling_rooks() & one.start.pieces(one.start.side_to_move())).any();
    };
    EXPECT_GE(percentage(all, [](const Sample& one) { return can_castle(one.start); }), 20);
    EXPECT_GE(percentage(all, [&](const Sample& one) { return of_mover(one) && !can_castle(one.start); }), 20);
    EXPECT_GE(percentage(all, [&](const Sample& one) { return has_right(one) && !of_mover(one); }), 10);
}

TEST(TargetedCastling, LosesRightsToCapturesAndPromotionsOnRooks) {
    const auto is_threatened = [](const Sample& one, bool by_promotion) {
        for (const Move move : chess::legal_moves(one.start)) {
            const bool enemy = one.start.pieces(opposite(one.start.side_to_move())).contains(move.to());
            if (enemy && one.start.castling_rooks().contains(move.to()) && move.is_promotion() == by_promotion) {
                return true;
            }
        }
        return false;
    };
    const std::vector<Sample> all = samples("castling", 1000);
    EXPECT_GE(percentage(all, [&](const Sample& one) { return is_threatened(one, false); }), 8);
    EXPECT_GE(percentage(all, [&](const Sample& one) { return is_threatened(one, true); }), 1);
}

TEST(TargetedCastling, ComesUpForEveryColourAndWing) {
    std::set<std::string> castlings;
    for (const Sample& one : samples("castling", 400)) {
        for (const Move move : chess::legal_moves(one.position)) {
            if (move.kind() == MoveKind::Castling) castlings.insert(name_of(move.to()));
        }
    }
    EXPECT_EQ(castlings, (std::set<std::string>{"a1", "h1", "a8", "h8"}));
}

TEST(TargetedCastling, OfChess960ComesUpForEveryPairOfFiles) {
    std::set<std::string> castlings;
    for (const Sample& one : samples("castling,chess960", 15000)) {
        for (const Move move : chess::legal_moves(one.position)) {
            if (move.kind() == MoveKind::Castling) castlings.insert(name_of(move.from()) + name_of(move.to()));
        }
    }
    // Kings on b to g, rooks on either side of them, two colours.
    EXPECT_EQ(castlings.size(), 2U * 6 * 7);
}

}  // namespace
}  // namespace plyproof::crosscheck
