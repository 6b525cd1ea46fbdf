// SPDX-License-Identifier: MIT
#include "oracle/asking.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/questions.h"

namespace plyproof::oracle {
namespace {

using support::question_of;
using testing::ElementsAre;
using testing::HasSubstr;
using namespace std::chrono_literals;

const Dialect& row(std::string_view name) { return *find_dialect(builtin_dialects(), name); }

constexpr const char* kInnerRook = "4k3/8/8/8/8/8/8/R1R1K2R w CH - 0 1";

TEST(FillingFor, SendsThePathOrOnlyItsEnd) {
    const Question question = question_of(support::kSmall, 3, {"a2a4", "b5a4"});
    const auto path = filling_for(question, row("go-perft"), "./mine").value();
    EXPECT_EQ(path.fen, support::kSmall);
    EXPECT_THAT(path.moves, ElementsAre("a2a4", "b5a4"));
    const auto end = filling_for(question, row("sjeng"), "./mine").value();
    EXPECT_EQ(end.fen, "8/8/8/8/k7/8/8/K7 w - - 0 2");
    EXPECT_TRUE(end.moves.empty());
}

TEST(FillingFor, NamesTheEnPassantSquareThatTheFenNames) {
    const char* fen = "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1";
    const Question question = question_about(*chess::parse_fen(fen), support::accepted(fen), 1);
    EXPECT_EQ(filling_for(question, row("go-perft"), "./mine")->fen, fen);
    EXPECT_EQ(filling_for(question, row("sjeng"), "./mine")->fen, fen);
    const Question pushed = question_of("8/4p3/8/r2P3K/8/8/4k3/8 b - - 0 1", 1, {"e7e5"});
    EXPECT_EQ(filling_for(pushed, row("sjeng"), "./mine")->fen, "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 2");
}

TEST(FillingFor, SpellsCastlingAsTheVariantAndTheRowWant) {
    const Question question = question_of(kInnerRook, 1, {"e1c1"});
    const auto xfen = filling_for(question, row("go-perft"), "./mine").value();
    EXPECT_EQ(xfen.fen, "4k3/8/8/8/8/8/8/R1R1K2R w KC - 0 1");
    EXPECT_THAT(xfen.moves, ElementsAre("e1c1"));
    Dialect shredder = row("go-perft");
    shredder.castling_fen = CastlingFen::Shredder;
    EXPECT_EQ(filling_for(question, shredder, "./mine")->fen, "4k3/8/8/8/8/8/8/R1R1K2R w HC - 0 1");
    const Question standard = question_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 1, {"e1g1"});
    EXPECT_THAT(filling_for(standard, row("go-perft"), "./mine")->moves, ElementsAre("e1g1"));
    EXPECT_EQ(filling_for(standard, shredder, "./mine")->fen, "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1");
}

TEST(FillingFor, IsUnsuitableWhereTheFenHasNoLettersForTheRights) {
    const auto filling = filling_for(question_of(kInnerRook, 1), row("setboard"), "./mine");
    ASSERT_FALSE(filling);
    EXPECT_EQ(filling.error().kind, OracleErrorKind::Unsuitable);
    EXPECT_THAT(filling.error().text, HasSubstr("only KQkq"));
}

TEST(FillingFor, IsUnsuitableBelowTheRowsLeastDepth) {
    Dialect deep = row("go-perft");
    deep.min_depth = 2;
    EXPECT_EQ(filling_for(question_of(support::kSmall, 1), deep, "./mine").error().kind, OracleErrorKind::Unsuitable);
    EXPECT_TRUE(filling_for(question_of(support::kSmall, 2), deep, "./mine"));
}

TEST(QuestionLimit, NamesTheTimeThatTheUserGave) {
    EXPECT_EQ(question_limit(base::Deadline::in(60s)).wait, 60s);
    EXPECT_EQ(question_limit(base::Deadline::never()).wait, 0ms);
    EXPECT_EQ(question_limit(base::Deadline::in(60s)).option, "--timeout");
}

TEST(LaterBy, MovesADeadlineThatThereIs) {
    const Limit limit{base::Deadline::in(60s), 60s};
    EXPECT_EQ(later_by(limit, 5s).deadline.time(), limit.deadline.time() + 5s);
    EXPECT_EQ(later_by(limit, 5s).wait, 60s);
    EXPECT_TRUE(later_by({}, 5s).deadline.is_never());
}

TEST(AnswerFrom, UnderstandsTheTextForTheAskedPosition) {
    const auto answer = answer_from("a1a2: 1\na1b1: 1\na1b2: 1\nNodes searched: 3\n",
                                    question_of(support::kSmall, 1, {"a2a4", "b5a4"}), "./mine", true);
    ASSERT_TRUE(answer);
    EXPECT_THAT(support::entries_of(answer->divide), ElementsAre("a1a2 1", "a1b1 1", "a1b2 1"));
    EXPECT_EQ(answer->divide.total, 3);
    EXPECT_TRUE(answer->position_confirmed);
}

TEST(AnswerFrom, IsUnreadableWithoutAnyCount) {
    const auto answer = answer_from("\x07hello\nworld\n", question_of(support::kSmall, 1), "./mine", false);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, OracleErrorKind::Unreadable);
    EXPECT_THAT(answer.error().text, HasSubstr("'\\x07hello'"));
}

TEST(AnswerFrom, NoticesAnotherPositionUnlessTheProgramHasShownThisOne) {
    const std::string text = "a2a3: 1\na2a4: 1\na1b1: 1\na1b2: 1\n";
    const Question question = question_of(support::kSmall, 1, {"a2a4", "b5a4"});
    EXPECT_EQ(answer_from(text, question, "./mine", false).error().kind, OracleErrorKind::OtherPosition);
    EXPECT_TRUE(answer_from(text, question, "./mine", true));
}

TEST(NoChess960, IsUnsuitableAndSaysWhy) {
    const OracleError error = no_chess960("./mine", "it has no option UCI_Chess960");
    EXPECT_EQ(error.kind, OracleErrorKind::Unsuitable);
    EXPECT_THAT(error.text, HasSubstr("UCI_Chess960"));
}

}  // namespace
}  // namespace plyproof::oracle
