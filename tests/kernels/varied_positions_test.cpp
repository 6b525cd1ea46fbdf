// SPDX-License-Identifier: MIT
#include "kernels/varied_positions.h"

#include <gtest/gtest.h>

#include <set>

namespace plyproof::kernels {
namespace {

using chess::Color;
using chess::Position;

int queens_of_a_side(const Position& position) {
    return std::max((position.queens() & position.pieces(Color::White)).size(),
                    (position.queens() & position.pieces(Color::Black)).size());
}

bool has_a_pawn_about_to_promote(const Position& position) {
    const auto pawns = position.pawns() & position.pieces(position.side_to_move());
    return (pawns & chess::Bitboard(position.side_to_move() == Color::White ? std::uint64_t{0xFF} << 48 : 0xFF00))
        .any();
}

TEST(VariedPositions, HaveAllThatIsHardForAKernel) {
    VariedPositions varied(1);
    std::set<int> numbers_of_men;
    int en_passant = 0, castling = 0, promotions = 0, many_queens = 0, checks = 0, double_checks = 0;
    constexpr int kPositions = 3000;
    for (int i = 0; i < kPositions; ++i) {
        const Position position = varied.next();
        numbers_of_men.insert(position.occupied().size());
        en_passant += position.en_passant().has_value();
        castling += position.castling_rooks().any();
        promotions += has_a_pawn_about_to_promote(position);
        many_queens += queens_of_a_side(position) >= 6;
        checks += position.in_check();
        double_checks += position.checkers().size() >= 2;
    }
    EXPECT_TRUE(numbers_of_men.contains(3) && numbers_of_men.contains(32));
    EXPECT_GT(en_passant, kPositions / 100);
    EXPECT_GT(castling, kPositions / 5);
    EXPECT_GT(promotions, kPositions / 10);
    EXPECT_GT(many_queens, kPositions / 50);
    EXPECT_GT(checks, kPositions / 20);
    EXPECT_GT(double_checks, kPositions / 100);
}

TEST(VariedPositions, AreTheSameForTheSameSeed) {
    VariedPositions first(5), second(5), other(6);
    bool differs = false;
    for (int i = 0; i < 20; ++i) {
        const Position position = first.next();
        EXPECT_EQ(position, second.next());
        differs = differs || !(position == other.next());
    }
    EXPECT_TRUE(differs);
}

}  // namespace
}  // namespace plyproof::kernels
