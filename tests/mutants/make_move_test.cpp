// SPDX-License-Identifier: MIT
#include "mutants/make_move.h"

#include <gtest/gtest.h>

#include <string>

#include "mutants/board.h"
#include "support/setup_of_fen.h"

namespace plyproof::mutants {
namespace {

using chess::Color;
using chess::Move;
using chess::Piece;
using chess::PieceKind;
using chess::Wing;
using enum chess::Square;

State state_of(const std::string& fen) { return Board(support::setup_of_fen(fen)).state(); }

State after(const std::string& fen, Move move, const BugSet& bugs = {}) {
    State state = state_of(fen);
    play(state, move, bugs);
    return state;
}

TEST(CaptureSquare, IsTheTargetOrThePawnBehindIt) {
    EXPECT_EQ(capture_square(Move::normal(E4, D5)), D5);
    EXPECT_EQ(capture_square(Move::en_passant(E5, D6)), D5);
    EXPECT_EQ(capture_square(Move::en_passant(D4, E3)), E4);
}

TEST(Play, NotesEverySquareThatChangesWithWhoStoodThere) {
    State state = state_of("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
    const State before = state;
    const std::vector<Change> changes = play(state, Move::en_passant(D5, E6));
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
        state.board[change->square] = change->before;
    }
    EXPECT_EQ(state.board, before.board);
    EXPECT_EQ(changes.size(), 3U);
}

TEST(Play, PutsThePromotedManInThePlaceOfThePawn) {
    const State state = after("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", Move::promotion(E7, E8, PieceKind::Rook));
    EXPECT_EQ(state.board[E8], (Piece{Color::White, PieceKind::Rook}));
    EXPECT_FALSE(state.board[E7]);
}

TEST(Play, EndsTheRightsOfKingAndRookThatMovedOrWereTaken) {
    const std::string all = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const State taken = after(all, Move::normal(A1, A8));
    EXPECT_FALSE(taken.rights[Color::White][Wing::QueenSide]);
    EXPECT_FALSE(taken.rights[Color::Black][Wing::QueenSide]);
    EXPECT_EQ(taken.rights[Color::White][Wing::KingSide], H1);
    EXPECT_EQ(taken.rights[Color::Black][Wing::KingSide], H8);
    const State moved = after(all, Move::normal(E1, E2));
    EXPECT_EQ(moved.rights[Color::White], Rights{}[Color::White]);
    EXPECT_EQ(moved.rights[Color::Black][Wing::KingSide], H8);
}

TEST(Play, SetsTheEnPassantSquareForOneMoveOnly) {
    State state = state_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    play(state, Move::double_push(E2, E4));
    EXPECT_EQ(state.en_passant, E3);
    play(state, Move::normal(E8, E7));
    EXPECT_EQ(state.en_passant, std::nullopt);
}

TEST(Play, CountsTheClocksAndSwitchesTheSide) {
    State state = state_of("4k3/8/8/8/8/8/4P3/4K3 b - - 5 9");
    play(state, Move::normal(E8, E7));
    EXPECT_EQ(state.halfmove_clock, 6U);
    EXPECT_EQ(state.fullmove_number, 10U);
    EXPECT_EQ(state.side_to_move, Color::White);
    play(state, Move::normal(E2, E3));
    EXPECT_EQ(state.halfmove_clock, 0U);
}

TEST(Play, RemembersAnEmptiedSquareAsOccupiedByABugOnlyUntilAManMovesThere) {
    const std::string fen = "k7/8/8/3Pp2r/8/8/8/4K3 w - e6 0 1";
    EXPECT_EQ(after(fen, Move::en_passant(D5, E6)).ghost, std::nullopt);
    State state = after(fen, Move::en_passant(D5, E6), {Bug::EnPassantVictimStaysInOccupancy});
    EXPECT_EQ(state.ghost, E5);
    play(state, Move::normal(H5, E5));
    EXPECT_EQ(state.ghost, std::nullopt);
}

TEST(Play, LeavesAKingBehindByABugOnlyUntilHeSteps) {
    const std::string fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    EXPECT_EQ(after(fen, Move::castling(E1, H1)).stale_king[Color::White], std::nullopt);
    State state = after(fen, Move::castling(E1, H1), {Bug::CastlingKingSquareStale});
    EXPECT_EQ(state.stale_king[Color::White], E1);
    play(state, Move::normal(E8, E7));
    EXPECT_EQ(state.stale_king[Color::White], E1);
    play(state, Move::normal(G1, H1));
    EXPECT_EQ(state.stale_king[Color::White], std::nullopt);
}

}  // namespace
}  // namespace plyproof::mutants
