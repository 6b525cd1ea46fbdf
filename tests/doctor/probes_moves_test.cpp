// SPDX-License-Identifier: MIT
#include <csignal>

#include "doctor/group_tests.h"

namespace plyproof::doctor {
namespace {

using Lines = std::vector<std::string>;

TEST(MovesProbes, FindARightEngineHealthy) { expect_right_engine_is_healthy(moves_probes()); }

TEST(MovesProbes, FindEachFault) {
    const auto plays = [](std::string_view id, const std::string& move) {
        return verdict_of(moves_probes(), id, says_instead("go depth 1", {"bestmove " + move}));
    };
    EXPECT_EQ(plays("moves-one", "e2e4"), "wrong, fault");
    EXPECT_EQ(plays("moves-none", "e7e5"), "wrong, fault");
    EXPECT_EQ(plays("moves-none-fen", "a2a3"), "wrong, fault");
    EXPECT_EQ(plays("moves-castling-as-rook", "f8g8"), "answered, healthy");
    EXPECT_EQ(plays("moves-castling-as-rook", "e1g1"), "wrong, warning");
    EXPECT_EQ(plays("moves-castling-as-rook", "(none)"), "ignored, healthy");
    EXPECT_EQ(plays("moves-castling", "f8f7"), "wrong, fault");
    EXPECT_EQ(plays("moves-en-passant", "(none)"), "wrong, fault");
    EXPECT_EQ(plays("moves-promotion", "h8g8"), "wrong, fault");
    EXPECT_EQ(plays("moves-promotion-capital", "h8g8"), "wrong, warning");
    EXPECT_EQ(plays("moves-repetition", "(none)"), "wrong, fault");
    EXPECT_EQ(verdict_of(moves_probes(), "moves-600", dies_of("f3g1 f6g8", {0, SIGSEGV})), "crashed, fault");
    EXPECT_EQ(verdict_of(moves_probes(), "moves-2400", dies_of("f3g1 f6g8", {0, SIGSEGV})), "crashed, fault");
    EXPECT_EQ(
        verdict_of(moves_probes(), "moves-rook-captured", says_instead("go depth 4", {"bestmove h8h7 ponder e8g8"})),
        "wrong, fault");
}

TEST(MovesProbes, FindAnEngineThatPlaysItsOwnMoveOnItsBoard) {
    const Quirk plays_on = [times = 0](ModelEngine&, const std::string& heard) mutable -> std::optional<Lines> {
        if (heard != "go depth 1") return std::nullopt;
        return Lines{++times == 1 ? "bestmove e7e5" : "bestmove g1f3"};
    };
    EXPECT_EQ(verdict_of(moves_probes(), "go-twice", plays_on), "wrong, fault");
    EXPECT_EQ(verdict_of(moves_probes(), "position-back", plays_on), "wrong, fault");
}

TEST(MovesProbes, FindAnAnswerForAPositionThatNobodyAskedAbout) {
    const Quirk stops_before = [](ModelEngine& engine, const std::string& heard) -> std::optional<Lines> {
        if (!heard.starts_with("position startpos moves e2e4 ")) return std::nullopt;
        engine.answer("position startpos moves e2e4");
        return Lines{};
    };
    EXPECT_EQ(verdict_of(moves_probes(), "moves-illegal", stops_before), "wrong, warning");
    EXPECT_EQ(verdict_of(moves_probes(), "moves-no-move", stops_before), "wrong, warning");
    EXPECT_EQ(verdict_of(moves_probes(), "moves-null", dies_of("0000", {0, SIGSEGV})), "crashed, warning");
    EXPECT_EQ(verdict_of(moves_probes(), "moves-promotion-unsaid", dies_of("h7h8", {0, SIGSEGV})), "crashed, warning");
}

}  // namespace
}  // namespace plyproof::doctor
