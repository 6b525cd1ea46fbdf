// SPDX-License-Identifier: MIT
#include "diagnose/hypotheses.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "chess/fen.h"
#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

using chess::Color;
using chess::Piece;
using chess::PieceKind;
using chess::Square;
using explain::Rule;

/// Whether one of the hypotheses has the rule and this on a square.
bool supposes(const History& history, Rule rule, Square square, std::optional<Piece> man) {
    return std::ranges::any_of(hypotheses_about(history), [&](const Hypothesis& hypothesis) {
        return hypothesis.reason.rule == rule && hypothesis.setup.board[square] == man;
    });
}

TEST(Hypotheses, PutACapturedManBack) {
    const History history = history_to("6k1/8/8/3n4/8/8/8/3R2K1 w - - 0 1", "d1d5");
    EXPECT_TRUE(supposes(history, Rule::CaptureLeavesMan, Square::D5, Piece{Color::Black, PieceKind::Knight}));
}

TEST(Hypotheses, LeaveAnOccupiedSquareWhereEnPassantCaptured) {
    const History history = history_to("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "d5e6");
    EXPECT_TRUE(supposes(history, Rule::EnPassantVictimLeft, Square::E5, Piece{Color::Black, PieceKind::Pawn}));
    EXPECT_TRUE(supposes(history, Rule::EnPassantVictimLeft, Square::E5, Piece{Color::White, PieceKind::Pawn}));
}

TEST(Hypotheses, PutTheCastlingRookAnywhereElseOrNowhere) {
    const History history = history_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1");
    EXPECT_TRUE(supposes(history, Rule::CastlingRookPlacement, Square::H1, Piece{Color::White, PieceKind::Rook}));
    EXPECT_TRUE(supposes(history, Rule::CastlingRookPlacement, Square::F1, std::nullopt));
}

TEST(Hypotheses, TakeAwayAManBehindAMoveToASquareOfEnPassant) {
    const History history = history_to("4k3/4p3/8/6N1/8/8/8/4K3 b - - 0 1", "e7e5 g5e6");
    EXPECT_TRUE(supposes(history, Rule::StateAfterMove, Square::E5, std::nullopt));
    const History elsewhere = history_to("4k3/4p3/8/6N1/8/8/8/4K3 b - - 0 1", "e7e5 g5f7");
    EXPECT_FALSE(supposes(elsewhere, Rule::StateAfterMove, Square::E5, std::nullopt));
}

TEST(Hypotheses, GiveTheTurnToTheOtherSideLast) {
    const auto hypotheses = hypotheses_about(history_to("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2"));
    ASSERT_FALSE(hypotheses.empty());
    EXPECT_EQ(hypotheses.back().reason.rule, Rule::SideToMove);
    EXPECT_EQ(hypotheses.back().setup.side_to_move, Color::White);
}

}  // namespace
}  // namespace plyproof::diagnose
