// SPDX-License-Identifier: MIT
#include "crosscheck/recorded_oracle.h"

#include <gtest/gtest.h>

#include "crosscheck/remembering_oracle.h"
#include "diagnose/mutant_oracle.h"
#include "diagnose/path_to.h"

namespace plyproof::crosscheck {
namespace {

using oracle::OracleErrorKind;

const oracle::Question kQuestion = diagnose::path_to("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1");

std::unique_ptr<oracle::Oracle> failing_at(std::size_t question, OracleErrorKind kind) {
    return std::make_unique<RememberingOracle>(mutants::BugSet{}, [=](std::size_t before) {
        return before == question ? std::optional(oracle::OracleError{kind, "./mine failed"}) : std::nullopt;
    });
}

TEST(RecordedOracle, KnowsWhatItsProcessWasAsked) {
    RecordedOracle recorded(std::make_unique<RememberingOracle>(mutants::BugSet{}));
    const RecordedOracle::Log log = recorded.log();
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(recorded.divide(kQuestion, {}));
    EXPECT_EQ(log->size(), 3U);
    recorded.start_afresh();
    EXPECT_TRUE(recorded.log()->empty());
    EXPECT_TRUE(recorded.divide(kQuestion, {}));
    EXPECT_EQ(log->size(), 3U);
    EXPECT_EQ(recorded.log()->size(), 1U);
}

TEST(RecordedOracle, BeginsAfreshBehindAQuestionThatEndedTheProcess) {
    RecordedOracle recorded(failing_at(1, OracleErrorKind::Died));
    const RecordedOracle::Log log = recorded.log();
    EXPECT_TRUE(recorded.divide(kQuestion, {}));
    EXPECT_FALSE(recorded.divide(kQuestion, {}));
    EXPECT_EQ(log->size(), 2U);
    EXPECT_TRUE(recorded.log()->empty());
}

TEST(RecordedOracle, ForgetsAQuestionThatWasNotPut) {
    RecordedOracle recorded(failing_at(1, OracleErrorKind::Unsuitable));
    EXPECT_TRUE(recorded.divide(kQuestion, {}));
    EXPECT_FALSE(recorded.divide(kQuestion, {}));
    EXPECT_EQ(recorded.log()->size(), 1U);
}

TEST(RecordedOracle, KeepsNoRecordOfAProgramWithoutAMemory) {
    RecordedOracle recorded(std::make_unique<diagnose::MutantOracle>(mutants::BugSet{}));
    EXPECT_TRUE(recorded.divide(kQuestion, {}));
    EXPECT_TRUE(recorded.log()->empty());
    EXPECT_EQ(recorded.name(), "mutant");
}

}  // namespace
}  // namespace plyproof::crosscheck
