// SPDX-License-Identifier: MIT
#include "report/input_problem.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "suite/parse.h"

namespace plyproof::report {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

InputProblem first_problem(std::string_view text) { return problem_of(suite::parse(text, "x.epd").errors.at(0)); }

TEST(ProblemOf, NamesPlaceKindAndText) {
    const InputProblem problem =
        first_problem("4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5\n4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D0 5\n");
    EXPECT_EQ(problem.file, "x.epd");
    EXPECT_EQ(problem.line, 2u);
    EXPECT_EQ(problem.kind, "bad-depth");
    EXPECT_THAT(problem.message, HasSubstr("'0'"));
}

TEST(ProblemOf, SaysWhatIsWrongWithAFen) {
    EXPECT_THAT(first_problem("4k3/8/8/8/8/8/8/4X3 w - - 0 1 ;D1 5\n").message, HasSubstr("X"));
    EXPECT_THAT(first_problem("8/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5\n").message, HasSubstr("king"));
}

TEST(ProblemText, PutsTheCaretUnderTheFault) {
    const InputProblem problem{
        .file = "x.epd", .line = 2, .column = 4, .kind = "bad-depth", .message = "no depth", .excerpt = {"k w ;Dx", 6}};
    EXPECT_EQ(problem_text(problem), "x.epd:2:4: no depth\n  k w ;Dx\n        ^");
}

TEST(ProblemText, CountsWhatIsSpelledOutForTheCaret) {
    const InputProblem problem{.file = "x", .line = 1, .message = "m", .excerpt = {"\xff\xC3\xBC!", 3}};
    EXPECT_EQ(problem_text(problem), "x:1: m\n  \\xff\xC3\xBC!\n       ^");
}

TEST(ProblemText, OfAWholeFileIsItsMessage) {
    EXPECT_EQ(problem_text(unreadable_file("gone.epd", "cannot open 'gone.epd'")), "cannot open 'gone.epd'");
}

}  // namespace
}  // namespace plyproof::report
