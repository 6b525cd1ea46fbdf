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

Question question_of_text(const char* fen) { return question_about(*chess::parse_fen(fen), support::accepted(fen), 2); }

TEST(Question, KeepsTheEnPassantSquareOfAFenThoughNoCaptureIsLegal) {
    const char* pinned = "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1";
    EXPECT_EQ(question_of_text(pinned).passed, chess::Square::E6);
    EXPECT_EQ(root_fen(question_of_text(pinned)), pinned);
    EXPECT_EQ(question_of_text(pinned).depth, 2);
    const char* unused = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    EXPECT_EQ(root_fen(question_of_text(unused), chess::FenStyle::Shredder),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha e3 0 1");
    EXPECT_EQ(root_fen(question_of_text("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1")), "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
}

TEST(Question, DropsAnEnPassantSquareThatTheBoardRefutes) {
    EXPECT_EQ(question_of_text("4k3/8/8/3P4/8/8/8/4K3 w - e6 0 1").passed, std::nullopt);
    EXPECT_EQ(root_fen(question_of_text("4k3/8/8/3P4/8/8/8/4K3 w - e6 0 1")), "4k3/8/8/3P4/8/8/8/4K3 w - - 0 1");
}

TEST(Question, ByFenNamesTheSquareOfTheLastDoubleStepWhereAPawnStandsBesideIt) {
    const Question pinned = support::question_of("8/4p3/8/r2P3K/8/8/4k3/8 b - - 0 1", 1, {"e7e5"});
    EXPECT_EQ(root_fen(asked_by_fen(pinned)), "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 2");
    const Question alone = support::question_of(support::kSmall, 1, {"a2a4"});
    EXPECT_EQ(root_fen(asked_by_fen(alone)), "8/8/8/1k6/P7/8/8/K7 b - - 0 1");
    const Question own_pawn = support::question_of("4k3/8/8/8/3P4/8/4P3/4K3 w - - 0 1", 1, {"e2e4"});
    EXPECT_EQ(asked_by_fen(own_pawn).passed, std::nullopt);
}

}  // namespace
}  // namespace plyproof::oracle
