// SPDX-License-Identifier: MIT
#include "report/suite_json.h"

#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "support/suite_runs.h"

namespace plyproof::report {
namespace {

using namespace support;
using nlohmann::json;

TEST(SuiteJson, HasASchemaAnOutcomeAndTotals) {
    const json report = json::parse(suite_json(make_mixed_report()));
    EXPECT_EQ(report["schema"], 1);
    EXPECT_EQ(report["outcome"], "differs");
    EXPECT_EQ(report["complete"], false);
    EXPECT_EQ(report["complete_depth"], 2);
    EXPECT_EQ(report["totals"]["cases"]["pass"], 1);
    EXPECT_EQ(report["totals"]["checks"]["differs"], 1);
    EXPECT_EQ(report["totals"]["nodes"], "840");
}

TEST(SuiteJson, DescribesEveryCase) {
    const json cases = json::parse(suite_json(make_mixed_report()))["suites"][0]["cases"];
    ASSERT_EQ(cases.size(), 5u);
    EXPECT_EQ(cases[1]["id"], "wrong");
    EXPECT_EQ(cases[1]["line"], 3);
    EXPECT_EQ(cases[1]["verdict"], "mismatch");
    EXPECT_EQ(cases[1]["checks"][1]["expected"], "401");
    EXPECT_EQ(cases[1]["checks"][1]["counted"], "400");
    EXPECT_EQ(cases[1]["checks"][2]["counted"], nullptr);
    EXPECT_EQ(cases[1]["checks"][2]["reason"], "budget");
    EXPECT_EQ(cases[1]["next"], std::string("divide --fen '") + kStartFen + "' --depth 2");
    EXPECT_TRUE(cases[2]["error"].is_string());
    EXPECT_EQ(cases[3]["checks"][0]["message"], "the program died");
}

TEST(SuiteJson, ListsTheProblemsOfTheInput) {
    const json problems = json::parse(suite_json(make_mixed_report()))["problems"];
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0]["file"], "my.epd");
    EXPECT_EQ(problems[0]["line"], 7);
    EXPECT_EQ(problems[0]["column"], 5);
    EXPECT_EQ(problems[0]["kind"], "bad-depth");
}

TEST(SuiteJson, KeepsCountsThatDoNotFitADouble) {
    const std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    const json report =
        json::parse(suite_json(make_report({make_result("x", {agreeing(1, largest), agreeing(2, largest)})})));
    EXPECT_EQ(report["suites"][0]["cases"][0]["checks"][0]["counted"], "18446744073709551615");
    EXPECT_EQ(report["totals"]["nodes"], "36893488147419103230");
}

TEST(SuiteJson, IsValidForAnyBytes) { EXPECT_TRUE(json::accept(suite_json(make_nasty_report()))); }

TEST(SuiteJson, OfAnEmptyRunSaysThatNothingWasChecked) {
    const json report = json::parse(suite_json({}));
    EXPECT_EQ(report["outcome"], "nothing-checked");
    EXPECT_EQ(report["complete_depth"], nullptr);
}

TEST(SuiteJson, KeepsTheFailuresOfAProgramApart) {
    const json parsed = json::parse(suite_json(make_engine_report()));
    std::vector<std::string> verdicts;
    for (const auto& entry : parsed["suites"][0]["cases"]) verdicts.push_back(entry["verdict"]);
    EXPECT_EQ(verdicts, (std::vector<std::string>{"pass", "mismatch", "other-position", "crashed", "timeout",
                                                  "unreadable", "refused", "not-started"}));
    const auto& crash = parsed["suites"][0]["cases"][3]["checks"][0];
    EXPECT_EQ(crash["signal"], "SIGSEGV");
    EXPECT_EQ(crash["last_errors"][0], "about to crash");
    EXPECT_EQ(parsed["engine"]["command"], "./mine");
    EXPECT_EQ(parsed["totals"]["cases"]["crashed"], 1);
}

TEST(SuiteJson, HasTheFindingOfACaseThatWasBisected) {
    const json parsed = json::parse(suite_json(make_report({make_bisected("pin")})));
    EXPECT_EQ(parsed["engine"], nullptr);
    EXPECT_EQ(parsed["suites"][0]["cases"][0]["bisection"]["findings"][0]["rule"], "pinned-knight");
}

}  // namespace
}  // namespace plyproof::report
