// SPDX-License-Identifier: MIT
#include "oracle/question.h"

#include <gtest/gtest.h>

#include "support/questions.h"

namespace plyproof::oracle {
namespace {

TEST(Question, IsAboutThePositionAfterItsMoves) {
    const Question question = support::question_of(support::kSmall, 3, {"a2a4", "b5a4"});
    EXPECT_EQ(asked_position(question), support::position_of("8/8/8/8/k7/8/8/K7 w - - 0 2"));
}

TEST(Question, ByFenHasTheSamePositionAndNoPath) {
    const Question question = asked_by_fen(support::question_of(support::kSmall, 3, {"a2a4", "b5a4"}));
    EXPECT_TRUE(question.moves.empty());
    EXPECT_EQ(question.depth, 3);
    EXPECT_EQ(question.root, support::position_of("8/8/8/8/k7/8/8/K7 w - - 0 2"));
}

}  // namespace
}  // namespace plyproof::oracle
