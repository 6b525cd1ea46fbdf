// SPDX-License-Identifier: MIT
#include "doctor/probes.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

namespace plyproof::doctor {
namespace {

TEST(Probes, HaveEachAnIdOfTheirOwn) {
    std::set<std::string> ids;
    for (const Probe& probe : all_probes()) {
        EXPECT_TRUE(ids.insert(probe.id).second) << probe.id;
        EXPECT_THAT(probe.id, testing::MatchesRegex("[a-z0-9-]+"));
    }
    for (const Group group : base::kAll<Group>)
        EXPECT_FALSE(ids.contains(std::string(name_of(group)))) << name_of(group);
}

TEST(Probes, SayAllThatTheirTableShows) {
    for (const Probe& probe : all_probes()) {
        EXPECT_FALSE(probe.tries.empty() || probe.right.empty() || probe.why.empty() || probe.steps.empty())
            << probe.id;
        EXPECT_TRUE(probe.judge) << probe.id;
        EXPECT_TRUE(probe.why.ends_with('.')) << probe.id << ": " << probe.why;
        EXPECT_FALSE(probe.right.ends_with('.')) << probe.id << ": " << probe.right;
        EXPECT_EQ(probe.weights[Verdict::Answered], Health::Healthy) << probe.id;
        EXPECT_EQ(probe.weights[Verdict::NotTried], Health::Healthy) << probe.id;
    }
}

TEST(Probes, SendLinesWithoutLineEnds) {
    for (const Probe& probe : all_probes()) {
        for (const Step& step : probe.steps) EXPECT_EQ(step.text.find('\n'), std::string::npos) << probe.id;
    }
}

TEST(Probes, ComeGroupByGroup) {
    const std::vector<Probe> all = all_probes();
    EXPECT_TRUE(std::ranges::is_sorted(all, {}, &Probe::group));
    for (const Group group : base::kAll<Group>) {
        EXPECT_NE(std::ranges::find(all, group, &Probe::group), all.end()) << name_of(group);
    }
}

TEST(Probes, AreMeantByTheirNameAndByThatOfTheirGroup) {
    const Probe probe{.id = "chess960-start", .group = Group::Chess960};
    EXPECT_TRUE(is_named(probe, "chess960-start"));
    EXPECT_TRUE(is_named(probe, "chess960"));
    EXPECT_FALSE(is_named(probe, "chess960-st"));
    EXPECT_FALSE(is_named(probe, "moves"));
}

}  // namespace
}  // namespace plyproof::doctor
