// SPDX-License-Identifier: MIT
#include "diagnose/shown_fault.h"

#include <gmock/gmock.h>

#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

using explain::Rule;

struct Example {
    Rule rule;
    const char* fen;
    const char* moves;
    const char* shown;
};

class EachFault : public ::testing::TestWithParam<Example> {};

TEST_P(EachFault, IsReadFromTheShownFen) {
    const Example& example = GetParam();
    const explain::Reasons reasons = shown_faults(history_to(example.fen, example.moves), example.shown);
    ASSERT_FALSE(reasons.empty());
    EXPECT_EQ(explain::id_of(reasons.front().rule), explain::id_of(example.rule)) << reasons.front().words;
}

constexpr Example kExamples[] = {
    {Rule::CastlingAfterRookCaptured, "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", "g3h1", "4k3/8/8/8/8/8/8/4K2n w K - 0 2"},
    {Rule::CastlingRightLost, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"},
    {Rule::CastlingWithoutRight, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"},
    {Rule::EnPassantVictimLeft, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "d5e6", "4k3/8/4P3/4p3/8/8/8/4K3 b - - 0 1"},
    {Rule::EnPassantKeptTooLong, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "e1e2 e8d8", "3k4/8/8/3Pp3/8/8/4K3/8 w - e6 2 2"},
    {Rule::EnPassantAfterPush, "4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1", "e7e5", "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 2"},
    {Rule::EnPassantFromSetup, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "", "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1"},
    {Rule::CastlingRookPlacement, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "4k3/8/8/8/8/8/8/6KR b - - 1 1"},
    {Rule::PromotionPlacement, "8/4P3/8/8/8/8/k7/6K1 w - - 0 1", "e7e8n", "4Q3/8/8/8/8/8/k7/6K1 b - - 0 1"},
    {Rule::CaptureLeavesMan, "6k1/8/8/3n4/8/8/8/3R2K1 w - - 0 1", "d1d5", "6k1/8/8/3n4/8/8/8/6K1 b - - 0 1"},
    {Rule::SideToMove, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "4k3/8/8/8/8/8/8/5RK1 w - - 1 1"},
    {Rule::StateAfterMove, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2", "4k3/8/8/8/8/8/8/4K3 b - - 1 1"},
    {Rule::WrongPosition, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "3k4/8/8/8/8/8/8/4K3 w - - 0 1"},
};

INSTANTIATE_TEST_SUITE_P(Examples, EachFault, ::testing::ValuesIn(kExamples));

TEST(ShownFaults, SayThatMovesWereNotPlayed) {
    const explain::Reasons reasons =
        shown_faults(history_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1 e8e7"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    ASSERT_EQ(reasons.size(), 1U);
    EXPECT_EQ(reasons.front().rule, Rule::WrongPosition);
    EXPECT_EQ(reasons.front().words, "it is where it was before e1g1");
}

/// What a program shows after castling whose rook it leaves on h1.
constexpr const char* kRookStays = "4k3/8/8/8/8/8/8/6KR b - - 1 1";

Finding finding_after_castling(Rule rule) {
    Finding finding{.question = path_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"),
                    .scene = history_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1").here(),
                    .fault = Fault::Extra,
                    .seen = SeenBy::PathOnly,
                    .reason = {rule, "so it seemed"},
                    .likely = true};
    return finding;
}

Finding shown(Finding finding, const char* fen) {
    take_shown(history_of(finding.question), fen, finding);
    return finding;
}

TEST(TakeShown, DecidesBetweenRulesThatFitAsWell) {
    Finding finding = finding_after_castling(Rule::SideToMove);
    finding.alternatives = {{Rule::CastlingRookPlacement, "or this"}};
    const Finding decided = shown(finding, kRookStays);
    EXPECT_EQ(decided.reason.words, "or this");
    EXPECT_TRUE(decided.alternatives.empty());
    EXPECT_FALSE(decided.likely);
    EXPECT_TRUE(decided.is_elsewhere);
    EXPECT_EQ(decided.their_fen, kRookStays);
}

TEST(TakeShown, IsTheReasonWhereTheListIsRightForThePlaceShown) {
    Finding finding = finding_after_castling(Rule::KingIntoCheck);
    // With the rook on h1 instead of f1 the king may also go to the f-file.
    finding.extra = {{"e8f7", 1}, {"e8f8", 1}};
    EXPECT_EQ(shown(finding, kRookStays).reason.rule, Rule::CastlingRookPlacement);
    finding.extra.pop_back();
    const Finding other = shown(finding, kRookStays);
    EXPECT_EQ(other.reason.rule, Rule::KingIntoCheck);
    ASSERT_FALSE(other.also.empty());
    EXPECT_EQ(other.also.back().rule, Rule::CastlingRookPlacement);
}

TEST(TakeShown, LeavesTheLawThatIsBrokenByAFenThatIsMisread) {
    Finding finding{.question = path_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
                    .scene = history_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1").here(),
                    .fault = Fault::Missing,
                    .reason = {Rule::CastlingMissing, "so it seemed"}};
    finding.missing = {{chess::Move::castling(chess::Square::E1, chess::Square::H1), 1}};
    EXPECT_EQ(shown(finding, "4k3/8/8/8/8/8/8/4K2R w - - 0 1").reason.rule, Rule::CastlingMissing);
}

TEST(TakeShown, KnowsTheRightPosition) {
    const Finding right = shown(finding_after_castling(Rule::SideToMove), "4k3/8/8/8/8/8/8/5RK1 b - - 7 9");
    EXPECT_FALSE(right.is_elsewhere);
    EXPECT_TRUE(right.their_fen.has_value());
    EXPECT_TRUE(right.likely);
}

TEST(ShownFaults, AreNoneForTheRightPositionOrForNoFen) {
    const History history = history_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1");
    EXPECT_TRUE(shown_faults(history, "4k3/8/8/8/8/8/8/5RK1 b - - 77 9").empty()) << "clocks do not count";
    EXPECT_TRUE(shown_faults(history, "nonsense").empty());
}

}  // namespace
}  // namespace plyproof::diagnose
