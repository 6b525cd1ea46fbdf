// SPDX-License-Identifier: MIT
#include "eval/material.h"

#include <gtest/gtest.h>

#include "eval/counts.h"

namespace plyproof::eval {
namespace {

TEST(Phase, GoesFromAllPiecesToNone) {
    EXPECT_EQ(phase_of(chess::Position::start()), kFullPhase);
    EXPECT_EQ(phase_of(support::position_of("4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1")), 0);
    EXPECT_EQ(phase_of(support::position_of("r3k3/8/8/8/8/8/8/4KNQ1 w - - 0 1")), 7);
    EXPECT_EQ(phase_of(support::position_of("qqq1kqqq/8/8/8/8/8/8/4K2Q w - - 0 1")), kFullPhase)
        << "never more than full";
}

TEST(Material, CountsEveryManOnceForItsSide) {
    constexpr std::string_view kFen = "2bqk3/pp6/8/8/8/PPP5/8/RNBQKBNR w - - 0 1";
    EXPECT_EQ(count_of(kFen, Group::PieceValue, 0), 1);
    EXPECT_EQ(count_of(kFen, Group::PieceValue, 1), 2);
    EXPECT_EQ(count_of(kFen, Group::PieceValue, 2), 1);
    EXPECT_EQ(count_of(kFen, Group::PieceValue, 3), 2);
    EXPECT_EQ(count_of(kFen, Group::PieceValue, 4), 0);
    EXPECT_EQ(count_of(kFen, Group::BishopPair), 1);
    EXPECT_EQ(count_of(kFen, Group::KnightPerPawn), 6);
    EXPECT_EQ(count_of(kFen, Group::RookPerPawn), 6);
}

TEST(Material, MakesAQueenMoreBetterForWhoHasIt) {
    EXPECT_GT(evaluate_fen("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), 700);
    EXPECT_LT(evaluate_fen("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"), -700);
}

TEST(Squares, OfPawnsAndKingsAreCountedByRankAndDistanceFromTheEdge) {
    constexpr std::string_view kFen = "k7/8/8/6p1/4P3/8/8/7K w - - 0 1";
    EXPECT_EQ(count_of(kFen, Group::PawnSquares, 3 * 4 + 3), 1);
    EXPECT_EQ(count_of(kFen, Group::PawnSquares, 3 * 4 + 1), -1);
    EXPECT_EQ(count_of(kFen, Group::KingSquares, 0), 0) << "both kings stand in a corner of their own";
}

}  // namespace
}  // namespace plyproof::eval
