// SPDX-License-Identifier: MIT
#include <csignal>

#include "doctor/group_tests.h"

namespace plyproof::doctor {
namespace {

using Lines = std::vector<std::string>;

TEST(EnduranceProbes, FindARightEngineHealthy) { expect_right_engine_is_healthy(endurance_probes()); }

TEST(EnduranceProbes, FindALineThatWasNotUnderstood) {
    const auto ignored = [](std::string_view id, const std::string& line) {
        return verdict_of(endurance_probes(), id, says_instead(line, {}));
    };
    EXPECT_EQ(ignored("blanks-and-tabs", " \tposition  \t startpos\tmoves   e2e4 \t "), "ignored, fault");
    EXPECT_EQ(ignored("byte-order-mark", "\xEF\xBB\xBFposition startpos moves e2e4"), "ignored, warning");
    EXPECT_EQ(ignored("unknown-word-first", "joho position startpos moves e2e4"), "ignored, warning");
    EXPECT_EQ(ignored("line-ends-crlf", "position startpos moves e2e4\r"), "wrong, fault");
}

TEST(EnduranceProbes, FindAnEngineThatDiesOfNonsense) {
    const auto dies = [](std::string_view id, const std::string& text) {
        return verdict_of(endurance_probes(), id, dies_of(text, {0, SIGSEGV}));
    };
    EXPECT_EQ(dies("line-unknown", "foo"), "crashed, fault");
    EXPECT_EQ(dies("line-blank", "  \t"), "crashed, fault");
    EXPECT_EQ(dies("line-long", "xxxxxxxx"), "crashed, fault");
    EXPECT_EQ(dies("line-many-words", "x x x x"), "crashed, fault");
    EXPECT_EQ(dies("line-every-byte", "\x01\x02"), "crashed, fault");
    EXPECT_EQ(dies("line-null-byte", "foo"), "crashed, fault");
    const Quirk dies_of_nothing = [](ModelEngine& engine, const std::string& heard) -> std::optional<Lines> {
        if (heard.empty()) engine.end({0, SIGSEGV});
        return std::nullopt;
    };
    EXPECT_EQ(verdict_of(endurance_probes(), "line-empty", dies_of_nothing), "crashed, fault");
}

TEST(EnduranceProbes, FindAnEngineThatLosesLinesOfAFlood) {
    const Quirk loses_one = [times = 0](ModelEngine&, const std::string& heard) mutable -> std::optional<Lines> {
        return heard == "isready" && ++times == 1000 ? std::optional(Lines{}) : std::nullopt;
    };
    EXPECT_EQ(verdict_of(endurance_probes(), "flood-isready", loses_one), "ignored, fault");
    const Quirk tires = [times = 0](ModelEngine& engine, const std::string& heard) mutable -> std::optional<Lines> {
        if (heard != "isready" && ++times == 15) engine.end({0, SIGABRT});
        return std::nullopt;
    };
    EXPECT_EQ(verdict_of(endurance_probes(), "flood-positions", tires), "crashed, fault");
    EXPECT_EQ(verdict_of(endurance_probes(), "flood-new-games", tires), "crashed, fault");
    EXPECT_EQ(verdict_of(endurance_probes(), "many-searches", tires), "crashed, fault");
    EXPECT_EQ(verdict_of(endurance_probes(), "all-at-once", says_instead("go depth 3", {"bestmove e2e4"})),
              "wrong, fault");
}

TEST(EnduranceProbes, FindAnEngineThatStaysOrForgetsItsMove) {
    const Quirk stays = [](ModelEngine& engine, const std::string& heard) -> std::optional<Lines> {
        engine.stay();
        return heard == "quit" ? std::optional(Lines{}) : std::nullopt;
    };
    EXPECT_EQ(verdict_of(endurance_probes(), "quit-while-thinking", stays), "hung, fault");
    EXPECT_EQ(verdict_of(endurance_probes(), "input-ends-while-thinking", stays), "hung, fault");
    EXPECT_EQ(verdict_of(endurance_probes(), "input-ends-before-move", says_instead("go depth 6", {})),
              "wrong, warning");
}

}  // namespace
}  // namespace plyproof::doctor
