// SPDX-License-Identifier: MIT
#include "eval/threats.h"

#include <gtest/gtest.h>

#include "eval/counts.h"

namespace plyproof::eval {
namespace {

TEST(Threats, OfAPawnAreCountedByTheManItAttacks) {
    constexpr std::string_view kFen = "4k3/8/8/3r1n2/4P3/8/8/4K3 w - - 0 1";
    EXPECT_EQ(count_of(kFen, Group::ThreatByPawn, 2), 1);
    EXPECT_EQ(count_of(kFen, Group::ThreatByPawn, 0), 1);
    EXPECT_GT(balance_of(kFen, Term::Threats).middle_game(), 60);
}

TEST(Threats, OfAMinorPieceReachGuardedPiecesAndUnguardedPawns) {
    EXPECT_EQ(count_of("4k3/2p5/3r4/8/4N3/8/8/4K3 w - - 0 1", Group::ThreatByMinor, 3), 1);
    EXPECT_EQ(count_of("4k3/2p5/3p4/8/4N3/8/8/4K3 w - - 0 1", Group::ThreatByMinor, 0), 0);
    EXPECT_EQ(count_of("7k/8/3p4/8/4N3/8/8/4K3 w - - 0 1", Group::ThreatByMinor, 0), 1);
}

TEST(Threats, OfARookAreForWeakMenOnly) {
    EXPECT_EQ(count_of("7k/8/3n4/8/8/8/8/3RK3 w - - 0 1", Group::ThreatByRook, 1), 1);
    EXPECT_EQ(count_of("7k/2p5/3n4/8/8/8/8/3RK3 w - - 0 1", Group::ThreatByRook, 1), 0);
}

TEST(Threats, OfAKingAreForWhatNobodyHolds) {
    EXPECT_EQ(count_of("7k/8/8/8/8/8/3p4/4K3 w - - 0 1", Group::ThreatByKing), 1);
}

TEST(Hanging, MenCanBeTakenForNothing) {
    EXPECT_EQ(count_of("7k/8/3n4/8/8/8/8/3RK3 w - - 0 1", Group::Hanging), 1);
    EXPECT_EQ(count_of("7k/2p5/3r4/8/8/8/8/3RK3 w - - 0 1", Group::Hanging), 0) << "both rooks are guarded";
}

TEST(Pushes, ThatWouldAttackAPieceAreThreats) {
    EXPECT_EQ(count_of("4k3/8/3r4/8/8/4P3/8/4K3 w - - 0 1", Group::ThreatByPush), 0) << "e4 attacks d5, not d6";
    EXPECT_EQ(count_of("4k3/8/8/3r4/8/4P3/8/4K3 w - - 0 1", Group::ThreatByPush), 1);
    EXPECT_EQ(count_of("4k3/8/8/3r1p2/8/4P3/8/4K3 w - - 0 1", Group::ThreatByPush), 0) << "f5 takes it";
    EXPECT_EQ(count_of("4k3/8/8/3b4/8/8/4P3/4K3 w - - 0 1", Group::ThreatByPush), 0) << "the bishop takes on e4";
}

TEST(Queen, CanBeAttackedFromSafeSquares) {
    EXPECT_EQ(count_of("3q3k/8/8/8/8/2N5/8/4K3 w - - 0 1", Group::ThreatOnQueen, 0), 0);
    EXPECT_EQ(count_of("7k/8/1q6/8/8/2N5/8/4K3 w - - 0 1", Group::ThreatOnQueen, 0), 2) << "from a4 and d5";
}

TEST(Restriction, CountsSquaresThatTheEnemyAttacksAndDoesNotHold) {
    EXPECT_GT(count_of("4k3/8/8/3n4/8/8/8/3RKR2 w - - 0 1", Group::Restricted), -3);
    EXPECT_EQ(count_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Group::Restricted), 0);
}

}  // namespace
}  // namespace plyproof::eval
