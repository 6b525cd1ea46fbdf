// SPDX-License-Identifier: MIT
#include "report/doctor_json.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "report/doctor_sample.h"

namespace plyproof::report {
namespace {

using nlohmann::json;

TEST(DoctorJson, HoldsEveryProbeAndOfBadOnesTheConversation) {
    const json answer = json::parse(doctor_json(sample_examination()));
    EXPECT_EQ(answer["schema"], 1);
    EXPECT_EQ(answer["engine"], "./my engine");
    EXPECT_EQ(answer["name"], "Mine 1.0");
    EXPECT_EQ(answer["complete"], true);
    EXPECT_EQ(answer["faults"], 1);
    EXPECT_EQ(answer["warnings"], 1);
    EXPECT_EQ(answer["not_tried"], 1);
    ASSERT_EQ(answer["probes"].size(), 4u);
    EXPECT_EQ(answer["probes"][0]["verdict"], "answered");
    EXPECT_FALSE(answer["probes"][0].contains("conversation"));
    EXPECT_EQ(answer["probes"][1]["exit_code"], 3);
    EXPECT_EQ(answer["probes"][0]["health"], "healthy");
    EXPECT_EQ(answer["probes"][3]["verdict"], "not-tried");
    EXPECT_TRUE(answer["probes"][3]["health"].is_null()) << "nobody knows";
    const json& crash = answer["probes"][2];
    EXPECT_EQ(crash["id"], "go-depth");
    EXPECT_EQ(crash["group"], "go");
    EXPECT_EQ(crash["health"], "fault");
    EXPECT_EQ(crash["signal"], "SIGSEGV");
    EXPECT_EQ(crash["seconds"], 0.5);
    EXPECT_EQ(crash["conversation"], (json{"> uci", "< uciok", "> go", "! stack smashed"}));
    EXPECT_EQ(crash["again"], "crosscheck doctor --engine './my engine' --only go-depth");
}

TEST(DoctorJson, ReplacesBytesThatAreNoText) {
    auto examination = sample_examination();
    examination.findings[0].judgement.text = std::string(3, '\xff');
    EXPECT_TRUE(json::accept(doctor_json(examination)));
}

TEST(ProbesJson, SaysWhatEachVerdictIsWorth) {
    const auto examination = sample_examination();
    const json answer = json::parse(probes_json({examination.findings[0].probe, examination.findings[3].probe}));
    EXPECT_EQ(answer["probes"][0]["worth"]["hung"], "fault");
    EXPECT_EQ(answer["probes"][0]["worth"]["answered"], "healthy");
    EXPECT_FALSE(answer["probes"][0].contains("needs"));
    EXPECT_EQ(answer["probes"][1]["needs"], "UCI_Chess960");
}

}  // namespace
}  // namespace plyproof::report
