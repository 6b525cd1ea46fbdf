// SPDX-License-Identifier: MIT
#include "crosscheck/fuzz_failure.h"

#include <gtest/gtest.h>

#include <csignal>

#include "crosscheck/failures.h"

namespace plyproof::crosscheck {
namespace {

using oracle::OracleErrorKind;

TEST(Symptom, IsTheSignatureOfAWrongAnswer) {
    const Failure failure = wrong_answer(mutants::Bug::PinnedKnightMoves, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    EXPECT_EQ(symptom_of(failure).signature->rule, explain::Rule::PinnedKnight);
    EXPECT_FALSE(symptom_of(failure).breakdown);
    EXPECT_EQ(text_of(symptom_of(failure)), "pinned-knight, extra");
}

TEST(Symptom, TellsWhatIsSeenByPathOnly) {
    const Failure failure =
        wrong_answer(mutants::Bug::CastlingRightKeptAfterRookCaptured, "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", "g3h1");
    EXPECT_EQ(text_of(symptom_of(failure)), "castling-after-rook-captured, extra, by path only");
}

TEST(Symptom, TellsSignalsAndExitCodesApart) {
    const Failure segv = breakdown(OracleErrorKind::Died, {.signal = SIGSEGV});
    const Failure abort = breakdown(OracleErrorKind::Died, {.signal = SIGABRT});
    const Failure exit = breakdown(OracleErrorKind::Died, {.code = 3});
    EXPECT_EQ(text_of(symptom_of(segv)), "crash by SIGSEGV");
    EXPECT_EQ(text_of(symptom_of(exit)), "ends with exit code 3");
    EXPECT_NE(symptom_of(segv), symptom_of(abort));
    EXPECT_NE(symptom_of(segv), symptom_of(exit));
    EXPECT_EQ(symptom_of(segv), symptom_of(breakdown(OracleErrorKind::Died, {.signal = SIGSEGV})));
}

TEST(Symptom, NamesTheOtherBreakdowns) {
    EXPECT_EQ(text_of(symptom_of(breakdown(OracleErrorKind::TimedOut))), "no answer in time");
    EXPECT_EQ(text_of(symptom_of(breakdown(OracleErrorKind::Refused))), "refuses the position");
    EXPECT_EQ(text_of(symptom_of(breakdown(OracleErrorKind::Unreadable))), "unreadable answer");
    Failure later = breakdown(OracleErrorKind::TimedOut);
    later.later = true;
    EXPECT_EQ(text_of(symptom_of(later)), "no answer in time, only after other questions");
}

TEST(Breakdown, IsWhatTheProgramDoesAndNotThatItCannotBeAsked) {
    EXPECT_TRUE(is_breakdown(OracleErrorKind::Died));
    EXPECT_TRUE(is_breakdown(OracleErrorKind::Refused));
    EXPECT_FALSE(is_breakdown(OracleErrorKind::Unsuitable));
    EXPECT_FALSE(is_breakdown(OracleErrorKind::NotStarted));
    EXPECT_FALSE(is_breakdown(OracleErrorKind::Stopped));
}

}  // namespace
}  // namespace plyproof::crosscheck
