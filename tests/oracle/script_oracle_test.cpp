// SPDX-License-Identifier: MIT
#include "oracle/script_oracle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/answer_lines.h"
#include "support/questions.h"
#include "support/transcript.h"

namespace plyproof::oracle {
namespace {

using support::program_of;
using support::question_of;
using testing::ElementsAre;
using testing::HasSubstr;

Dialect row(std::string_view name) { return *find_dialect(builtin_dialects(), name); }

base::Result<Answer, OracleError> ask(const std::string& text, std::string_view dialect, const Question& question) {
    ScriptOracle oracle(program_of({text}), row(dialect));
    return oracle.divide(question, base::Deadline::never());
}

TEST(ScriptOracle, GetsDepthFenAndMovesAsPerftreeGivesThem) {
    const auto answer =
        ask("> 1\n> 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> a2a4 b5a4\n< a1a2 1\n< a1b1 1\n< a1b2 1\n<  \n< 3\n. 0\n",
            "script", question_of(support::kSmall, 1, {"a2a4", "b5a4"}));
    ASSERT_TRUE(answer) << answer.error().text;
    EXPECT_THAT(support::entries_of(answer->divide), ElementsAre("a1a2 1", "a1b1 1", "a1b2 1"));
    EXPECT_EQ(answer->divide.total, 3);
}

TEST(ScriptOracle, GetsEachMoveAsAnArgumentOfItsOwn) {
    EXPECT_TRUE(ask("> 1\n> 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n> a2a4\n> b5a4\n< a1a2 1\n< 1\n. 0\n", "script-words",
                    question_of(support::kSmall, 1, {"a2a4", "b5a4"})));
}

TEST(ScriptOracle, GetsNoArgumentForMovesThatAreNotThere) {
    EXPECT_TRUE(ask("> 1\n> 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n< 4\n. 0\n", "script", question_of(support::kSmall, 1)));
}

TEST(ScriptOracle, GetsOptionsWithTheFenAfterTheMoves) {
    EXPECT_TRUE(ask("> -d\n> 2\n> --fen\n> 8/8/8/8/k7/8/8/K7 w - - 0 2\n> --div\n< Total: 3\n. 0\n", "script-options",
                    question_of(support::kSmall, 2, {"a2a4", "b5a4"})));
}

TEST(ScriptOracle, SaysHowTheScriptFailed) {
    const auto code =
        ask("> 1\n> 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n< 4\n! boom\n. 2\n", "script", question_of(support::kSmall, 1));
    ASSERT_FALSE(code);
    EXPECT_EQ(code.error().kind, OracleErrorKind::Died);
    EXPECT_THAT(code.error().text, HasSubstr("exit code 2"));
    EXPECT_THAT(code.error().text, HasSubstr("1 '8/8/8/1k6/8/8/P7/K7 w - - 0 1'"));
    EXPECT_THAT(code.error().last_errors, ElementsAre("boom"));
    const auto silent = ask("> 1\n> 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n", "script", question_of(support::kSmall, 1));
    EXPECT_EQ(silent.error().kind, OracleErrorKind::TimedOut);
    const auto refused = ask("> 1\n> 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n< Usage: mine FEN\n. 0\n", "script",
                             question_of(support::kSmall, 1));
    EXPECT_EQ(refused.error().kind, OracleErrorKind::Refused);
    EXPECT_THAT(refused.error().text, HasSubstr("'Usage: mine FEN'"));
    const auto nothing = ask("> 1\n> 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n. 0\n", "script", question_of(support::kSmall, 1));
    EXPECT_EQ(nothing.error().kind, OracleErrorKind::Unreadable);
}

TEST(ScriptOracle, MayEndWithoutALineEndWhenItEndsWell) {
    const Program program = find_program("sh -c 'printf 4; exit $3' sh", {}).value();
    Dialect dialect = row("script");
    dialect.arguments = {"{depth}", "{fen}", "0"};
    EXPECT_EQ(ScriptOracle(program, dialect).divide(question_of(support::kSmall, 1), {}).value().divide.total, 4);
    dialect.arguments = {"{depth}", "{fen}", "1"};
    EXPECT_EQ(ScriptOracle(program, dialect).divide(question_of(support::kSmall, 1), {}).error().kind,
              OracleErrorKind::Died);
}

TEST(ScriptOracle, GivesUpOnAnAnswerWithoutEnd) {
    std::string text = "> 1\n> 8/8/8/1k6/8/8/P7/K7 w - - 0 1\n";
    for (std::size_t size = 0; size < kLongestAnswer; size += 100000) {
        text += "< ";
        text.append(100000, '.');
        text += '\n';
    }
    EXPECT_EQ(ask(text, "script", question_of(support::kSmall, 1)).error().kind, OracleErrorKind::Unreadable);
}

TEST(ScriptOracle, TakesNoOptions) {
    ScriptOracle oracle(program_of({}, {.options = {{"Hash", "1"}}}), row("script"));
    EXPECT_EQ(oracle.divide(question_of(support::kSmall, 1), {}).error().kind, OracleErrorKind::NotStarted);
}

TEST(ScriptOracle, GetsChess960OnlyWhereTheRowSaysThatItCan) {
    const Question question = question_of("4k3/8/8/8/8/8/8/R1R1K2R w CH - 0 1", 1);
    EXPECT_TRUE(ask("> 1\n> 4k3/8/8/8/8/8/8/R1R1K2R w KC - 0 1\n< 30\n. 0\n", "script", question));
    Dialect standard = row("script");
    standard.chess960 = false;
    ScriptOracle oracle(program_of({}), standard);
    EXPECT_EQ(oracle.divide(question, {}).error().kind, OracleErrorKind::Unsuitable);
}

}  // namespace
}  // namespace plyproof::oracle
