// SPDX-License-Identifier: MIT
#include "eval/king_and_pawn.h"

#include <gtest/gtest.h>

#include "chess/legal_moves.h"
#include "eval/counts.h"

namespace plyproof::eval {
namespace {

using chess::Color;
using chess::Square;

/// Whether White wins with a pawn.
bool wins(Square king, Square pawn, Square enemy, Color to_move) {
    return pawn_wins(Color::White, king, pawn, enemy, to_move);
}

TEST(KingAndPawn, IsWonByTheOpposition) {
    EXPECT_TRUE(wins(Square::E6, Square::E5, Square::E8, Color::White));
    EXPECT_TRUE(wins(Square::E6, Square::E5, Square::E8, Color::Black)) << "the sixth rank wins whoever moves";
    EXPECT_TRUE(wins(Square::E5, Square::E4, Square::E7, Color::Black));
    EXPECT_FALSE(wins(Square::E5, Square::E4, Square::E7, Color::White));
}

TEST(KingAndPawn, IsDrawnByStalemateAndByTakingThePawn) {
    EXPECT_FALSE(wins(Square::E6, Square::E7, Square::E8, Color::Black));
    EXPECT_TRUE(wins(Square::E6, Square::E7, Square::E8, Color::White)) << "Kd6 Kf7 Kd7";
    EXPECT_FALSE(wins(Square::A1, Square::D4, Square::E5, Color::Black)) << "nobody guards it";
}

TEST(KingAndPawn, IsDrawnOnTheRooksFileWithTheKingInTheCorner) {
    EXPECT_FALSE(wins(Square::B6, Square::A5, Square::A8, Color::White));
    EXPECT_FALSE(wins(Square::G6, Square::H5, Square::H8, Color::Black));
    EXPECT_TRUE(wins(Square::B7, Square::A5, Square::D7, Color::White)) << "the corner is held";
}

TEST(KingAndPawn, IsWonByRunningFromOutsideTheSquare) {
    EXPECT_TRUE(wins(Square::A1, Square::H4, Square::B4, Color::White));
    EXPECT_FALSE(wins(Square::A1, Square::H4, Square::D4, Color::Black));
    EXPECT_TRUE(wins(Square::A1, Square::H4, Square::C4, Color::White));
}

TEST(KingAndPawn, IsTheSameForBlackAndForTheOtherWing) {
    for (const Square king : base::kAll<Square>) {
        for (const Square pawn : {Square::B2, Square::C4, Square::D6}) {
            const Square enemy = Square::D8;
            const auto turned = [](Square square) { return chess::square_at(index_of(square) ^ 56); };
            const auto mirrored = [](Square square) { return chess::square_at(index_of(square) ^ 7); };
            if (king == pawn || king == Square::C8 || king == Square::E8 || king == Square::C7 || king == Square::D7 ||
                king == Square::E7 || king == enemy) {
                continue;
            }
            const bool expected = wins(king, pawn, enemy, Color::Black);
            EXPECT_EQ(pawn_wins(Color::Black, turned(king), turned(pawn), turned(enemy), Color::White), expected);
            EXPECT_EQ(wins(mirrored(king), mirrored(pawn), mirrored(enemy), Color::Black), expected);
        }
    }
}

TEST(KingAndPawn, AgreesWithWhatTheNextMovesSay) {
    // A position is won for the side with the pawn exactly when one of its moves, or all of the other side's, win.
    for (const std::string_view fen : {"8/8/8/4k3/8/3K4/4P3/8 w - - 0 1", "8/8/3k4/8/2K5/3P4/8/8 b - - 0 1",
                                       "8/2k5/8/1K6/1P6/8/8/8 w - - 0 1", "8/8/8/5k2/8/2K5/P7/8 b - - 0 1"}) {
        const chess::Position position = support::position_of(fen);
        const auto won = [](const chess::Position& p) {
            if (p.pawns().empty()) return false;
            return pawn_wins(Color::White, p.king(Color::White), p.pawns().first(), p.king(Color::Black),
                             p.side_to_move());
        };
        bool any = false;
        bool all = true;
        for (const chess::Move move : chess::legal_moves(position)) {
            const bool wins_after = won(position.after(move));
            any |= wins_after;
            all &= wins_after;
        }
        EXPECT_EQ(won(position), position.side_to_move() == Color::White ? any : all) << fen;
    }
}

TEST(KingAndPawn, IsWhatTheEvaluationSays) {
    EXPECT_EQ(evaluate_fen("k7/8/1K6/P7/8/8/8/8 w - - 0 1"), 0);
    EXPECT_GT(evaluate_fen("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"), 500);
    EXPECT_LT(evaluate_fen("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1"), -500);
}

}  // namespace
}  // namespace plyproof::eval
