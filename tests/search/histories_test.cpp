// SPDX-License-Identifier: MIT
#include "search/histories.h"

#include <gtest/gtest.h>

namespace plyproof::search {
namespace {

TEST(HistoryValue, IsPulledTowardsItsBonusAndNeverBeyondTheLimit) {
    HistoryValue<1000> value;
    value.add(100);
    EXPECT_EQ(value.value(), 100);
    for (int i = 0; i < 200; ++i) value.add(500);
    EXPECT_GT(value.value(), 900);
    EXPECT_LE(value.value(), 1000);
    for (int i = 0; i < 200; ++i) value.add(-500);
    EXPECT_LT(value.value(), -900);
    EXPECT_GE(value.value(), -1000);
}

TEST(Histories, KeepMovesOfTheTwoColoursApart) {
    const auto histories = std::make_unique<Histories>();
    const auto move = chess::Move::normal(chess::Square::G1, chess::Square::F3);
    histories->quiet(chess::Color::White, move).add(300);
    EXPECT_EQ(histories->quiet(chess::Color::White, move).value(), 300);
    EXPECT_EQ(histories->quiet(chess::Color::Black, move).value(), 0);
}

TEST(HistoryBonus, GrowsWithDepthUpToALimit) {
    EXPECT_LT(history_bonus(1), history_bonus(5));
    EXPECT_EQ(history_bonus(30), history_bonus(60));
    EXPECT_LE(history_bonus(60), Histories::kMoveLimit);
}

TEST(ManTo, IsDifferentForEachManAndSquare) {
    const ManTo knight(chess::Color::White, chess::PieceKind::Knight, chess::Square::F3);
    EXPECT_NE(knight.index(), ManTo(chess::Color::Black, chess::PieceKind::Knight, chess::Square::F3).index());
    EXPECT_NE(knight.index(), ManTo(chess::Color::White, chess::PieceKind::Bishop, chess::Square::F3).index());
    EXPECT_LT(ManTo(chess::Color::Black, chess::PieceKind::King, chess::Square::H8).index(), ManTo::kCount);
}

}  // namespace
}  // namespace plyproof::search
