// SPDX-License-Identifier: MIT
#include "report/failure_text.h"

#include <gmock/gmock.h>

#include "support/position_of.h"

namespace plyproof::report {
namespace {

using diagnose::Party;
using oracle::OracleErrorKind;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const PartyNames kNames{"./my engine", "other", "third", "--dialect go-perft"};

diagnose::CourtError failed(Party party, OracleErrorKind kind) {
    diagnose::CourtError error{party, {kind, "it failed"}};
    error.question = oracle::Question{support::position_of("8/8/8/1k6/8/8/P7/K7 w - - 0 1"),
                                      {},
                                      {chess::Move::normal(chess::Square::A1, chess::Square::B1)},
                                      2};
    return error;
}

TEST(FailureLines, ShowThePositionAndTheCommandThatAsksAgain) {
    EXPECT_THAT(failure_lines(failed(Party::Judged, OracleErrorKind::Died), kNames),
                ElementsAre("show it:    position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1 moves a1b1",
                            "next:       divide --fen '8/8/8/1k6/8/8/P7/K7 w - - 0 1' --moves a1b1 --depth 2 --engine "
                            "'./my engine' --dialect go-perft"));
}

TEST(FailureCommands, AskAReferenceWithoutTheSetUpOfTheJudgedProgram) {
    EXPECT_EQ(failure_command(failed(Party::Reference, OracleErrorKind::TimedOut), kNames),
              "divide --fen '8/8/8/1k6/8/8/P7/K7 w - - 0 1' --moves a1b1 --depth 2 --engine other");
    EXPECT_EQ(failed_program(failed(Party::SecondReference, OracleErrorKind::Died), kNames), "third");
}

TEST(EarlierLines, ShowTheFirstOfManyAndHowManyMoreThereAre) {
    const oracle::Question question = *failed(Party::Judged, OracleErrorKind::Died).question;
    EXPECT_THAT(earlier_lines({}), IsEmpty());
    EXPECT_THAT(earlier_lines({question}),
                ElementsAre("ask before: position fen 8/8/8/1k6/8/8/P7/K7 w - - 0 1 moves a1b1, depth 2"));
    const auto many = earlier_lines(std::vector(9, question));
    ASSERT_EQ(many.size(), 5U);
    EXPECT_EQ(many.back(), "            and 5 more");
}

TEST(FailureLines, AreNoneWhereThePositionPlaysNoPart) {
    EXPECT_THAT(failure_lines(failed(Party::Judged, OracleErrorKind::Stopped), kNames), IsEmpty());
    EXPECT_THAT(failure_lines(failed(Party::Judged, OracleErrorKind::NotStarted), kNames), IsEmpty());
    EXPECT_THAT(failure_lines({Party::Judged, {OracleErrorKind::Died, "it died"}}, kNames), IsEmpty());
}

}  // namespace
}  // namespace plyproof::report
