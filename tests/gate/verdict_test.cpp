// SPDX-License-Identifier: MIT
#include "gate/verdict.h"

#include <gtest/gtest.h>

#include <set>
#include <string_view>

namespace plyproof::gate {
namespace {

template <class E>
std::set<std::string_view> all_names() {
    std::set<std::string_view> names;
    for (const E value : base::kAll<E>) names.insert(name_of(value));
    return names;
}

TEST(Verdict, EveryValueHasANameOfItsOwn) {
    EXPECT_EQ(all_names<Verdict>().size(), base::kEnumCount<Verdict>);
    EXPECT_EQ(all_names<Outcome>().size(), base::kEnumCount<Outcome>);
    EXPECT_EQ(all_names<SkipReason>().size(), base::kEnumCount<SkipReason>);
    EXPECT_FALSE(all_names<Verdict>().contains(""));
}

TEST(Verdict, NamesAreThoseOfTheReports) {
    EXPECT_EQ(name_of(Verdict::BadPosition), "bad-position");
    EXPECT_EQ(name_of(Outcome::NotRun), "not-run");
    EXPECT_EQ(name_of(SkipReason::Interrupted), "interrupted");
}

TEST(SkipReason, OnlyTimeFailureAndTheUserCutShort) {
    std::set<SkipReason> cut;
    for (const SkipReason reason : base::kAll<SkipReason>) {
        if (is_cut_short(reason)) cut.insert(reason);
    }
    EXPECT_EQ(cut, (std::set{SkipReason::Budget, SkipReason::FailFast, SkipReason::GaveUp, SkipReason::Interrupted}));
}

TEST(Outcome, IsADisagreementABreakdownOrNoFailure) {
    for (const Outcome outcome : base::kAll<Outcome>) {
        EXPECT_FALSE(is_disagreement(outcome) && is_breakdown(outcome)) << name_of(outcome);
        EXPECT_EQ(is_failure(outcome), is_disagreement(outcome) || is_breakdown(outcome)) << name_of(outcome);
    }
    EXPECT_TRUE(is_disagreement(Outcome::OtherPosition));
    EXPECT_TRUE(is_breakdown(Outcome::Crashed));
    EXPECT_FALSE(is_failure(Outcome::NotRun));
}

TEST(Verdict, OfACaseHasTheNameOfItsOutcome) {
    for (const Outcome outcome : base::kAll<Outcome>) {
        if (!is_failure(outcome) || outcome == Outcome::Differs) continue;
        EXPECT_EQ(name_of(verdict_from(outcome)), name_of(outcome));
        EXPECT_EQ(is_disagreement(verdict_from(outcome)), is_disagreement(outcome));
        EXPECT_EQ(is_breakdown(verdict_from(outcome)), is_breakdown(outcome));
    }
    EXPECT_EQ(verdict_from(Outcome::Differs), Verdict::Mismatch);
}

}  // namespace
}  // namespace plyproof::gate
