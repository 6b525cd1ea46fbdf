// SPDX-License-Identifier: MIT
#include "eval/pawns.h"

#include <gtest/gtest.h>

#include "eval/counts.h"
#include "support/squares.h"

namespace plyproof::eval {
namespace {

using support::squares;

Bitboard white_passed(std::string_view fen) {
    return find_passed_pawns<Color::White>(Scene::of(support::position_of(fen)));
}

TEST(PassedPawns, HaveNoEnemyPawnBeforeThemOrBesideTheirWay) {
    EXPECT_EQ(white_passed("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1"), squares("e4"));
    EXPECT_EQ(white_passed("4k3/4p3/8/8/4P3/8/8/4K3 w - - 0 1"), chess::kNoSquares);
    EXPECT_EQ(white_passed("4k3/5p2/8/8/4P3/8/8/4K3 w - - 0 1"), chess::kNoSquares);
    EXPECT_EQ(white_passed("4k3/8/8/8/4P1p1/5p2/8/4K3 w - - 0 1"), squares("e4")) << "they are past each other";
    EXPECT_EQ(white_passed("4k3/8/8/4P3/4P3/8/8/4K3 w - - 0 1"), squares("e5")) << "only the first of two";
}

TEST(PassedPawns, OfBlackAreFoundLikeWhites) {
    const Scene scene = Scene::of(support::position_of("4k3/8/8/p7/8/8/6PP/4K3 w - - 0 1"));
    EXPECT_EQ(find_passed_pawns<Color::Black>(scene), squares("a5"));
}

TEST(WeakPawns, AreDoubledIsolatedOrBackward) {
    EXPECT_EQ(count_of("4k3/8/8/8/4P3/4P3/8/4K3 w - - 0 1", Group::PawnDoubled), 1);
    EXPECT_EQ(count_of("4k3/4p3/8/8/4P3/8/8/4K3 w - - 0 1", Group::PawnIsolated, 0), 0) << "both are";
    EXPECT_EQ(count_of("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", Group::PawnIsolated, 1), 1);
    EXPECT_EQ(count_of("4k3/4p3/3p4/8/4P3/8/8/4K3 w - - 0 1", Group::PawnIsolated, 0), 1);
    // d3 may not go on because of e5, and its neighbour c4 has passed it.
    EXPECT_EQ(count_of("4k3/8/8/4p3/2P5/3P4/8/4K3 w - - 0 1", Group::PawnBackward, 1), 1);
    EXPECT_EQ(count_of("4k3/8/8/4p3/8/2PP4/8/4K3 w - - 0 1", Group::PawnBackward, 1), 0) << "c3 helps";
}

TEST(WeakPawns, CostWhoHasThem) {
    EXPECT_LT(balance_of("4k3/5ppp/8/8/8/5P2/5P1P/4K3 w - - 0 1", Term::Pawns).endgame(), 0);
}

TEST(ConnectedPawns, AreSupportedOrStandSideBySide) {
    EXPECT_EQ(count_of("4k3/8/8/8/4P3/3P4/8/4K3 w - - 0 1", Group::PawnSupported, 3), 1);
    EXPECT_EQ(count_of("4k3/8/8/8/3PP3/8/8/4K3 w - - 0 1", Group::PawnPhalanx, 3), 2);
    EXPECT_EQ(count_of("4k3/8/8/3pp3/8/8/8/4K3 w - - 0 1", Group::PawnPhalanx, 3), -2);
}

TEST(Candidates, HaveAFreeFileAndEnoughFriends) {
    EXPECT_EQ(count_of("4k3/5p2/8/8/4PP2/8/8/4K3 w - - 0 1", Group::PawnCandidate, 3), 1);
    EXPECT_EQ(count_of("4k3/5p2/8/8/4P3/8/8/4K3 w - - 0 1", Group::PawnCandidate, 3), 0) << "no friend";
    EXPECT_EQ(count_of("4k3/8/8/8/4PP2/8/8/4K3 w - - 0 1", Group::PawnCandidate, 3), 0) << "passed already";
}

}  // namespace
}  // namespace plyproof::eval
