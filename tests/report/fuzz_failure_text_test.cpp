// SPDX-License-Identifier: MIT
#include "report/fuzz_failure_text.h"

#include <gmock/gmock.h>

#include "crosscheck/failures.h"

namespace plyproof::report {
namespace {

using ::testing::HasSubstr;

TEST(FailureText, IsTheFindingOfAWrongAnswer) {
    const crosscheck::Failure failure =
        crosscheck::wrong_answer(mutants::Bug::PinnedKnightMoves, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    EXPECT_EQ(failure_text(failure, {"./mine"}), finding_text(*failure.finding, {"./mine"}));
}

TEST(FailureText, SaysHowAProgramBrokeDownWhereAndWithWhatWords) {
    const std::string text =
        failure_text(crosscheck::breakdown(oracle::OracleErrorKind::Died, {.signal = 11}), {"./mine"});
    EXPECT_THAT(text, HasSubstr("./mine: crash by SIGSEGV, at depth 1\n4k3/8/8/8/3N4/8/8/4K3 w - - 0 1\n"));
    EXPECT_THAT(text, HasSubstr("4  .  .  .  N  .  .  .  .\n"));
    EXPECT_THAT(text, HasSubstr("thinking"));
    EXPECT_THAT(text, HasSubstr("index out of range"));
    EXPECT_THAT(text, HasSubstr("show it:    position fen 4k3/8/8/8/3N4/8/8/4K3 w - - 0 1\n"));
}

TEST(FailureText, ShowsThePathToABreakdown) {
    crosscheck::Failure failure = crosscheck::breakdown(oracle::OracleErrorKind::TimedOut);
    failure.question = diagnose::path_to("4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "e1f1");
    const std::string text = failure_text(failure, {"./mine"}, mode_for(failure.question));
    EXPECT_THAT(text, HasSubstr("position fen 4k3/8/8/8/8/8/8/4KR2 w K - 0 1 moves e1f1\n"));
    EXPECT_THAT(text, HasSubstr("--chess960"));
    EXPECT_THAT(text, HasSubstr("no answer in time, at depth 1\n4k3/8/8/8/8/8/8/5RK1 b - - 1 1\n"));
}

}  // namespace
}  // namespace plyproof::report
