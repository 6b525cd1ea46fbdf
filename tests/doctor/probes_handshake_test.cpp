// SPDX-License-Identifier: MIT
#include <csignal>

#include "doctor/group_tests.h"

namespace plyproof::doctor {
namespace {

using Lines = std::vector<std::string>;

TEST(HandshakeProbes, FindARightEngineHealthy) { expect_right_engine_is_healthy(handshake_probes()); }

TEST(HandshakeProbes, FindEachFault) {
    const auto verdict = [](std::string_view id, const Quirk& quirk) {
        return verdict_of(handshake_probes(), id, quirk);
    };
    EXPECT_EQ(verdict("uciok", says_instead("uci", {"uciok", "uciok"})), "wrong, fault");
    EXPECT_EQ(verdict("identity", says_instead("uci", {"id name X", "uciok"})), "wrong, warning");
    EXPECT_EQ(verdict("isready", falls_silent_at("isready")), "hung, fault");
    EXPECT_EQ(verdict("new-game", says_instead("go depth 1", {"bestmove e2e5"})), "wrong, fault");
    EXPECT_EQ(verdict("no-new-game", says_instead("go depth 1", {"bestmove 0000"})), "wrong, fault");
    EXPECT_EQ(verdict("new-game-forgets",
                      [times = 0](ModelEngine&, const std::string& heard) mutable -> std::optional<Lines> {
                          if (heard != "go depth 5") return std::nullopt;
                          return Lines{fmt::format("info depth 5 nodes {}", ++times), "bestmove e7e5"};
                      }),
              "wrong, warning");
    EXPECT_EQ(verdict("debug", dies_of("debug", {0, SIGSEGV})), "crashed, fault");
    EXPECT_EQ(verdict("register", says_instead("register later", {"Unknown command"})), "error-text, healthy");
    EXPECT_EQ(verdict("quit", says_instead("quit", {})), "hung, fault");
    EXPECT_EQ(verdict("quit", dies_of("quit", {3, 0})), "wrong, warning");
    EXPECT_EQ(verdict("quit", dies_of("quit", {0, SIGSEGV})), "crashed, fault");
    EXPECT_EQ(verdict("quit-first", says_instead("quit", {})), "hung, fault");
}

TEST(HandshakeProbes, FindAnEngineThatAnswersOnlyOnce) {
    const auto once = [](const std::string& line, const std::string& answer) -> Quirk {
        return [=, times = 0](ModelEngine&, const std::string& heard) mutable -> std::optional<Lines> {
            if (heard != line) return std::nullopt;
            return ++times == 1 ? Lines{answer} : Lines{};
        };
    };
    EXPECT_EQ(verdict_of(handshake_probes(), "uci-twice", once("uci", "uciok")), "ignored, warning");
    const Quirk deaf_before_uci = [greeted = false](ModelEngine&,
                                                    const std::string& heard) mutable -> std::optional<Lines> {
        greeted = greeted || heard == "uci";
        return greeted ? std::nullopt : std::optional(Lines{});
    };
    EXPECT_EQ(verdict_of(handshake_probes(), "isready-first", deaf_before_uci), "ignored, warning");
}

TEST(HandshakeProbes, FindAnEngineThatStaysBehind) {
    const Quirk stays = [](ModelEngine& engine, const std::string&) -> std::optional<Lines> {
        engine.stay();
        return std::nullopt;
    };
    EXPECT_EQ(verdict_of(handshake_probes(), "input-ends", stays), "hung, fault");
}

}  // namespace
}  // namespace plyproof::doctor
