// SPDX-License-Identifier: MIT
#include "diagnose/rights_lost.h"

#include <gmock/gmock.h>

#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

using chess::Color;
using chess::Wing;
using explain::Rule;

Rule why(const char* fen, const char* moves, Color color, Wing wing) {
    const auto lost = lost_right(history_to(fen, moves), color, wing);
    return lost ? lost->rule : Rule::CastlingMissing;
}

TEST(LostRights, AreExplainedByTheMoveThatEndedThem) {
    constexpr const char* kCorners = "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1";
    EXPECT_EQ(why(kCorners, "e1d1", Color::White, Wing::KingSide), Rule::CastlingAfterKingMove);
    EXPECT_EQ(why(kCorners, "h1h2 e8d7", Color::White, Wing::KingSide), Rule::CastlingAfterRookMove);
    EXPECT_EQ(why(kCorners, "h1h8", Color::Black, Wing::KingSide), Rule::CastlingAfterRookCaptured);
    EXPECT_EQ(why(kCorners, "b7a8q", Color::Black, Wing::QueenSide), Rule::CastlingAfterPromotionCapture);
    EXPECT_EQ(why(kCorners, "e1g1", Color::White, Wing::QueenSide), Rule::CastlingAfterKingMove);
}

TEST(LostRights, AreNoneWhereTheRightIsThereOrNeverWas) {
    EXPECT_FALSE(lost_right(history_to("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "a1a2"), Color::White, Wing::KingSide));
    EXPECT_FALSE(lost_right(history_to("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "a1a2"), Color::White, Wing::QueenSide));
}

}  // namespace
}  // namespace plyproof::diagnose
