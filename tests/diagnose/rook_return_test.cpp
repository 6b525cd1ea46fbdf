// SPDX-License-Identifier: MIT
#include "diagnose/rook_return.h"

#include <gmock/gmock.h>

#include "chess/legal_moves.h"
#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

std::optional<RookReturn> returned(const char* fen, const char* moves) {
    const auto question = path_to(fen, moves);
    const History history = history_of(question);
    const auto lost = lost_right(history, history.here().position.side_to_move(), chess::Wing::QueenSide);
    return lost ? rook_return(question, history, *lost) : std::nullopt;
}

TEST(RookReturn, PutsTheRookBackWhereOnlyTheRightIsWanting) {
    const auto experiment = returned("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "a1a2 e8e7");
    ASSERT_TRUE(experiment.has_value());
    EXPECT_EQ(experiment->question.moves.size(), 4U);
    const chess::Position position = oracle::asked_position(experiment->question);
    EXPECT_EQ(position.piece_on(chess::Square::A1), (chess::Piece{chess::Color::White, chess::PieceKind::Rook}));
    EXPECT_EQ(position.castling_rook(chess::Color::White, chess::Wing::QueenSide), std::nullopt);
    EXPECT_EQ(experiment->castling, chess::Move::castling(chess::Square::E1, chess::Square::A1));
}

TEST(RookReturn, IsNoneWhereTheRookCannotGoBackOrCastlingIsStoppedAnyway) {
    EXPECT_FALSE(returned("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "a1a2 e8e7")) << "the knight b1";
    EXPECT_FALSE(returned("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1e2 e8e7")) << "the king moved, not the rook";
}

}  // namespace
}  // namespace plyproof::diagnose
