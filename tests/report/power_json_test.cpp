// SPDX-License-Identifier: MIT
#include "report/power_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/power_sample.h"

namespace plyproof::report {
namespace {

TEST(PowerJson, SaysForEachSuiteAndBugWhereItWasFound) {
    const auto json = nlohmann::json::parse(power_json(sample_power()));
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["bugs"], 3);
    const auto& first = json["suites"][0];
    EXPECT_EQ(first["name"], "a.epd");
    EXPECT_EQ(first["leaves"], "1000");
    EXPECT_EQ(first["found"], 1);
    EXPECT_EQ(first["leaves_to_last_find"], "12");
    EXPECT_EQ(first["bugs"][0], nlohmann::json::parse(R"({"bug": "first", "found": true, "leaves": "12", "case": "a/x",
                                                          "depth": 1, "by": "wrong-count"})"));
    EXPECT_EQ(first["bugs"][1], nlohmann::json::parse(R"({"bug": "second", "found": false})"));
    EXPECT_EQ(json["suites"][1]["bugs"][2]["by"], "no-answer");
}

}  // namespace
}  // namespace plyproof::report
