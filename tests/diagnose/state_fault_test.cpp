// SPDX-License-Identifier: MIT
#include "diagnose/state_fault.h"

#include <gmock/gmock.h>

#include "chess/legal_moves.h"
#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

using explain::Rule;

/// What a program lists that has all moves but some and some more.
explain::Reasons faults(const History& history, const std::vector<const char*>& missing,
                        const std::vector<std::string>& extra) {
    ListedMoves listed{.extra = extra};
    for (const char* text : missing) listed.missing.push_back(move_in(history, text));
    for (const chess::Move move : chess::legal_moves(history.here().position)) {
        const bool left_out = std::ranges::find(listed.missing, move) != listed.missing.end();
        if (!left_out) listed.legal.push_back(move);
    }
    return state_faults(history, listed);
}

TEST(StateFaults, NameTheMoveThatShouldHaveEndedARight) {
    const History history = history_to("k7/8/8/8/8/8/8/4K2R w K - 0 1", "h1h2 a8a7 h2h1 a7a8");
    const explain::Reasons reasons = faults(history, {}, {"e1g1"});
    ASSERT_EQ(reasons.size(), 2U);
    EXPECT_EQ(reasons[0].rule, Rule::CastlingAfterRookMove);
    EXPECT_EQ(reasons[0].words, "the right to castle with the rook h1 ended with h1h2");
    EXPECT_EQ(reasons[1].rule, Rule::CastlingWrongSide) << "whether the other right has gone instead does not show";
    const History both = history_to("1k6/8/8/8/8/8/8/R3K2R w KQ - 0 1", "h1h2 b8b7 h2h1 b7b8");
    EXPECT_EQ(faults(both, {}, {"e1g1"}).size(), 1U) << "here it shows that it has not";
}

TEST(StateFaults, TakeAStepOfTheKingThatIsListedTwiceForCastling) {
    const History history = history_to("k7/8/8/8/8/8/8/5K1R w H - 0 1", "h1h2 a8a7 h2h1 a7a8");
    const auto reasons = state_faults(history, {.duplicated = {"f1g1"}});
    ASSERT_FALSE(reasons.empty());
    EXPECT_EQ(reasons[0].rule, Rule::CastlingAfterRookMove);
}

TEST(StateFaults, GiveBothReasonsWhereARightMayHaveBeenTakenForAnother) {
    const History history = history_to("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "a1a2 e8e7");
    const explain::Reasons reasons = faults(history, {"e1g1"}, {});
    ASSERT_EQ(reasons.size(), 2U);
    EXPECT_EQ(reasons[0].rule, Rule::CastlingWrongSide);
    EXPECT_EQ(reasons[1].rule, Rule::CastlingRightLost);
}

TEST(StateFaults, KnowHowOldADoubleStepIs) {
    const History history = history_to("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "e1e2 e8d8");
    const explain::Reasons reasons = faults(history, {}, {"d5e6"});
    ASSERT_FALSE(reasons.empty());
    EXPECT_EQ(reasons[0].rule, Rule::EnPassantKeptTooLong);
    EXPECT_EQ(reasons[0].words, "the double step past e6 is 3 moves old");
}

TEST(StateFaults, FindMenThatWereCaptured) {
    const History captured = history_to("6k1/8/8/3n4/8/8/8/3R2K1 w - - 0 1", "d1d5");
    EXPECT_EQ(faults(captured, {}, {"d5f6"}).front().words, "the knight d5 was captured by d1d5");
    const History en_passant = history_to("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "d5e6");
    EXPECT_EQ(faults(en_passant, {}, {"e5e4"}).front().rule, Rule::EnPassantVictimLeft);
}

TEST(StateFaults, RecogniseAListThatIsRightForTheRookOnAnotherSquare) {
    // With the rook still on h1 the king may go to f8 and f7, and the rook's line is another one.
    const History history = history_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1");
    EXPECT_EQ(faults(history, {}, {"e8f8", "e8f7"}).front().rule, Rule::CastlingRookPlacement);
}

TEST(StateFaults, RecogniseTheListOfTheOtherSide) {
    const History history = history_to("4k3/7p/8/8/8/8/8/4K2R w K - 0 1", "h1h2");
    ListedMoves listed{.extra = {"e1e2", "h2h3"}};
    for (const chess::Move move : chess::legal_moves(history.here().position)) listed.missing.push_back(move);
    EXPECT_EQ(state_faults(history, listed).front().rule, Rule::SideToMove);
}

TEST(StateFaults, RecogniseAListThatIsSafeForAKingWhereHeWas) {
    const History history = history_to("4k3/8/8/6n1/8/8/5P2/4K2R w K - 0 1", "e1g1 g5h3");
    const explain::Reasons reasons = faults(history, {}, {"f1a1", "f1b1", "f1c1", "f1d1", "f1e1", "f2f3", "f2f4"});
    ASSERT_EQ(reasons.size(), 1U);
    EXPECT_EQ(reasons[0].rule, Rule::StateAfterMove);
    EXPECT_EQ(reasons[0].words, "the moves are those that are safe for a king on e1");
    // The knight's check is ignored by some men only: no king anywhere explains that.
    EXPECT_TRUE(faults(history, {}, {"f1a1", "f2f3"}).empty());
}

TEST(StateFaults, RecogniseASquareThatStaysOccupiedAfterEnPassant) {
    const History history = history_to("k7/8/8/3Pp2r/8/8/8/4K3 w - e6 0 1", "d5e6");
    EXPECT_EQ(faults(history, {"h5a5", "h5b5", "h5c5", "h5d5"}, {}).front().rule, Rule::EnPassantVictimLeft);
}

TEST(StateFaults, AreUnknownWhereNothingFits) {
    EXPECT_TRUE(faults(history_to("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2"), {"e8e7"}, {}).empty());
    EXPECT_TRUE(faults(history_to("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), {"e1e2"}, {}).empty());
}

}  // namespace
}  // namespace plyproof::diagnose
