// SPDX-License-Identifier: MIT
#include "eval/king_safety.h"

#include <gtest/gtest.h>

#include "eval/counts.h"

namespace plyproof::eval {
namespace {

TEST(DangerValue, IsNeverNegativeAndGrowsFasterThanTheDanger) {
    EXPECT_EQ(danger_value(Score(-500, -90)), Score(0, 0));
    const int low = danger_value(Score(200, 0)).middle_game();
    const int high = danger_value(Score(400, 0)).middle_game();
    EXPECT_GT(low, 0);
    EXPECT_GT(high, 3 * low);
}

TEST(DangerValue, GoesOnWithoutAStepAtItsKnee) {
    int last = 0;
    for (int danger = 0; danger < 3 * kDangerKnee; ++danger) {
        const int value = danger_value(Score(danger, 0)).middle_game();
        EXPECT_GE(value, last);
        EXPECT_LE(value - last, 5);
        last = value;
    }
}

TEST(Shelter, CountsTheNearestOwnPawnOnEachOfThreeFiles) {
    constexpr std::string_view kFen = "4k3/8/8/8/8/7P/5P2/6K1 w - - 0 1";
    EXPECT_EQ(count_of(kFen, Group::Shelter, 2 * 8 + 1), 1) << "f2";
    EXPECT_EQ(count_of(kFen, Group::Shelter, 1 * 8 + 0), 1) << "no pawn on g";
    EXPECT_EQ(count_of(kFen, Group::Shelter, 0 * 8 + 2), 1) << "h3";
}

TEST(Storm, CountsEnemyPawnsAndWhetherTheyAreBlocked) {
    constexpr std::string_view kFen = "4k3/8/8/8/6p1/7p/7P/6K1 w - - 0 1";
    EXPECT_EQ(count_of(kFen, Group::StormBlocked, 2), 1) << "h3 stands before h2";
    EXPECT_EQ(count_of(kFen, Group::Storm, 1 * 8 + 3), 1) << "g4";
}

TEST(Shelter, IsBetterThanNone) {
    EXPECT_GT(balance_of("6k1/8/8/8/8/8/5PPP/6K1 w - - 0 1", Term::King).middle_game(), 0);
    EXPECT_LT(balance_of("6k1/5ppp/8/8/8/8/8/6K1 w - - 0 1", Term::King).middle_game(), 0);
}

constexpr std::string_view kAttack = "6k1/5pp1/8/6NQ/8/8/8/6K1 w - - 0 1";

TEST(Danger, CountsAttackersOfTheRing) {
    EXPECT_EQ(danger_count(kAttack, Color::White, Group::DangerAttacker, 0), 1) << "knight";
    EXPECT_EQ(danger_count(kAttack, Color::White, Group::DangerAttacker, 3), 1) << "queen";
    EXPECT_EQ(danger_count(kAttack, Color::White, Group::DangerBase), 1);
    EXPECT_EQ(danger_count(kAttack, Color::Black, Group::DangerBase), 0);
    EXPECT_GT(danger_count(kAttack, Color::White, Group::DangerWeakRing), 0);
    EXPECT_EQ(danger_count(kAttack, Color::White, Group::DangerOpenFile), 1) << "the h-file";
    EXPECT_GT(balance_of(kAttack, Term::King).middle_game(), 50);
}

TEST(Danger, CountsChecksByWhetherTheCheckingPieceIsLost) {
    EXPECT_EQ(danger_count(kAttack, Color::White, Group::DangerSafeCheck, 3), 1) << "Qh7, which the knight guards";
    // Rook checks on the back rank: free, or guarded by the rook on a8.
    EXPECT_EQ(danger_count("6k1/5ppp/8/8/8/8/5Q2/2R3K1 w - - 0 1", Color::White, Group::DangerSafeCheck, 2), 1);
    EXPECT_EQ(danger_count("r5k1/5ppp/8/8/8/8/5Q2/2R3K1 w - - 0 1", Color::White, Group::DangerSafeCheck, 2), 0);
}

TEST(Danger, IsLessWithoutAQueenAndWithAKnightAtHome) {
    EXPECT_EQ(danger_count("6k1/5pp1/8/6NR/8/8/8/6K1 w - - 0 1", Color::White, Group::DangerNoQueen), 1);
    EXPECT_EQ(danger_count("5nk1/5pp1/8/6NQ/8/8/8/6K1 w - - 0 1", Color::White, Group::DangerKnightDefender), 1);
}

TEST(Danger, CountsMenPinnedToTheKing) {
    EXPECT_EQ(danger_count("6k1/5pp1/8/7Q/2B5/8/8/6K1 w - - 0 1", Color::White, Group::DangerPinned), 1);
}

TEST(Danger, NeedsTwoPiecesOrAQueen) {
    EXPECT_EQ(danger_count("6k1/5pp1/8/6N1/8/8/8/6K1 w - - 0 1", Color::White, Group::DangerBase), 0);
    EXPECT_EQ(danger_count("6k1/5pp1/8/7Q/8/8/8/6K1 w - - 0 1", Color::White, Group::DangerBase), 1);
}

}  // namespace
}  // namespace plyproof::eval
