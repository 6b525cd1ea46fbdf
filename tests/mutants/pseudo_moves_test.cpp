// SPDX-License-Identifier: MIT
#include "mutants/pseudo_moves.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "mutants/board.h"
#include "support/setup_of_fen.h"

namespace plyproof::mutants {
namespace {

using chess::Move;
using chess::PieceKind;
using chess::Square;
using enum chess::Square;
using ::testing::Contains;
using ::testing::IsSupersetOf;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

std::vector<Move> moves_of(const std::string& fen) { return pseudo_moves(Board(support::setup_of_fen(fen)).state()); }

std::vector<Move> moves_from(const std::string& fen, Square from) {
    std::vector<Move> moves = moves_of(fen);
    std::erase_if(moves, [&](Move move) { return move.from() != from; });
    return moves;
}

TEST(PseudoMoves, IncludeThoseThatLeaveTheKingToBeTaken) {
    const std::string pinned = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1";
    EXPECT_THAT(moves_of(pinned), Contains(Move::normal(E2, C3)));
    EXPECT_THAT(Board(support::setup_of_fen(pinned)).legal_moves(), Not(Contains(Move::normal(E2, C3))));
}

TEST(PseudoMoves, OfAPawnAtHomeAreOneAndTwoSteps) {
    EXPECT_THAT(moves_from("4k3/8/8/8/8/8/4P3/K7 w - - 0 1", E2),
                UnorderedElementsAre(Move::normal(E2, E3), Move::double_push(E2, E4)));
    EXPECT_THAT(moves_from("4k3/4p3/8/8/8/8/8/K7 b - - 0 1", E7),
                UnorderedElementsAre(Move::normal(E7, E6), Move::double_push(E7, E5)));
}

TEST(PseudoMoves, OfAPawnNeverPassOrPushIntoAMan) {
    EXPECT_THAT(moves_from("4k3/8/8/8/8/4n3/4P3/K7 w - - 0 1", E2), UnorderedElementsAre());
    EXPECT_THAT(moves_from("4k3/8/8/8/4n3/8/4P3/K7 w - - 0 1", E2), UnorderedElementsAre(Move::normal(E2, E3)));
}

TEST(PseudoMoves, OfAPawnTakeEnemiesOnly) {
    EXPECT_THAT(moves_from("4k3/8/8/3pNn2/4P3/8/8/K7 w - - 0 1", E4),
                UnorderedElementsAre(Move::normal(E4, D5), Move::normal(E4, F5)));
    EXPECT_THAT(moves_from("4k3/8/8/3NNB2/4P3/8/8/K7 w - - 0 1", E4), UnorderedElementsAre());
}

TEST(PseudoMoves, OfAPawnThatArrivesAreFourPromotions) {
    EXPECT_THAT(
        moves_from("3nk3/4P3/8/8/8/8/8/K7 w - - 0 1", E7),
        UnorderedElementsAre(Move::promotion(E7, D8, PieceKind::Knight), Move::promotion(E7, D8, PieceKind::Bishop),
                             Move::promotion(E7, D8, PieceKind::Rook), Move::promotion(E7, D8, PieceKind::Queen)));
}

TEST(PseudoMoves, TakeEnPassantFromBothSides) {
    EXPECT_THAT(moves_of("4k3/8/8/3PpP2/8/8/8/K7 w - e6 0 1"),
                IsSupersetOf({Move::en_passant(D5, E6), Move::en_passant(F5, E6)}));
    EXPECT_THAT(moves_of("4k3/8/8/3PpP2/8/8/8/K7 w - - 0 1"), Not(Contains(Move::en_passant(D5, E6))));
}

TEST(PseudoMoves, SpellCastlingAsKingTakesRook) {
    EXPECT_THAT(moves_of("r3k2r/8/8/8/8/8/8/K7 b kq - 0 1"),
                IsSupersetOf({Move::castling(E8, H8), Move::castling(E8, A8)}));
}

TEST(PseudoMoves, NeverTakeOwnMen) {
    EXPECT_THAT(moves_from("4k3/8/8/8/8/8/PPP5/RK6 w - - 0 1", B1), UnorderedElementsAre(Move::normal(B1, C1)));
}

}  // namespace
}  // namespace plyproof::mutants
