// SPDX-License-Identifier: MIT
#include "report/fuzz_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "crosscheck/failures.h"

namespace plyproof::report {
namespace {

const FuzzRun kRun{.names = {.judged = "./mine"}, .source = "seed 7", .elapsed = std::chrono::seconds(2)};

TEST(FuzzJson, BeginsWithWhatWasAskedFor) {
    const auto json = nlohmann::json::parse(fuzz_start_json(kRun));
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["event"], "start");
    EXPECT_EQ(json["engine"], "./mine");
    EXPECT_EQ(json["source"], "seed 7");
}

TEST(FuzzJson, HasALineForAFinding) {
    const crosscheck::Failure failure =
        crosscheck::wrong_answer(mutants::Bug::PinnedKnightMoves, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    const auto json =
        nlohmann::json::parse(fuzz_finding_json({17, {failure.question, "pin"}, failure, {failure, 3}}, {"./mine"}));
    EXPECT_EQ(json["event"], "finding");
    EXPECT_EQ(json["index"], 17);
    EXPECT_EQ(json["id"], "pinned-knight-extra-bebb7fca");
    EXPECT_EQ(json["smallest"]["finding"]["rule"], "pinned-knight");
}

TEST(FuzzJson, HasALineForATrouble) {
    crosscheck::FuzzTrouble trouble{3, {diagnose::path_to("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "games"}};
    trouble.error = diagnose::CourtError{diagnose::Party::Reference, {oracle::OracleErrorKind::Died, "other died"}};
    trouble.error->question = trouble.drawn.question;
    const auto json = nlohmann::json::parse(fuzz_trouble_json(trouble, {"./mine", "other"}));
    EXPECT_EQ(json["event"], "trouble");
    EXPECT_EQ(json["next"], "divide --fen '4k3/8/8/8/8/8/8/4K3 w - - 0 1' --depth 1 --engine other");
    EXPECT_EQ(json["words"], "other died");
    EXPECT_EQ(json["fen"], "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST(FuzzJson, EndsWithWhatTheRunCameTo) {
    crosscheck::FuzzResult result{.complete = 100, .failing = 2};
    result.coverage.add({explain::Rule::PinnedKnight});
    const auto json = nlohmann::json::parse(fuzz_end_json(result, kRun, true));
    EXPECT_EQ(json["event"], "end");
    EXPECT_EQ(json["positions"], 100);
    EXPECT_TRUE(json["interrupted"]);
    EXPECT_EQ(json["coverage"]["rules"]["pinned-knight"], 1);
    EXPECT_EQ(json["seconds"]["elapsed"], 2.0);
}

}  // namespace
}  // namespace plyproof::report
