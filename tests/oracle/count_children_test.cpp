// SPDX-License-Identifier: MIT
#include "oracle/count_children.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/builtin_oracle.h"
#include "oracle/session_oracle.h"
#include "support/fake_peer.h"
#include "support/questions.h"

namespace plyproof::oracle {
namespace {

using support::question_of;

TEST(CountChildren, GivesTheDivideOfAProgramThatSaysTheRightTotals) {
    BuiltinOracle ours;
    const Question question = question_of(support::kSmall, 3, {"a2a3", "b5b6"});
    const auto answer = count_children(ours, question, base::Deadline::never());
    const auto expected = ours.divide(question, base::Deadline::never());
    ASSERT_TRUE(answer);
    EXPECT_EQ(support::entries_of(answer->divide), support::entries_of(expected->divide));
    EXPECT_EQ(answer->divide.total, expected->divide.total);
    EXPECT_EQ(answer->questions, expected->divide.entries.size());
}

TEST(CountChildren, AsksByPathOnePlyLessDeep) {
    std::vector<std::string> asked;
    const auto engine = [&](const std::string& line) -> std::vector<std::string> {
        asked.push_back(line);
        if (line == "uci") return {"uciok"};
        if (line == "isready") return {"readyok"};
        if (line == "perft 1") return {"5"};
        return {};
    };
    SessionOracle oracle(support::fake_program(engine), *find_dialect(builtin_dialects(), "perft"));
    const auto answer = count_children(oracle, question_of(support::kSmall, 2), base::Deadline::never());
    EXPECT_THAT(support::entries_of(answer.value().divide),
                testing::ElementsAre("a1b1 5", "a1b2 5", "a2a3 5", "a2a4 5"));
    EXPECT_EQ(answer->divide.total, 20);
    EXPECT_FALSE(answer->position_confirmed);
    EXPECT_THAT(asked, testing::Contains("position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1 moves a2a4"));
}

TEST(CountChildren, FailsWithTheFirstQuestionThatDoes) {
    const auto engine = [](const std::string& line) -> std::vector<std::string> {
        if (line == "uci") return {"uciok"};
        if (line == "isready") return {"readyok"};
        return {};
    };
    SessionOracle oracle(support::fake_program(engine), *find_dialect(builtin_dialects(), "perft"));
    const auto answer = count_children(oracle, question_of(support::kSmall, 2), base::Deadline::never());
    EXPECT_EQ(answer.error().kind, OracleErrorKind::TimedOut);
}

}  // namespace
}  // namespace plyproof::oracle
