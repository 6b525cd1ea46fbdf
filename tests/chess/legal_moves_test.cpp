// SPDX-License-Identifier: MIT
#include "chess/legal_moves.h"

#include <gmock/gmock.h>

#include "support/position_of.h"

namespace plyproof::chess {
namespace {

using support::position_of;
using testing::Contains;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

TEST(LegalMoves, OfTheStartPositionAreTwenty) { EXPECT_THAT(legal_moves(Position::start()), SizeIs(20)); }

TEST(LegalMoves, AtTheMostAre218InAReachablePosition) {
    EXPECT_THAT(legal_moves(position_of("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1")), SizeIs(218));
}

TEST(LegalMoves, AreNoneInMateAndStalemate) {
    EXPECT_THAT(legal_moves(position_of("rnb1kbnr/pppp1ppp/4p3/8/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3")), SizeIs(0));
    EXPECT_THAT(legal_moves(position_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")), SizeIs(0));
}

TEST(LegalMoves, LeaveOutAnEnPassantCaptureThatUncoversARookOnTheRank) {
    const MoveList moves = legal_moves(position_of("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1"));
    EXPECT_THAT(moves, SizeIs(6));
    EXPECT_THAT(moves, Not(Contains(Move::en_passant(Square::D5, Square::E6))));
}

TEST(LegalMoves, HoldAnEnPassantCaptureWhosePawnShieldedTheKingOnTheFileWhereTheCapturerShieldsItAgain) {
    const Position position = position_of("4q3/8/8/3Pp3/8/8/8/k3K3 w - e6 0 1");
    EXPECT_THAT(legal_moves(position), Contains(Move::en_passant(Square::D5, Square::E6)));
}

TEST(LegalMoves, LetACheckingPawnBeTakenEnPassant) {
    const Position position = position_of("4k3/8/8/8/2pPp3/4K3/8/8 b - d3 0 1");
    EXPECT_THAT(legal_moves(position), Contains(Move::en_passant(Square::C4, Square::D3)));
    const Position checked = position_of("8/8/8/1k6/2pPp3/8/8/2K3B1 b - d3 0 1");
    EXPECT_THAT(legal_moves(checked), Contains(Move::en_passant(Square::E4, Square::D3)));
}

TEST(LegalMoves, AllowCastlingOverAnAttackedBSquareOnly) {
    EXPECT_THAT(legal_moves(position_of("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1")),
                Contains(Move::castling(Square::E1, Square::A1)));
    EXPECT_THAT(legal_moves(position_of("2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1")),
                Not(Contains(Move::castling(Square::E1, Square::A1))));
    EXPECT_THAT(legal_moves(position_of("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1")),
                Not(Contains(Move::castling(Square::E1, Square::A1))));
    EXPECT_THAT(legal_moves(position_of("6k1/4r3/8/8/8/8/8/R3K3 w Q - 0 1")),
                Not(Contains(Move::castling(Square::E1, Square::A1))));
}

TEST(LegalMoves, ForbidChess960CastlingThatUncoversTheKingOnItsRank) {
    const Position position = position_of("4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1");
    EXPECT_THAT(legal_moves(position), Not(Contains(Move::castling(Square::E1, Square::B1))));
}

TEST(LegalMoves, AnswerADoubleCheckWithTheKingOnly) {
    const Position position = position_of("4k3/8/3n1N2/8/8/8/4R3/4K3 b - - 0 1");
    for (const Move move : legal_moves(position)) EXPECT_EQ(move.from(), Square::E8);
}

TEST(LegalCapturesAndPromotions, AreThoseOfTheFullListAndNoOthers) {
    const Position position = position_of("1n2k3/P7/8/3Pp3/8/8/6r1/4K2N w - e6 0 1");
    EXPECT_THAT(legal_captures_and_promotions(position),
                UnorderedElementsAre(Move::en_passant(Square::D5, Square::E6),
                                     Move::promotion(Square::A7, Square::A8, PieceKind::Queen),
                                     Move::promotion(Square::A7, Square::A8, PieceKind::Rook),
                                     Move::promotion(Square::A7, Square::A8, PieceKind::Bishop),
                                     Move::promotion(Square::A7, Square::A8, PieceKind::Knight),
                                     Move::promotion(Square::A7, Square::B8, PieceKind::Queen),
                                     Move::promotion(Square::A7, Square::B8, PieceKind::Rook),
                                     Move::promotion(Square::A7, Square::B8, PieceKind::Bishop),
                                     Move::promotion(Square::A7, Square::B8, PieceKind::Knight)));
}

TEST(IsCapture, HoldsForEnPassantButNotForCastlingOntoTheOwnRook) {
    const Position position = position_of("4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1");
    EXPECT_TRUE(is_capture(position, Move::en_passant(Square::D5, Square::E6)));
    EXPECT_FALSE(is_capture(position, Move::castling(Square::E1, Square::H1)));
    EXPECT_FALSE(is_capture(position, Move::normal(Square::D5, Square::D6)));
}

}  // namespace
}  // namespace plyproof::chess
