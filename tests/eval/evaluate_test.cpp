// SPDX-License-Identifier: MIT
#include "eval/evaluate.h"

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "eval/counts.h"
#include "eval/king_safety.h"
#include "support/random_positions.h"

namespace plyproof::eval {
namespace {

using chess::Color;
using chess::Position;

/// Calls check(position) for positions of random games and for placements of men, likely or not.
template <class Check>
void for_many_positions(Check check) {
    support::SplitMix64 random(20);
    for (int game = 0; game < 40; ++game) {
        for (const Position& position : support::random_game(Position::start(), random, 120)) check(position);
    }
    for (int i = 0; i < 4000; ++i) check(support::random_position(random));
}

/// The position with files a and h, b and g, ... swapped; castling rights and en passant are dropped.
Position left_right_mirror(const Position& position) {
    chess::PositionParts parts;
    for (const chess::Square square : base::kAll<chess::Square>) {
        parts.board[chess::square_at(index_of(square) ^ 7)] = position.piece_on(square);
    }
    parts.side_to_move = position.side_to_move();
    return Position(parts);
}

TEST(Evaluate, IsTheSameForAPositionWithItsColoursSwapped) {
    for_many_positions([](const Position& position) {
        EXPECT_EQ(evaluate(position), evaluate(position.mirrored())) << chess::to_fen(position);
    });
}

TEST(Evaluate, IsTheSameForAPositionWithLeftAndRightSwapped) {
    for_many_positions([](const Position& position) {
        EXPECT_EQ(evaluate(position), evaluate(left_right_mirror(position))) << chess::to_fen(position);
    });
}

TEST(Evaluate, StaysInItsRange) {
    for_many_positions([](const Position& position) { EXPECT_LE(std::abs(evaluate(position)), kMaxEvaluation); });
    for (const std::string_view fen :
         {"QQQQQQQQ/QQQQQQQ1/8/8/8/8/k7/2K5 b - - 0 1", "QQQQQQQQ/QQQQQQQ1/8/8/8/p7/k7/2K5 b - - 0 1",
          "6k1/5ppp/QQQQQ3/QQQQQ3/QQQQQ3/8/8/K7 w - - 0 1"}) {
        const int value = evaluate_fen(fen);
        EXPECT_GT(std::abs(value), 8000) << fen << ": no half of the sum has run over";
        EXPECT_LE(std::abs(value), kMaxEvaluation) << fen;
    }
}

TEST(Trace, HasTheTotalOfEvaluate) {
    for_many_positions([](const Position& position) {
        EXPECT_EQ(trace(position).total, evaluate(position)) << chess::to_fen(position);
    });
}

TEST(Trace, HasTermsThatSumUpToTheTotal) {
    for_many_positions([](const Position& position) {
        const Trace found = trace(position);
        if (found.known_ending) return;
        Score balance;
        for (const auto& sides : found.terms) balance += sides[Color::White] - sides[Color::Black];
        const int both = balance.middle_game() * found.phase + balance.endgame() * (kFullPhase - found.phase);
        const int value = std::clamp(both / kFullPhase * found.scale / kFullScale, -kMaxEvaluation, kMaxEvaluation);
        EXPECT_EQ(position.side_to_move() == Color::White ? value : -value, found.total) << chess::to_fen(position);
    });
}

TEST(Coefficients, TimesTheWeightsAreTheTerms) {
    for_many_positions([](const Position& position) {
        const Coefficients found = coefficients(position);
        Score balance;
        base::EnumArray<Color, Score> danger;
        for (std::size_t weight = 0; weight < kWeightCount; ++weight) {
            balance += kWeights[weight] * found.counts[weight];
            for (const Color color : base::kAll<Color>) danger[color] += kWeights[weight] * found.danger[color][weight];
        }
        Score terms;
        for (const auto& sides : found.trace.terms) terms += sides[Color::White] - sides[Color::Black];
        balance += danger_value(danger[Color::White]);
        balance -= danger_value(danger[Color::Black]);
        EXPECT_EQ(balance, terms) << chess::to_fen(position);
    });
}

TEST(Evaluate, IsAboutEvenAtTheStartWithSomethingForTheMove) {
    const int value = evaluate(Position::start());
    EXPECT_GT(value, 0);
    EXPECT_LT(value, 60);
}

}  // namespace
}  // namespace plyproof::eval
