// SPDX-License-Identifier: MIT
#include "diagnose/inspector.h"

#include <gmock/gmock.h>

#include "diagnose/path_to.h"
#include "diagnose/remembering_oracle.h"

namespace plyproof::diagnose {
namespace {

using explain::Rule;
using oracle::Question;

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The findings at the start position, which is asked a second time.
std::vector<Finding> second_answer(RememberingOracle& judged) {
    Court court({judged}, {}, {});
    Inspector inspector(court);
    const Node node = node_of(path_to(kStart));
    (void)court.compare(node.question);
    return inspector.wrong_list(node, *court.compare(node.question)).value();
}

TEST(Inspector, TellsAListThatIsWrongOnlyAfterOtherQuestions) {
    RememberingOracle later([](const Question&, const auto& before, PrintedDivide& printed) {
        if (!before.empty()) printed.remove("e2e4");
    });
    const auto findings = second_answer(later);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings.front().reason.rule, Rule::SecondPosition);
    EXPECT_EQ(findings.front().also.front().rule, Rule::DoublePush);
    EXPECT_EQ(findings.front().seen, SeenBy::Later);
    EXPECT_EQ(findings.front().earlier.size(), 1U);
}

TEST(Inspector, TellsAListThatIsAlwaysWrongAndAsksWhereTheProgramIs) {
    RememberingOracle always([](const Question&, const auto&, PrintedDivide& printed) { printed.remove("e2e4"); });
    always.shown = kStart;
    const auto findings = second_answer(always);
    EXPECT_EQ(findings.front().reason.rule, Rule::DoublePush);
    EXPECT_EQ(findings.front().seen, SeenBy::Fen);
    EXPECT_EQ(findings.front().their_fen, kStart);
    EXPECT_FALSE(findings.front().is_elsewhere);
    EXPECT_EQ(always.starts, 2) << "it is asked again, twice";
}

TEST(Inspector, LooksCloselyOnlyAtTheFirstOfEachKind) {
    RememberingOracle always([](const Question&, const auto&, PrintedDivide& printed) { printed.remove("e2e4"); });
    Court court({always}, {}, {});
    Inspector inspector(court);
    const Node node = node_of(path_to(kStart));
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(inspector.wrong_list(node, *court.compare(node.question)));
    EXPECT_EQ(always.shows, 1);
}

TEST(Inspector, TakesAnAnswerForAnotherPositionForAFindingAndNoOtherFailure) {
    RememberingOracle judged([](const auto&, const auto&, auto&) {});
    judged.shown = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    judged.fails_from(0, oracle::OracleErrorKind::OtherPosition);
    Court court({judged}, {}, {});
    Inspector inspector(court);
    const Node node = node_of(path_to(kStart));
    const auto other =
        inspector.wrong_position(node, {Party::Judged, {oracle::OracleErrorKind::OtherPosition, "it is elsewhere"}});
    ASSERT_TRUE(other);
    EXPECT_EQ(other->front().fault, Fault::WrongPosition);
    EXPECT_EQ(other->front().reason.rule, Rule::CastlingRightLost);
    EXPECT_TRUE(other->front().is_elsewhere);
    EXPECT_FALSE(inspector.wrong_position(node, {Party::Judged, {oracle::OracleErrorKind::Died, "it died"}}));
}

TEST(Inspector, TakesAWrongListForOneThoughItIsByChanceThatOfAnotherPosition) {
    FakeOracle mine([](const Question&, PrintedDivide& printed) { printed.remove("e7e5"); });
    Court court({mine}, {}, {});
    const auto found = Inspector(court).wrong_position(
        node_of(path_to(kStart, "g1f3")),
        {Party::Judged, {oracle::OracleErrorKind::OtherPosition, "it answers for the position before"}});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->front().reason.rule, Rule::DoublePush);
    EXPECT_EQ(found->front().seen, SeenBy::Fen);
}

TEST(Inspector, AsksNothingAgainWhereItIsNotWanted) {
    FakeOracle scripted([](const Question&, PrintedDivide& printed) { printed.remove("e2e4"); });
    Court court({scripted}, {}, {});
    Inspector inspector(court, false);
    const Node node = node_of(path_to(kStart));
    (void)inspector.wrong_list(node, *court.compare(node.question));
    EXPECT_EQ(court.account().questions, 1U);
}

}  // namespace
}  // namespace plyproof::diagnose
