// SPDX-License-Identifier: MIT
#include "chess/last_move.h"

#include <gmock/gmock.h>

#include "chess/fen.h"
#include "support/random_positions.h"

namespace plyproof::chess {
namespace {

BoardSets board_of(std::string_view fen) {
    const auto setup = parse_fen(fen);
    EXPECT_TRUE(setup.has_value()) << fen;
    return setup ? sets_of(setup->board) : BoardSets{};
}

/// Whether one last move of White can have given all checks to the black king.
bool white_explains(std::string_view fen) { return last_move_explains_checks(board_of(fen), Color::White); }

TEST(LastMoveExplainsChecks, WhenThereAreNone) { EXPECT_TRUE(white_explains("4k3/8/8/8/8/8/8/4K3 b - -")); }

TEST(LastMoveExplainsChecks, ByAStepOfTheChecker) {
    EXPECT_TRUE(white_explains("4k3/8/8/8/8/8/4R3/4K3 b - -"));
    EXPECT_TRUE(white_explains("4k3/8/3N4/8/8/8/8/4K3 b - -"));
    EXPECT_TRUE(white_explains("4k3/3P4/8/8/8/8/8/4K3 b - -"));
}

TEST(LastMoveExplainsChecks, ByAMoveThatGaveCheckAndOpenedALine) {
    EXPECT_TRUE(white_explains("4k3/8/3N4/8/8/8/4R3/4K3 b - -"));  // Ne4-d6
}

TEST(LastMoveExplainsChecks, ByACaptureWhereTheWayStraightBackIsShut) {
    EXPECT_TRUE(white_explains("4k3/3P4/3n4/8/8/8/8/4K3 b - -"));                       // c6xd7 or e6xd7
    EXPECT_FALSE(white_explains("4k3/3P4/2nnn3/8/8/8/8/4K3 b - -")) << "no way to d7";  // nor straight, nor aslant
}

TEST(LastMoveExplainsChecks, ByADoublePushThatOpenedTheSecondRank) {
    EXPECT_TRUE(white_explains("3K4/8/8/8/2P5/n7/R6k/n7 b - -"));
    EXPECT_FALSE(white_explains("3K4/8/8/8/2P5/n1n5/R6k/n7 b - -")) << "the pawn cannot have jumped over c3";
}

TEST(LastMoveExplainsChecks, ByEnPassantThatOpenedTwoLines) {
    EXPECT_TRUE(white_explains("8/8/3Pk3/8/8/8/B7/4R1K1 b - -"));  // e5xd6 opened file and diagonal
    EXPECT_FALSE(white_explains("8/3n4/3Pk3/8/8/8/B7/4R1K1 b - -")) << "no pawn can have come from d7";
}

TEST(LastMoveExplainsChecks, ByPromotionThatOpenedTheSeventhRank) {
    EXPECT_TRUE(white_explains("3N4/2R2k2/8/8/8/8/8/4K3 b - -"));
    EXPECT_FALSE(white_explains("3N4/2R2k2/8/8/8/8/PPPPPPPP/4K3 b - -")) << "that would have been a ninth pawn";
}

TEST(LastMoveExplainsChecks, ByCastling) {
    EXPECT_TRUE(white_explains("8/8/8/8/8/8/3n4/2KR3k b - -"));
    EXPECT_FALSE(white_explains("8/8/8/8/8/8/3n4/1KnR3k b - -")) << "the king is not where castling takes it";
}

TEST(LastMoveExplainsChecks, ByAKingThatSteppedOffTheLineButNeverFromTheOtherKing) {
    EXPECT_TRUE(white_explains("8/8/8/8/8/8/nK6/R6k b - -"));
    EXPECT_FALSE(white_explains("8/8/8/8/8/8/4K3/3nR1k1 b - -")) << "f1 is beside the black king";
}

TEST(LastMoveExplainsChecks, NeitherOfTwoKnightsNorOfBothEndsOfALineNorOfThreeMen) {
    EXPECT_FALSE(white_explains("8/8/N7/2k5/N7/8/8/3K4 b - -"));
    EXPECT_FALSE(white_explains("B6b/8/8/8/2K5/5k2/8/b6B b - -"));
    EXPECT_FALSE(white_explains("4k3/8/3N1N2/8/8/8/4R3/4K3 b - -"));
    EXPECT_FALSE(white_explains("R3k3/8/2B5/8/8/8/8/4K3 b - -"));
}

TEST(LastMoveExplainsChecks, NotOfAPawnThatNeverMoved) { EXPECT_FALSE(white_explains("8/8/8/8/8/3k4/4P3/4K3 b - -")); }

TEST(LastMoveExplainsChecks, ForBlackAsForWhite) {
    EXPECT_TRUE(last_move_explains_checks(board_of("4r1k1/b7/8/8/8/3pK3/8/8 w - -"), Color::Black));  // e4xd3 e.p.
    EXPECT_FALSE(last_move_explains_checks(board_of("3k4/8/8/n7/2K5/n7/8/8 w - -"), Color::Black));
}

TEST(LastMoveExplainsChecks, WheneverThereWasALastMove) {
    support::SplitMix64 random(4);
    for (int game = 0; game < 400; ++game) {
        const auto positions = support::random_game(support::random_position(random), random, 12);
        for (std::size_t ply = 1; ply < positions.size(); ++ply) {
            const Color mover = opposite(positions[ply].side_to_move());
            ASSERT_TRUE(last_move_explains_checks(sets_of(setup_of(positions[ply]).board), mover))
                << to_fen(positions[ply - 1]) << " then " << to_fen(positions[ply]);
        }
    }
}

TEST(CheckersBeforeDoublePush, AreNoneWhereThePushGaveOrOpenedTheCheck) {
    EXPECT_TRUE(checkers_before_double_push(board_of("8/8/8/3k4/4P3/8/8/4K3 b - e3"), Square::E3).empty());
    EXPECT_TRUE(checkers_before_double_push(board_of("8/8/8/8/4P3/8/R6k/4K3 b - e3"), Square::E3).empty());
    EXPECT_TRUE(checkers_before_double_push(board_of("4k3/8/8/4p3/8/8/8/4K3 w - e6"), Square::E6).empty());
}

TEST(CheckersBeforeDoublePush, AreTheMenWhoseCheckThePushCannotHaveGiven) {
    EXPECT_EQ(checkers_before_double_push(
                  board_of("rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1"), Square::C6),
              Bitboard(Square::F2));
    EXPECT_EQ(checkers_before_double_push(board_of("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1"), Square::D3),
              Bitboard(Square::F1));
}

TEST(CheckersBeforeDoublePush, SeeLinesThatThePushItselfClosed) {
    // e7 to e5 would shut the diagonal b8-h2 on which the bishop checked before.
    EXPECT_EQ(checkers_before_double_push(board_of("1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1"), Square::E6),
              Bitboard(Square::B8));
}

}  // namespace
}  // namespace plyproof::chess
