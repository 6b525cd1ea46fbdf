// SPDX-License-Identifier: MIT
#include <chrono>
#include <csignal>
#include <thread>

#include "doctor/group_tests.h"

namespace plyproof::doctor {
namespace {

using Lines = std::vector<std::string>;

TEST(GoProbes, FindARightEngineHealthy) { expect_right_engine_is_healthy(go_probes()); }

TEST(GoProbes, FindLimitsThatAreNotObeyed) {
    const auto never_ends = [](std::string_view id) {
        const Quirk quirk = [](ModelEngine& engine, const std::string& heard) -> std::optional<Lines> {
            if (!heard.starts_with("go")) return std::nullopt;
            engine.answer("go infinite");
            return Lines{};
        };
        return verdict_of(go_probes(), id, quirk);
    };
    for (const char* id : {"go-depth", "go-nodes", "go-movetime", "go-limits-together", "go-clocks-in-turn",
                           "go-clocks", "go-clocks-reversed", "go-own-clock-white", "go-own-clock-black",
                           "go-last-move", "go-clock-one", "go-unknown-word", "go-infinite"}) {
        EXPECT_EQ(never_ends(id), std::string_view(id) == "go-infinite" ? "answered, healthy" : "wrong, fault") << id;
    }
    for (const char* id : {"go-clock-zero", "go-clock-negative", "go-depth-zero", "go-nodes-zero", "go-movetime-zero",
                           "go-mate", "go-searchmoves", "go-searchmoves-first"}) {
        EXPECT_EQ(never_ends(id), "wrong, warning") << id;
    }
}

TEST(GoProbes, FindMovesThatCameTooEarlyOrTwice) {
    const Quirk rash = [](ModelEngine&, const std::string& heard) -> std::optional<Lines> {
        if (!heard.starts_with("go")) return std::nullopt;
        return Lines{"bestmove e2e4"};
    };
    for (const char* id : {"go-infinite", "ready-while-thinking", "stop-stale"}) {
        EXPECT_EQ(verdict_of(go_probes(), id, rash), "wrong, fault") << id;
    }
    EXPECT_EQ(verdict_of(go_probes(), "go-bare", rash), "answered, healthy");
    const Quirk black_is_rash = says_instead("go ponder wtime 1000 btime 1000", {"bestmove e7e5"});
    EXPECT_EQ(verdict_of(go_probes(), "go-ponder-hit", black_is_rash), "wrong, fault");
    EXPECT_EQ(
        verdict_of(go_probes(), "go-ponder-stop", says_instead("go ponder wtime 100 btime 100", {"bestmove e7e5"})),
        "wrong, fault");
    EXPECT_EQ(verdict_of(go_probes(), "go-infinite-mate", says_instead("go infinite", {"bestmove e1e8"})),
              "wrong, fault");
    EXPECT_EQ(verdict_of(go_probes(), "go-infinite-one-move", says_instead("go infinite", {"bestmove h1h2"})),
              "wrong, fault");
    EXPECT_EQ(verdict_of(go_probes(), "go-infinite-no-move", says_instead("go infinite", {"bestmove (none)"})),
              "wrong, warning");
    EXPECT_EQ(verdict_of(go_probes(), "stop-idle", says_instead("stop", {"bestmove e2e4"})), "wrong, fault");
    EXPECT_EQ(verdict_of(go_probes(), "go-depth", says_instead("go depth 1", {"bestmove e2e4", "bestmove d2d4"})),
              "wrong, fault");
}

TEST(GoProbes, FindAStopThatIsLost) {
    const Quirk loses_one = [times = 0](ModelEngine&, const std::string& heard) mutable -> std::optional<Lines> {
        return heard == "stop" && ++times == 7 ? std::optional(Lines{}) : std::nullopt;
    };
    EXPECT_EQ(verdict_of(go_probes(), "stop-at-once", loses_one), "wrong, fault");
}

TEST(GoProbes, TakeADeadlockUnderForbiddenLinesForAWarning) {
    EXPECT_EQ(verdict_of(go_probes(), "position-while-thinking", dies_of("moves e2e4", {0, SIGSEGV})),
              "crashed, warning");
    EXPECT_EQ(verdict_of(go_probes(), "go-while-thinking", falls_silent_at("go depth 1")), "hung, warning");
    EXPECT_EQ(verdict_of(go_probes(), "new-game-while-thinking", falls_silent_at("ucinewgame")), "hung, warning");
    EXPECT_EQ(verdict_of(go_probes(), "option-while-thinking", falls_silent_at("setoption")), "hung, warning");
}

TEST(GoProbes, FindEachFaultOfThoughts) {
    const auto thinks = [](std::string_view id, const Lines& lines) {
        return verdict_of(go_probes(), id, says_instead("go depth 5", lines));
    };
    EXPECT_EQ(thinks("info-grammar", {"info depth 1 nps inf", "bestmove e1g1"}), "wrong, fault");
    EXPECT_EQ(thinks("info-pv-legal", {"info depth 1 pv e1g1 e1g1", "bestmove e1g1"}), "wrong, warning");
    EXPECT_EQ(thinks("info-before-move", {"bestmove e1g1"}), "wrong, warning");
    EXPECT_EQ(thinks("info-best-line", {"info depth 1 score cp 1 pv a2a3", "bestmove e1g1"}), "wrong, warning");
    EXPECT_EQ(thinks("info-ponder-move", {"info depth 1 pv e1g1 b4c3", "bestmove e1g1 ponder h3g2"}), "wrong, warning");
    EXPECT_EQ(thinks("info-current-move", {"info currmove e1g1", "bestmove e1g1"}), "wrong, warning");
    EXPECT_EQ(thinks("info-after-move", {"bestmove e1g1", "info depth 1"}), "wrong, warning");
    EXPECT_EQ(
        verdict_of(go_probes(), "castling-spelled", says_instead("go depth 1 searchmoves e1g1", {"bestmove e1h1"})),
        "wrong, fault");
    EXPECT_EQ(verdict_of(go_probes(), "perft-one", says_instead("go perft 1", {})), "ignored, healthy");
    EXPECT_EQ(verdict_of(go_probes(), "perft-zero", falls_silent_at("go perft 0")), "hung, warning");
    EXPECT_EQ(verdict_of(go_probes(), "perft-no-number", dies_of("go perft", {0, SIGSEGV})), "crashed, warning");
}

TEST(GoProbes, FindLinesThatGoOnBehindTheEndOfTheGame) {
    const auto thinks = [](std::string_view id, const std::string& go, const std::string& pv) {
        return verdict_of(go_probes(), id,
                          says_instead(go, {"info depth 8 score cp 0 pv " + pv, "bestmove " + pv.substr(0, 4)}));
    };
    EXPECT_EQ(thinks("info-pv-mate", "go depth 4", "e1e8 a1a2"), "wrong, warning");
    EXPECT_EQ(thinks("info-pv-repetition", "go depth 8", "h5e8 g8h7 e8h5 h7g8"), "answered, healthy");
    EXPECT_EQ(thinks("info-pv-repetition", "go depth 8", "h5e8 g8h7 e8h5 h7g8 h5e8"), "wrong, warning");
    EXPECT_EQ(thinks("info-pv-fifty-moves", "go depth 8", "a1a2 e6e5 a2a3 e5d5"), "answered, healthy");
    EXPECT_EQ(thinks("info-pv-fifty-moves", "go depth 8", "a1a2 e6e5 a2a3 e5d5 a3a4"), "wrong, warning");
}

TEST(GoProbes, FindBoundsInThePlaceOfScores) {
    EXPECT_EQ(verdict_of(go_probes(), "info-exact",
                         says_instead("go depth 7", {"info depth 7 score cp 3 lowerbound pv e2e4", "bestmove e2e4"})),
              "wrong, warning");
}

TEST(GoProbes, FindAClockThatIsForgottenAtPonderhit) {
    EXPECT_EQ(verdict_of(go_probes(), "go-ponder-time", says_instead("ponderhit", {})), "wrong, warning");
    const Quirk slow = [](ModelEngine&, const std::string& heard) -> std::optional<Lines> {
        if (heard == "ponderhit") std::this_thread::sleep_for(std::chrono::milliseconds(301));
        return std::nullopt;
    };
    EXPECT_EQ(verdict_of(go_probes(), "go-ponder-time", slow), "wrong, warning");
}

TEST(GoProbes, FindCountsForAPositionThatWasRefused) {
    const auto counts = [](const Lines& lines) {
        return verdict_of(go_probes(), "perft-refused", says_instead("go perft 1", lines));
    };
    EXPECT_EQ(counts({"e2e4: 1", "Nodes searched: 20"}), "wrong, warning");
    EXPECT_EQ(counts({"h8g8: 1", "Nodes searched: 3"}), "error-text, healthy");
    EXPECT_EQ(verdict_of(go_probes(), "perft-refused", says_instead("position fen blah", {})), "ignored, healthy");
}

TEST(GoProbes, FindWrongScores) {
    const auto scores = [](std::string_view id, const std::string& go, const std::string& score,
                           const std::string& move) {
        return verdict_of(go_probes(), id, says_instead(go, {"info depth 1 score " + score, "bestmove " + move}));
    };
    EXPECT_EQ(scores("score-of-mover", "go depth 3", "cp -900", "d8d1"), "wrong, fault");
    EXPECT_EQ(scores("score-mate", "go depth 3", "mate 2", "e1e8"), "wrong, warning");
    EXPECT_EQ(scores("score-no-move", "go depth 1", "cp 0", "(none)"), "wrong, warning");
    EXPECT_EQ(scores("fifty-moves-mate", "go depth 3", "cp 0", "a1b1"), "wrong, warning");
}

}  // namespace
}  // namespace plyproof::doctor
