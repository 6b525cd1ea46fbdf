// SPDX-License-Identifier: MIT
#include "diagnose/earlier_position.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "diagnose/descend.h"
#include "diagnose/fake_oracle.h"
#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

using explain::Rule;
using oracle::Question;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* kKingAndRook = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
constexpr const char* kThereAndBack = "e1e2 e8e7 e2e1 e7e8";

Question first_moves_of(Question question, std::size_t most) {
    question.moves.resize(std::min(most, question.moves.size()));
    return question;
}

/// A program that plays no more than so many moves.
FakeOracle plays_at_most(std::size_t moves) {
    return FakeOracle([moves](const Question& question, PrintedDivide& printed) {
        printed = right_divide(first_moves_of(question, moves));
    });
}

oracle::ForeignDivide answer_for(const Node& node, std::size_t moves) {
    return answer_of(right_divide(first_moves_of(node.question, moves)), node.question).divide;
}

TEST(EarlierPosition, IsThatOfWhichAnAnswerHasTheMovesAndTheCounts) {
    const Node node = node_of(path_to(kKingAndRook, "h1h5 e8d8 h5h1", 2));
    EXPECT_THAT(plies_answered(node, answer_for(node, 0)), ElementsAre(0U));
    EXPECT_THAT(plies_answered(node, answer_for(node, 1)), ElementsAre(1U));
    EXPECT_THAT(plies_answered(node, answer_for(node, 3)), IsEmpty()) << "that is the right answer";
    oracle::ForeignDivide counted_otherwise = answer_for(node, 0);
    counted_otherwise.entries.front().nodes += 1;
    EXPECT_THAT(plies_answered(node, counted_otherwise), IsEmpty());
}

TEST(EarlierPosition, MayBeChanceOnlyWhereAManStandsWhereTheMoveBegan) {
    EXPECT_TRUE(may_be_chance(history_to(kKingAndRook, kThereAndBack), 0));
    EXPECT_FALSE(may_be_chance(history_to(kKingAndRook, "e1e2 e8e7"), 0));
    EXPECT_FALSE(may_be_chance(history_to(kKingAndRook, "e1e2"), 0));
}

TEST(EarlierPosition, IsSaidByTheMovesBeforeIt) {
    const History history = history_to(kKingAndRook, "e1e2 e8e7");
    EXPECT_EQ(words_for(history, 0), "the position before all moves");
    EXPECT_EQ(words_for(history, 1), "the position after 1 of the 2 moves");
}

/// Paths after which a state that is forgotten would explain a part of the list, too.
TEST(EarlierPosition, IsTheRuleForAProgramThatIgnoresMovesWhateverTheyAre) {
    const std::pair<const char*, const char*> paths[] = {{"4k2r/8/8/8/8/8/8/4K3 w k - 0 1", "e1d2"},
                                                         {"R7/8/8/8/1k6/r7/4K3/N7 w - - 0 1", "a8a5 a3a1"},
                                                         {"B7/8/8/1K3b2/8/5P2/8/7k w - - 0 1", "a8c6 f5e6 c6a8"},
                                                         {"8/1bP5/6k1/8/8/8/8/2B1K3 w - - 0 1", "c7c8q b7c8 c1d2"},
                                                         {"r3k2r/6P1/8/8/8/8/8/6K1 w kq - 0 1", "g7h8n"},
                                                         {kKingAndRook, kThereAndBack}};
    for (const auto& [fen, moves] : paths) {
        FakeOracle ignores = plays_at_most(0);
        const Diagnosis diagnosis = descend({ignores}, path_to(fen, moves));
        ASSERT_EQ(diagnosis.findings.size(), 1U) << fen;
        const Finding& finding = diagnosis.findings.front();
        EXPECT_EQ(finding.reason.rule, Rule::WrongPosition) << fen << ": " << finding.reason.words;
        EXPECT_EQ(finding.reason.words, "the answer is that for the position before all moves");
        EXPECT_EQ(finding.fault, Fault::WrongPosition);
        EXPECT_EQ(finding.seen, SeenBy::PathOnly);
        EXPECT_FALSE(finding.likely);
    }
}

TEST(EarlierPosition, IsTheRuleForAProgramThatPlaysOnlyTheFirstMoves) {
    FakeOracle stops = plays_at_most(2);
    const Diagnosis diagnosis = descend({stops}, path_to("4k3/p7/8/8/8/8/P7/4K2R w K - 0 1", "a2a4 a7a5 h1h2"));
    ASSERT_EQ(diagnosis.findings.size(), 1U);
    EXPECT_EQ(diagnosis.findings.front().reason.rule, Rule::WrongPosition);
    EXPECT_EQ(diagnosis.findings.front().reason.words, "the answer is that for the position after 2 of the 3 moves");
}

TEST(EarlierPosition, IsNotTheRuleWhereAForgottenRightMakesTheSameList) {
    FakeOracle keeps_right([](const Question& question, PrintedDivide& printed) {
        if (question.moves.size() == 4) printed.add("e1g1");
    });
    const Diagnosis diagnosis = descend({keeps_right}, path_to(kKingAndRook, kThereAndBack));
    ASSERT_EQ(diagnosis.findings.size(), 1U);
    EXPECT_EQ(diagnosis.findings.front().reason.rule, Rule::CastlingAfterKingMove);
}

}  // namespace
}  // namespace plyproof::diagnose
