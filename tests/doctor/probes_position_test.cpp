// SPDX-License-Identifier: MIT
#include <csignal>

#include "doctor/group_tests.h"

namespace plyproof::doctor {
namespace {

using Lines = std::vector<std::string>;

TEST(PositionProbes, FindARightEngineHealthy) { expect_right_engine_is_healthy(position_probes()); }

TEST(PositionProbes, FindFaultsInPositionsThatCanBePlayed) {
    const auto plays = [](std::string_view id, const std::string& move) {
        return verdict_of(position_probes(), id, says_instead("go depth 1", {"bestmove " + move}));
    };
    EXPECT_EQ(plays("fen-en-passant", "(none)"), "wrong, fault");
    EXPECT_EQ(plays("fen-four-fields", "(none)"), "wrong, warning");
    EXPECT_EQ(plays("fen-five-fields", "(none)"), "wrong, warning");
    EXPECT_EQ(plays("fen-en-passant-pinned", "g5f6"), "wrong, fault");
    EXPECT_EQ(plays("fen-en-passant-pinned", "e5f6"), "wrong, fault");
    EXPECT_EQ(plays("fen-en-passant-check", "d5c6"), "wrong, warning");
    EXPECT_EQ(plays("fen-fifty-moves-checkmate", "a2a3"), "wrong, fault");
    EXPECT_EQ(plays("fen-checkmate", "a2a3"), "wrong, fault");
    EXPECT_EQ(plays("fen-checkmate", "0000"), "answered, healthy");
    EXPECT_EQ(plays("fen-stalemate", "h8g8"), "wrong, fault");
    EXPECT_EQ(plays("fen-fifty-moves", "(none)"), "wrong, fault");
    EXPECT_EQ(plays("fen-en-passant-blocked", "e5f6"), "wrong, warning");
    EXPECT_EQ(plays("fen-rook-missing", "e1g1"), "wrong, warning");
    EXPECT_EQ(verdict_of(position_probes(), "fen-most-moves", dies_of("go", {0, SIGSEGV})), "crashed, fault");
    EXPECT_EQ(verdict_of(position_probes(), "fen-checkmate", says_instead("go depth 1", {})), "ignored, fault");
}

TEST(PositionProbes, TakeHarmByPositionsThatNobodyCanPlayForWarnings) {
    for (const Probe& probe : position_probes()) {
        const bool is_bad = std::ranges::count(probe.steps, Step{StepKind::Await, "bestmove"}) == 2;
        if (!is_bad) continue;
        std::string line;
        for (const Step& step : probe.steps) line = step.kind == StepKind::Try ? step.text : line;
        EXPECT_EQ(verdict_of(position_probes(), probe.id, dies_of(line, {0, SIGSEGV})), "crashed, warning") << line;
        EXPECT_EQ(verdict_of(position_probes(), probe.id, falls_silent_at(line)), "hung, warning") << line;
        EXPECT_EQ(verdict_of(position_probes(), probe.id, says_instead(line, {})), "ignored, healthy") << line;
    }
}

TEST(PositionProbes, FindAnEngineThatIsBrokenAfterARefusal) {
    const Quirk broken = [refused = false](ModelEngine&, const std::string& heard) mutable -> std::optional<Lines> {
        if (heard == "position fen blah") refused = true;
        return refused && heard.starts_with("position") ? std::optional(Lines{"info string refused"}) : std::nullopt;
    };
    EXPECT_EQ(verdict_of(position_probes(), "fen-garbage", broken), "wrong, warning");
}

}  // namespace
}  // namespace plyproof::doctor
