// SPDX-License-Identifier: MIT
#include "mutants/attack_bugs.h"

#include <gtest/gtest.h>

#include <string>

#include "mutants/attacks.h"
#include "support/setup_of_fen.h"

namespace plyproof::mutants {
namespace {

using chess::Color;
using chess::Piece;
using chess::PieceKind;
using chess::Square;
using enum chess::Square;

constexpr Piece kRook{Color::White, PieceKind::Rook};
constexpr Piece kPawn{Color::White, PieceKind::Pawn};

Mailbox board_of(const std::string& men) { return support::setup_of_fen(men + " w - - 0 1").board; }

TEST(AttackByBug, HasNoOpinionWithoutABug) {
    const Mailbox board = board_of("8/8/8/8/8/8/8/R7");
    for (const Square to : base::kAll<Square>) {
        if (to != A1) {
            EXPECT_EQ(attack_by_bug(board, kRook, A1, to, {}), std::nullopt);
        }
    }
}

TEST(AttackByBug, LetsPawnsLookRoundTheEdgeOfTheirFileOnly) {
    const Mailbox board = board_of("8/8/8/8/P6P/8/8/8");
    const BugSet bugs{Bug::WhitePawnWrapsAFile};
    EXPECT_TRUE(attacks(board, kPawn, A4, H4, bugs));
    EXPECT_TRUE(attacks(board, kPawn, A4, B5, bugs));
    EXPECT_FALSE(attacks(board, kPawn, H4, A6, bugs));
    EXPECT_FALSE(attacks(board, {Color::Black, PieceKind::Pawn}, A4, H4, bugs));
}

TEST(AttackByBug, LetsAWrongBlockerShowAsFarAsTheFarthestManToTheWest) {
    const Mailbox board = board_of("8/8/8/8/1p1p3R/8/8/8");
    const BugSet bugs{Bug::RookWrongBlocker};
    EXPECT_TRUE(attacks(board, kRook, H4, D4, bugs));
    EXPECT_TRUE(attacks(board, kRook, H4, C4, bugs));
    EXPECT_TRUE(attacks(board, kRook, H4, B4, bugs));
    EXPECT_FALSE(attacks(board, kRook, H4, A4, bugs));
    EXPECT_FALSE(attacks(board, kRook, B4, E4, bugs)) << "to the east it is right";
}

TEST(AttackByBug, WalksRoundTheEdgeUpToTheFirstMan) {
    const Mailbox board = board_of("8/8/8/8/8/1p6/R7/8");
    const BugSet bugs{Bug::RookWrapsEdge};
    EXPECT_TRUE(attacks(board, kRook, A2, H2, bugs));
    EXPECT_TRUE(attacks(board, kRook, A2, H1, bugs));
    EXPECT_FALSE(attacks(board, kRook, A2, A3, {}) && attacks(board, kRook, A2, C3, bugs));
}

TEST(AttackByBug, MakesAHoleOnlyWhereTheTableIsWrong) {
    const BugSet bugs{Bug::RookTableHole};
    EXPECT_FALSE(attacks(board_of("8/3p4/8/3R4/8/8/8/8"), kRook, D5, D6, bugs));
    EXPECT_TRUE(attacks(board_of("8/3p4/8/3R4/8/8/8/8"), kRook, D5, D7, bugs));
    EXPECT_TRUE(attacks(board_of("8/8/8/3R4/8/8/8/8"), kRook, D5, D6, bugs));
}

}  // namespace
}  // namespace plyproof::mutants
