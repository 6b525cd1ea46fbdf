// SPDX-License-Identifier: MIT
#include "chess/move_sinks.h"

#include <gmock/gmock.h>

namespace plyproof::chess {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

/// Tells a sink one thing of each sort.
template <class Sink>
void tell(Sink& sink) {
    sink.template piece_moves<MoverGroup::Knight>(Square::G1, Bitboard(Square::F3) | Bitboard(Square::H3));
    sink.template pawn_moves<8>(Bitboard(Square::E3));
    sink.template pawn_double_pushes<16>(Bitboard(Square::E4));
    sink.template pawn_promotions<9>(Bitboard(Square::B8));
    sink.en_passant(Square::D5, Square::E6);
    sink.castling(Square::E1, Square::H1);
}

TEST(ListingSink, UnpacksTargetsIntoMoves) {
    MoveList moves;
    ListingSink sink(moves);
    tell(sink);
    EXPECT_THAT(moves,
                UnorderedElementsAre(Move::normal(Square::G1, Square::F3), Move::normal(Square::G1, Square::H3),
                                     Move::normal(Square::E2, Square::E3), Move::double_push(Square::E2, Square::E4),
                                     Move::promotion(Square::A7, Square::B8, PieceKind::Knight),
                                     Move::promotion(Square::A7, Square::B8, PieceKind::Bishop),
                                     Move::promotion(Square::A7, Square::B8, PieceKind::Rook),
                                     Move::promotion(Square::A7, Square::B8, PieceKind::Queen),
                                     Move::en_passant(Square::D5, Square::E6), Move::castling(Square::E1, Square::H1)));
}

TEST(CountingSink, CountsWhatTheListingSinkLists) {
    MoveList moves;
    ListingSink listing(moves);
    CountingSink counting;
    tell(listing);
    tell(counting);
    EXPECT_EQ(counting.count(), static_cast<int>(moves.size()));
}

}  // namespace
}  // namespace plyproof::chess
