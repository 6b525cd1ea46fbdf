// SPDX-License-Identifier: MIT
#include "doctor/probe.h"

#include <gtest/gtest.h>

namespace plyproof::doctor {
namespace {

TEST(Group, IsNamedAsItsFileIs) {
    EXPECT_EQ(name_of(Group::Handshake), "handshake");
    EXPECT_EQ(name_of(Group::Options), "options");
    EXPECT_EQ(name_of(Group::Position), "position");
    EXPECT_EQ(name_of(Group::Moves), "moves");
    EXPECT_EQ(name_of(Group::Go), "go");
    EXPECT_EQ(name_of(Group::Chess960), "chess960");
    EXPECT_EQ(name_of(Group::Endurance), "endurance");
}

TEST(Weights, NeverPunishAnAnswerOrWhatWasNotTried) {
    for (const Weights& weights : {kMust, kShould, kLenient, kSurvive, kMisuse}) {
        EXPECT_EQ(weights[Verdict::Answered], Health::Healthy);
        EXPECT_EQ(weights[Verdict::NotTried], Health::Healthy);
    }
}

TEST(Weights, TakeHarmByForbiddenInputForNoMoreThanAWarning) {
    for (const Verdict verdict : base::kAll<Verdict>) {
        EXPECT_NE(kMisuse[verdict], Health::Fault);
        EXPECT_NE(kLenient[verdict], Health::Fault);
    }
    EXPECT_EQ(kLenient[Verdict::Ignored], Health::Warning);
    EXPECT_EQ(kSurvive[Verdict::Crashed], Health::Fault);
    EXPECT_EQ(kShould[Verdict::Wrong], Health::Warning);
    EXPECT_EQ(kMust[Verdict::Ignored], Health::Fault);
}

TEST(Weights, DifferInOneVerdictWhereARowIsAnException) {
    const Weights weights = except(kMust, Verdict::Hung, Health::Warning);
    for (const Verdict verdict : base::kAll<Verdict>) {
        EXPECT_EQ(weights[verdict], verdict == Verdict::Hung ? Health::Warning : kMust[verdict]);
    }
}

}  // namespace
}  // namespace plyproof::doctor
