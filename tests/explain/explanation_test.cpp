// SPDX-License-Identifier: MIT
#include "explain/explanation.h"

#include <gmock/gmock.h>

#include <string_view>

#include "support/position_of.h"
#include "support/setup_of_fen.h"

namespace plyproof::explain {
namespace {

using namespace chess;

Explanation explained(std::string_view fen) {
    const Accepted accepted = support::accepted(fen);
    return explanation_of({accepted.position, accepted.variant, support::setup_of_fen(fen).en_passant});
}

Square named(std::string_view name) { return *square_from_name(name); }

const CastlingRight& right(const Explanation& explanation, Color color, Wing wing) {
    return explanation.castling[2 * static_cast<std::size_t>(color) + static_cast<std::size_t>(wing)];
}

TEST(Explanation, NamesEachCheckerAndTheSquaresBetween) {
    const Explanation explanation = explained("4k3/8/8/8/4r3/3n4/8/4K3 w - - 0 1");
    ASSERT_EQ(explanation.checks.size(), 2U);
    EXPECT_EQ(explanation.checks[0].checker, named("d3"));
    EXPECT_TRUE(explanation.checks[0].between.empty());
    EXPECT_EQ(explanation.checks[1].between, Bitboard(named("e2")) | Bitboard(named("e3")));
}

TEST(Explanation, TellsWhereAPinnedManMayGo) {
    const Explanation explanation = explained("4r1k1/8/8/8/8/4P3/8/4K3 w - - 0 1");
    ASSERT_EQ(explanation.pins.size(), 1U);
    EXPECT_EQ(explanation.pins[0].pinned, named("e3"));
    EXPECT_EQ(explanation.pins[0].pinner, named("e8"));
    EXPECT_EQ(explanation.pins[0].may_go_to, Bitboard(named("e4")));
}

TEST(Explanation, LetsAPawnAtHomeStepTwiceAlongItsPinAndNoFurtherThanTheFirstMan) {
    EXPECT_EQ(explained("4r1k1/8/8/8/8/8/4P3/4K3 w - - 0 1").pins[0].may_go_to,
              Bitboard(named("e3")) | Bitboard(named("e4")));
    EXPECT_EQ(explained("6k1/8/8/8/8/4r3/4P3/4K3 w - - 0 1").pins[0].may_go_to, kNoSquares);
    EXPECT_EQ(explained("4k3/4p3/8/8/8/8/8/K3R3 w - - 0 1").pins[0].may_go_to,
              Bitboard(named("e6")) | Bitboard(named("e5")));
}

TEST(Explanation, ListsThePinsOfTheSideToMoveFirst) {
    const Explanation both = explained("4k3/3n4/8/1B6/8/2b5/3N4/4K3 b - - 0 1");
    ASSERT_EQ(both.pins.size(), 2U);
    EXPECT_EQ(both.pins[0].color, Color::Black);
    EXPECT_EQ(both.pins[1].color, Color::White);
}

TEST(Explanation, TellsALegalEnPassantCaptureFromOneThatALawForbids) {
    const Explanation pinned = explained("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1");
    ASSERT_EQ(pinned.en_passant->captures.size(), 1U);
    EXPECT_EQ(pinned.en_passant->captures[0].broken[0].rule, Rule::EnPassantRankPin);
    EXPECT_FALSE(pinned.en_passant->captures[0].move);
    const Explanation both = explained("4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 1");
    ASSERT_EQ(both.en_passant->captures.size(), 2U);
    for (const EnPassantCapture& capture : both.en_passant->captures) {
        EXPECT_TRUE(capture.move && capture.broken.empty());
    }
}

TEST(Explanation, KnowsASquareThatNobodyStandsReadyToCaptureOn) {
    const Explanation explanation = explained("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    EXPECT_EQ(explanation.en_passant->square, named("e3"));
    EXPECT_TRUE(explanation.en_passant->captures.empty());
}

TEST(Explanation, JudgesEachCastlingRightByTheLawsThatForbidIt) {
    const Explanation explanation = explained("1r2k2r/8/8/8/8/8/8/R2QK2R w KQk - 0 1");
    EXPECT_TRUE(right(explanation, Color::White, Wing::KingSide).move);
    EXPECT_EQ(right(explanation, Color::White, Wing::QueenSide).broken[0].rule, Rule::CastlingPathOccupied);
    EXPECT_TRUE(right(explanation, Color::Black, Wing::KingSide).move);
    EXPECT_FALSE(right(explanation, Color::Black, Wing::QueenSide).rook);
}

TEST(Explanation, DoesNotJudgeTheSideThatWaitsWhileTheOtherIsInCheck) {
    const Explanation explanation = explained("r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1");
    EXPECT_EQ(right(explanation, Color::White, Wing::KingSide).broken[0].rule, Rule::CastlingInCheck);
    EXPECT_TRUE(right(explanation, Color::Black, Wing::KingSide).rook);
    EXPECT_FALSE(right(explanation, Color::Black, Wing::KingSide).judged);
}

}  // namespace
}  // namespace plyproof::explain
