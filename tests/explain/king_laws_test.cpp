// SPDX-License-Identifier: MIT
#include "explain/king_laws.h"

#include <gmock/gmock.h>

#include "support/position_of.h"

namespace plyproof::explain {
namespace {

using chess::Square;

TEST(KingStepLaws, NameTheOtherKingOnlyWhereNothingElseAttacks) {
    const chess::Position kings = support::position_of("8/8/8/4k3/8/4K3/8/8 w - - 0 1");
    EXPECT_EQ(broken_king_step_laws(kings, {Square::E3, Square::E4}).front().rule, Rule::KingsAdjacent);
    const chess::Position both = support::position_of("8/8/8/4k3/7r/4K3/8/8 w - - 0 1");
    EXPECT_EQ(broken_king_step_laws(both, {Square::E3, Square::E4}).front().rule, Rule::KingIntoCheck);
    EXPECT_THAT(broken_king_step_laws(both, {Square::E3, Square::E2}), ::testing::IsEmpty());
}

TEST(SafetyLaws, ListThePinBeforeTheCheck) {
    const chess::Position position = support::position_of("4k3/4r3/8/8/7b/8/4N3/4K3 w - - 0 1");
    Reasons reasons = broken_safety_laws(position, {Square::E2, Square::C3});
    sort_by_rule(reasons);
    ASSERT_EQ(reasons.size(), 2U);
    EXPECT_EQ(reasons[0].rule, Rule::PinnedKnight);
    EXPECT_EQ(reasons[1].words, "the bishop h4 still gives check to the king e1");
}

TEST(EnPassantLaws, AreNoneWhenTheCaptureIsLegal) {
    const Scene scene{support::position_of("7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1")};
    EXPECT_THAT(broken_en_passant_laws(scene, {Square::E5, Square::D6}), ::testing::IsEmpty());
}

TEST(LineText, NamesRanksFilesAndDiagonalsAndNothingForAKnightsStep) {
    EXPECT_EQ(line_text(Square::A5, Square::H5), "on rank 5");
    EXPECT_EQ(line_text(Square::E1, Square::E8), "on the e file");
    EXPECT_EQ(line_text(Square::B2, Square::D4), "on the diagonal a1-h8");
    EXPECT_EQ(line_text(Square::A1, Square::B3), "");
}

TEST(PinRules, AreOneForEachKindOfMan) {
    EXPECT_EQ(pin_rule(chess::PieceKind::Pawn), Rule::PinnedPawn);
    EXPECT_EQ(pin_rule(chess::PieceKind::Queen), Rule::PinnedQueen);
}

}  // namespace
}  // namespace plyproof::explain
