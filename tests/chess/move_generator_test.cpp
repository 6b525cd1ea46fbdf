// SPDX-License-Identifier: MIT
#include "chess/move_generator.h"

#include <gmock/gmock.h>

#include "chess/move_sinks.h"
#include "support/position_of.h"

namespace plyproof::chess {
namespace {

using support::position_of;

static_assert(MoveSink<ListingSink>);
static_assert(MoveSink<CountingSink>);

TEST(ViewFromKing, FindsTheCheckersAndNothingPinnedBehindTwoMen) {
    const Position position = position_of("4r2k/8/8/8/1b2n3/5n2/3P4/r1BNK3 w - - 0 1");
    const KingView view = detail::view_from_king(MoverBoard<Color::White>::of(position));
    EXPECT_EQ(view.checkers, Bitboard(Square::F3));
    EXPECT_EQ(view.straight_pins, kNoSquares);
    EXPECT_EQ(view.pins(), squares_between(Square::E1, Square::B4) | Bitboard(Square::B4));
}

TEST(ViewFromKing, SplitsPinsByTheirLineAndFindsBothCheckers) {
    const Position position = position_of("4r2k/8/8/8/b3n3/3P4/2P1P3/r2NK3 w - - 0 1");
    const KingView view = detail::view_from_king(MoverBoard<Color::White>::of(position));
    EXPECT_EQ(view.checkers, kNoSquares);
    EXPECT_EQ(view.diagonal_pins, kNoSquares);
    EXPECT_EQ(view.straight_pins, squares_between(Square::E1, Square::A1) | Bitboard(Square::A1));
}

TEST(DangerNearKing, SeesThroughTheKingItself) {
    const Position position = position_of("k7/8/8/8/r3K3/8/8/8 w - - 0 1");
    const Bitboard danger = detail::danger_near_king<PortableIsa>(MoverBoard<Color::White>::of(position));
    EXPECT_TRUE(danger.contains(Square::D4));
    EXPECT_TRUE(danger.contains(Square::F4)) << "the rook looks through the square that the king leaves";
    EXPECT_FALSE(danger.contains(Square::E5));
}

TEST(Generate, TellsEveryMoveExactlyOnce) {
    const Position position = position_of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    MoveList moves;
    ListingSink sink(moves);
    generate<PortableIsa, Color::White, Scope::All>(position, sink);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) EXPECT_NE(moves[i].raw(), moves[j].raw());
    }
    EXPECT_EQ(moves.size(), 48u);
}

}  // namespace
}  // namespace plyproof::chess
