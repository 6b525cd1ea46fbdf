// SPDX-License-Identifier: MIT
#include "chess/en_passant.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "support/random_positions.h"

namespace plyproof::chess {
namespace {

/// The own pawns that may take on the en-passant square of a FEN, asked one by one.
Bitboard capturers(std::string_view fen) {
    const auto setup = parse_fen(fen);
    EXPECT_TRUE(setup && setup->en_passant) << fen;
    const auto accepted = position_from(*setup);
    EXPECT_TRUE(accepted.has_value()) << fen;
    const Position& position = accepted->position;
    const Color us = position.side_to_move();
    const Color them = opposite(us);
    const EnPassantEnemies enemies{position.pawns() & position.pieces(them), position.knights() & position.pieces(them),
                                   position.diagonal_sliders() & position.pieces(them),
                                   position.straight_sliders() & position.pieces(them)};
    const Bitboard own_pawns = position.pawns() & position.pieces(us);
    Bitboard legal;
    for (const Square from : own_pawns& pawn_attacks(them, Bitboard(*setup->en_passant))) {
        if (en_passant_is_legal(us, position.king(us), from, *setup->en_passant, position.occupied(), enemies)) {
            legal |= Bitboard(from);
        }
    }
    EXPECT_EQ(legal.any(), any_en_passant_is_legal(us, position.king(us), own_pawns, *setup->en_passant,
                                                   position.occupied(), enemies))
        << fen;
    return legal;
}

TEST(EnPassantVictim, StandsInFrontOfTheTarget) {
    EXPECT_EQ(en_passant_victim(Square::E6), Square::E5);
    EXPECT_EQ(en_passant_victim(Square::A3), Square::A4);
}

TEST(EnPassantIsLegal, ForOneOrBothPawnsBesideThePushedOne) {
    EXPECT_EQ(capturers("rnbqkbnr/ppp2ppp/8/3Pp3/8/8/PPPP1PPP/RNBQKBNR w KQkq e6"), Bitboard(Square::D5));
    EXPECT_EQ(capturers("4k3/8/8/3PpP2/8/8/8/4K3 w - e6"), Bitboard(Square::D5) | Bitboard(Square::F5));
    EXPECT_EQ(capturers("4k3/8/8/8/pP6/8/8/4K3 b - b3"), Bitboard(Square::A4));
}

TEST(EnPassantIsLegal, NotForPawnsOnTheOtherEdgeOfTheBoard) {
    EXPECT_TRUE(capturers("4k3/8/8/p6P/8/8/8/4K3 w - a6").empty());
    EXPECT_TRUE(capturers("4k3/8/7P/p7/8/8/8/4K3 w - a6").empty());
}

TEST(EnPassantIsLegal, NotWhenBothPawnsLeaveTheRankOfTheKing) {
    EXPECT_TRUE(capturers("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1").empty());
    EXPECT_TRUE(capturers("8/8/8/8/R2pP2k/8/4K3/8 b - e3 0 1").empty());
}

TEST(EnPassantIsLegal, WhenAnotherManStillShutsTheRank) {
    EXPECT_EQ(capturers("8/8/8/r1nPp2K/8/8/4k3/8 w - e6 0 1"), Bitboard(Square::D5));
    EXPECT_EQ(capturers("8/8/8/r2PpP1K/8/8/4k3/8 w - e6 0 1"), Bitboard(Square::D5) | Bitboard(Square::F5));
}

TEST(EnPassantIsLegal, NotWhenTheCapturedPawnShutADiagonal) {
    EXPECT_TRUE(capturers("1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1").empty());
}

TEST(EnPassantIsLegal, NotWhenThePinnedCapturerLeavesItsLine) {
    EXPECT_TRUE(capturers("8/8/4k3/8/2pP4/8/B4K2/8 b - d3 0 1").empty()) << "c4 is pinned by a2";
    EXPECT_TRUE(capturers("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1").empty()) << "e5 is pinned on its file";
}

TEST(EnPassantIsLegal, AlongTheLineOfThePin) {
    EXPECT_EQ(capturers("7k/1b6/8/2pP4/4K3/8/8/8 w - c6 0 1"), Bitboard(Square::D5));
    EXPECT_EQ(capturers("7k/6b1/8/4Pp2/3K4/8/8/8 w - f6 0 1"), Bitboard(Square::E5));
}

TEST(EnPassantIsLegal, WhenItTakesTheCheckingPawnAndWhenItShutsTheLine) {
    EXPECT_EQ(capturers("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1"), Bitboard(Square::E5));
    EXPECT_EQ(capturers("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1"), Bitboard(Square::E4)) << "d3 shuts the queen's line";
}

TEST(EnPassantIsLegal, NotWhenAnotherCheckStays) {
    EXPECT_TRUE(capturers("rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1").empty());
    EXPECT_TRUE(capturers("4k3/8/8/3pP3/8/5n2/8/4K3 w - d6 0 1").empty()) << "the knight checks";
    EXPECT_TRUE(capturers("3rk3/8/8/3pP3/8/8/8/K2r4 w - d6 0 1").empty()) << "the rook d1 checks";
}

TEST(EnPassantIsLegal, ExactlyForTheMovesOfTheGenerator) {
    support::SplitMix64 random(5);
    int squares = 0;
    for (int i = 0; i < 4000; ++i) {
        const Position position = support::random_position(random);
        if (!position.en_passant()) continue;
        ++squares;
        Bitboard generated;
        for (const Move move : legal_moves(position)) {
            if (move.kind() == MoveKind::EnPassant) generated |= Bitboard(move.from());
        }
        ASSERT_EQ(generated, capturers(to_fen(position, FenStyle::Shredder))) << to_fen(position);
    }
    EXPECT_GT(squares, 500);
}

}  // namespace
}  // namespace plyproof::chess
