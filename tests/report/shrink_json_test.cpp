// SPDX-License-Identifier: MIT
#include "report/shrink_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "crosscheck/failures.h"

namespace plyproof::report {
namespace {

TEST(ShrunkJson, HoldsTheFailureBeforeAndAfter) {
    diagnose::MutantOracle mutant({mutants::Bug::PinnedKnightMoves});
    const crosscheck::Failure failure =
        crosscheck::failure_at(mutant, diagnose::path_to("4r1k1/pp6/8/8/8/8/PP2N3/4K3 w - - 0 1"));
    const ShrunkFailure shrunk{failure, crosscheck::shrink({mutant}, failure), "pin"};
    const auto json = nlohmann::json::parse(shrunk_report_json({shrunk}, {"./mine"}, crosscheck::Language::Rust));
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["engine"], "./mine");
    const auto& first = json["failures"][0];
    EXPECT_EQ(first["given"]["root"], "4r1k1/pp6/8/8/8/8/PP2N3/4K3 w - - 0 1");
    EXPECT_EQ(first["smallest"]["root"], "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    EXPECT_EQ(first["men"], 4);
    EXPECT_EQ(first["epd"], "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1 ;D1 4 ;id \"pin\"");
    EXPECT_TRUE(first["complete"]);
    EXPECT_TRUE(first["confirmed"]);
    EXPECT_NE(first["snippet"].get<std::string>().find("#[test]"), std::string::npos);
    EXPECT_EQ(nlohmann::json::parse(shrunk_json(shrunk, {"./mine"}))["snippet"], nullptr);
}

}  // namespace
}  // namespace plyproof::report
