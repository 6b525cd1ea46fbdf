// SPDX-License-Identifier: MIT
// What is promised of suites/gate.epd. That scripts/make-gate makes the same file again takes minutes, and is tried by
// scripts/make-gate --check.
#include <gtest/gtest.h>

#include <map>

#include "crosscheck/power.h"
#include "crosscheck/power_mutant.h"
#include "mutants/bug_catalogue.h"
#include "perft/count.h"
#include "suite/case_position.h"
#include "suite/embedded.h"
#include "suite/parse.h"

namespace plyproof::crosscheck {
namespace {

suite::Suite gate_suite() { return suite::parse(suite::embedded_gate().text, "gate.epd").suite; }

TEST(GateEpd, FindsEveryPlantedBugThatACountCanShow) {
    const suite::Suite gate = gate_suite();
    const std::vector<mutants::Bug> bugs = countable_bugs();
    std::vector<std::string> names;
    for (const mutants::Bug bug : bugs) names.emplace_back(row_of(bug).name);
    const auto power = measure_power(
        std::span(&gate, 1), names,
        [&](std::size_t bug, const std::stop_token&) { return mutant_counter({bugs[bug]}); }, {.jobs = 2});
    ASSERT_TRUE(power);
    for (std::size_t bug = 0; bug < bugs.size(); ++bug) EXPECT_TRUE(power->suites[0].finds[bug]) << names[bug];
    EXPECT_LT(power->suites[0].leaves, 200'000u);
}

TEST(GateEpd, CountsRight) {
    for (const suite::Case& entry : gate_suite().cases) {
        const auto accepted = suite::position_of(entry);
        ASSERT_TRUE(accepted) << entry.id;
        for (const suite::Expectation& expected : entry.expected) {
            EXPECT_EQ(perft::count(accepted->position, expected.depth).value_or(0), expected.nodes) << entry.id;
        }
    }
}

TEST(GateEpd, HasTheCasesOfTheOtherSuitesDrawnOnesAndAFewOfItsOwn) {
    std::map<std::string, suite::Case> others;
    for (const suite::EmbeddedSuite& embedded : suite::embedded()) {
        for (suite::Case& entry : suite::parse(embedded.text, embedded.name).suite.cases) others[entry.id] = entry;
    }
    std::size_t own = 0, drawn = 0;
    for (const suite::Case& entry : gate_suite().cases) {
        own += entry.id.starts_with("gate/") ? 1U : 0U;
        drawn += entry.id.starts_with("drawn/") ? 1U : 0U;
        if (entry.id.starts_with("gate/") || entry.id.starts_with("drawn/")) continue;
        ASSERT_TRUE(others.contains(entry.id)) << entry.id;
        const suite::Case& other = others[entry.id];
        EXPECT_EQ(entry.fen, other.fen) << entry.id;
        EXPECT_EQ(entry.mode, other.mode) << entry.id;
        ASSERT_LE(entry.expected.size(), other.expected.size());
        EXPECT_TRUE(std::equal(entry.expected.begin(), entry.expected.end(), other.expected.begin())) << entry.id;
    }
    EXPECT_EQ(own, 27u);
    EXPECT_GT(drawn, 100u);
}

}  // namespace
}  // namespace plyproof::crosscheck
