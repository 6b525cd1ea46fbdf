// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_king_safety.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "chess/legal_moves.h"
#include "crosscheck/samples.h"

namespace plyproof::crosscheck {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Square;

TEST(TargetedPin, PinsAMan) {
    const auto is_pinned = [](const Sample& one) {
        return (one.start.pinned(Color::White) | one.start.pinned(Color::Black)).any();
    };
    EXPECT_GE(percentage(samples("pin", 1000), is_pinned), 70);
}

/// "wN+1-1": the colour and kind of a man and the way from its king to it.
std::string place_of(const Position& position, Square man) {
    const chess::Piece piece = *position.piece_on(man);
    const Square king = position.king(piece.color);
    const auto sign = [](int difference) { return difference == 0 ? "0" : difference > 0 ? "+" : "-"; };
    return std::string{letter_of(piece)} + sign(static_cast<int>(file_of(man)) - static_cast<int>(file_of(king))) +
           sign(static_cast<int>(rank_of(man)) - static_cast<int>(rank_of(king)));
}

TEST(TargetedPin, PinsEveryKindOnEveryLineForBothColours) {
    std::set<std::string> pins;
    for (const Sample& one : samples("pin", 3000)) {
        const Color mover = one.position.side_to_move();
        for (const Square man : one.position.pinned(mover) & one.position.pieces(mover)) {
            pins.insert(place_of(one.position, man));
        }
    }
    EXPECT_EQ(pins.size(), 2U * 5 * 8);
}

TEST(TargetedCheck, GivesCheckByEveryKindAndOftenToBeAnswered) {
    const std::vector<Sample> all = samples("check", 1500);
    EXPECT_GE(percentage(all, [](const Sample& one) { return one.start.in_check(); }), 85);
    const auto is_answered = [](const Sample& one) {
        if (!one.start.in_check()) return false;
        for (const Move move : chess::legal_moves(one.start)) {
            if (!one.start.kings().contains(move.from())) return true;
        }
        return false;
    };
    EXPECT_GE(percentage(all, is_answered), 25);
    std::set<std::string> checkers;
    for (const Sample& one : all) {
        for (const Square checker : one.start.checkers()) {
            checkers.insert(std::string{letter_of(*one.start.piece_on(checker))});
        }
    }
    EXPECT_EQ(checkers.size(), 10U);
}

TEST(TargetedDoubleCheck, GivesCheckTwice) {
    const auto is_double = [](const Sample& one) { return one.start.checkers().size() == 2; };
    EXPECT_GE(percentage(samples("double-check", 1000), is_double), 60);
}

TEST(TargetedDiscovery, LetsAManUncoverACheck) {
    const auto is_discovered = [](const Sample& one) {
        for (const Move move : chess::legal_moves(one.start)) {
            if ((one.start.after(move).checkers() - Bitboard(move.to())).any()) return true;
        }
        return false;
    };
    EXPECT_GE(percentage(samples("discovery", 1000), is_discovered), 50);
}

TEST(TargetedKings, SetsTheKingsClose) {
    const auto are_close = [](const Sample& one) {
        const Bitboard white = king_attacks(one.start.king(Color::White));
        return (white & king_attacks(one.start.king(Color::Black))).any();
    };
    EXPECT_GE(percentage(samples("kings", 1000), are_close), 50);
}

TEST(TargetedKings, ProtectsMenBesideAKing) {
    const auto is_protected = [](const Sample& one) {
        const Color mover = one.start.side_to_move();
        const Bitboard enemies = one.start.pieces(opposite(mover));
        for (const Square man : king_attacks(one.start.king(mover)) & enemies) {
            if ((one.start.attackers_to(man) & enemies).any()) return true;
        }
        return false;
    };
    EXPECT_GE(percentage(samples("kings", 1000), is_protected), 25);
}

}  // namespace
}  // namespace plyproof::crosscheck
