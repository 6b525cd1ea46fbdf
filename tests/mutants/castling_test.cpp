// SPDX-License-Identifier: MIT
#include "mutants/castling.h"

#include <gtest/gtest.h>

#include <string>

#include "mutants/board.h"
#include "support/setup_of_fen.h"

namespace plyproof::mutants {
namespace {

using chess::Color;
using chess::File;
using chess::Square;
using chess::Wing;
using enum chess::Square;

Rights rights_of_fen(const std::string& fen) { return rights_of(support::setup_of_fen(fen)); }

State state_of(const std::string& fen) { return Board(support::setup_of_fen(fen)).state(); }

bool short_castling(const std::string& fen, Square king) { return may_castle(state_of(fen), king, Wing::KingSide); }
bool long_castling(const std::string& fen, Square king) { return may_castle(state_of(fen), king, Wing::QueenSide); }

TEST(RookOfLetter, TakesTheOutermostRookForKAndQ) {
    const Mailbox board = support::setup_of_fen("4k3/8/8/8/8/8/8/RR2K1RR w - - 0 1").board;
    EXPECT_EQ(rook_of_letter(board, {Color::White, std::nullopt, Wing::KingSide}), H1);
    EXPECT_EQ(rook_of_letter(board, {Color::White, std::nullopt, Wing::QueenSide}), A1);
    EXPECT_EQ(rook_of_letter(board, {Color::Black, std::nullopt, Wing::KingSide}), std::nullopt);
}

TEST(RookOfLetter, TakesTheNamedRookForAFileLetter) {
    const Mailbox board = support::setup_of_fen("4k3/8/8/8/8/8/8/RR2K1RR w - - 0 1").board;
    EXPECT_EQ(rook_of_letter(board, {.color = Color::White, .file = File::G}), G1);
    EXPECT_EQ(rook_of_letter(board, {.color = Color::White, .file = File::B}), B1);
    EXPECT_EQ(rook_of_letter(board, {.color = Color::White, .file = File::C}), std::nullopt);
}

TEST(RookOfLetter, NeverTakesAnEnemyRook) {
    const Mailbox board = support::setup_of_fen("4k3/8/8/8/8/8/8/rR2K3 w - - 0 1").board;
    EXPECT_EQ(rook_of_letter(board, {Color::White, std::nullopt, Wing::QueenSide}), B1);
    EXPECT_EQ(rook_of_letter(board, {.color = Color::White, .file = File::A}), std::nullopt);
}

TEST(RookOfLetter, WantsTheKingOnItsBackRank) {
    const Mailbox board = support::setup_of_fen("4k3/8/8/8/8/8/4K3/7R w - - 0 1").board;
    EXPECT_EQ(rook_of_letter(board, {Color::White, std::nullopt, Wing::KingSide}), std::nullopt);
    EXPECT_EQ(rook_of_letter(board, {.color = Color::White, .file = File::H}), std::nullopt);
}

TEST(RightsOf, KeepsWhatTheBoardSupportsAndDropsTheRest) {
    const Rights rights = rights_of_fen("3qk1nb/1p3p2/p1r1p1p1/3p4/3P4/2N1BP2/PPPQ1P2/R3K3 w Qk - 0 15");
    EXPECT_EQ(rights[Color::White][Wing::QueenSide], A1);
    EXPECT_EQ(rights[Color::White][Wing::KingSide], std::nullopt);
    EXPECT_EQ(rights[Color::Black][Wing::KingSide], std::nullopt);
    EXPECT_EQ(rights[Color::Black][Wing::QueenSide], std::nullopt);
}

TEST(CastlingTargets, AreTheSameSquaresFromWhereverKingAndRookCome) {
    EXPECT_EQ(castling_targets(Color::White, Wing::KingSide).king, G1);
    EXPECT_EQ(castling_targets(Color::White, Wing::KingSide).rook, F1);
    EXPECT_EQ(castling_targets(Color::Black, Wing::QueenSide).king, C8);
    EXPECT_EQ(castling_targets(Color::Black, Wing::QueenSide).rook, D8);
}

TEST(WingOfRook, IsTheSideOfTheKingOnWhichTheRookStands) {
    EXPECT_EQ(wing_of_rook(B1, C1), Wing::KingSide);
    EXPECT_EQ(wing_of_rook(G8, F8), Wing::QueenSide);
}

TEST(MayCastle, NeedsTheRight) {
    EXPECT_TRUE(short_castling("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", E1));
    EXPECT_FALSE(long_castling("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", E1));
}

TEST(MayCastle, NeedsTheKingWhereItsRightsWereGiven) {
    State state = state_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_TRUE(may_castle(state, E1, Wing::KingSide));
    EXPECT_FALSE(may_castle(state, D1, Wing::KingSide));
}

TEST(MayCastle, NeedsEverySquareOfBothWaysFree) {
    EXPECT_FALSE(long_castling("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", E1));
    EXPECT_FALSE(long_castling("4k3/8/8/8/8/8/8/R2nK3 w Q - 0 1", E1));
    EXPECT_FALSE(short_castling("4k3/8/8/8/8/8/8/4K1RR w K - 0 1", E1)) << "the inner rook stands in the way";
    EXPECT_TRUE(short_castling("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", E1));
}

TEST(MayCastle, IsForbiddenInThroughAndIntoCheck) {
    EXPECT_FALSE(short_castling("k3r3/8/8/8/8/8/8/4K2R w K - 0 1", E1));
    EXPECT_FALSE(short_castling("k4r2/8/8/8/8/8/8/4K2R w K - 0 1", E1));
    EXPECT_FALSE(short_castling("k5r1/8/8/8/8/8/8/4K2R w K - 0 1", E1));
    EXPECT_TRUE(short_castling("k6r/8/8/8/8/8/8/4K2R w K - 0 1", E1));
}

TEST(MayCastle, DoesNotCareForAttacksOnSquaresThatOnlyTheRookPasses) {
    EXPECT_TRUE(long_castling("kr6/8/8/8/8/8/8/R3K3 w Q - 0 1", E1));
    EXPECT_TRUE(long_castling("k7/r7/8/8/8/8/8/R3K3 w Q - 0 1", E1));
}

TEST(MayCastle, LeavesTheShieldingRookToTheFinalQuestion) {
    const std::string fen = "4k3/8/8/8/8/8/8/rR2K1N1 w Q - 0 1";
    EXPECT_TRUE(long_castling(fen, E1));
    for (const chess::Move move : Board(support::setup_of_fen(fen)).legal_moves()) {
        EXPECT_NE(move.kind(), chess::MoveKind::Castling);
    }
}

}  // namespace
}  // namespace plyproof::mutants
