// SPDX-License-Identifier: MIT
#include <csignal>

#include "doctor/group_tests.h"

namespace plyproof::doctor {
namespace {

TEST(OptionsProbes, FindARightEngineHealthy) { expect_right_engine_is_healthy(options_probes()); }

TEST(OptionsProbes, FindEachFault) {
    const auto verdict = [](std::string_view id, const Quirk& quirk) {
        return verdict_of(options_probes(), id, quirk);
    };
    const auto dies = [&](std::string_view id, const std::string& line) {
        return verdict(id, dies_of(line, {0, SIGABRT}));
    };
    EXPECT_EQ(verdict("option-lines", says_instead("uci", {"option name A type spin default 1", "uciok"})),
              "wrong, fault");
    EXPECT_EQ(dies("option-defaults", "setoption name Style value Calm"), "crashed, fault");
    EXPECT_EQ(dies("option-unknown", "No Such Option"), "crashed, fault");
    EXPECT_EQ(verdict("option-letter-case", says_instead("setoption name hASH value 16", {"No such option: hASH"})),
              "error-text, warning");
    EXPECT_EQ(dies("option-opponent", "Gary Kasparov"), "crashed, fault");
    EXPECT_EQ(verdict("option-value-case", says_instead("setoption name Ponder value TRUE", {"invalid value TRUE"})),
              "error-text, warning");
    EXPECT_EQ(dies("option-check-nonsense", "Ponder value maybe"), "crashed, warning");
    EXPECT_EQ(dies("option-combo-nonsense", "Style value NoSuchChoice"), "crashed, warning");
    EXPECT_EQ(dies("option-string-empty", "Book value <empty>"), "crashed, fault");
    EXPECT_EQ(verdict("option-string-empty",
                      says_instead("setoption name Book value <empty>", {"info string cannot open <empty>"})),
              "error-text, warning");
    EXPECT_EQ(dies("option-string-emptied", "Net value <empty>"), "crashed, warning");
    EXPECT_EQ(dies("threads-below", "Threads value 0"), "crashed, warning");
    EXPECT_EQ(verdict("multipv-below", falls_silent_at("MultiPV value 0")), "hung, warning");
    EXPECT_EQ(dies("analyse-mode", "UCI_AnalyseMode"), "crashed, fault");
    EXPECT_EQ(dies("hash-least", "Hash value 1"), "crashed, fault");
    EXPECT_EQ(dies("hash-most", "Hash value 1024"), "crashed, warning");
    EXPECT_EQ(dies("hash-above", "Hash value 1025"), "crashed, warning");
    EXPECT_EQ(dies("hash-below", "Hash value 0"), "crashed, warning");
    EXPECT_EQ(dies("hash-no-number", "Hash value abc"), "crashed, warning");
    EXPECT_EQ(dies("option-no-value", "setoption name Hash"), "crashed, warning");
    EXPECT_EQ(dies("option-no-name", "setoption"), "crashed, warning");
    EXPECT_EQ(dies("clear-hash", "Clear Hash"), "crashed, fault");
    EXPECT_EQ(verdict("threads-two", falls_silent_at("Threads value 2")), "hung, fault");
    EXPECT_EQ(verdict("multipv", says_instead("setoption name MultiPV value 3", {})), "wrong, fault");
    EXPECT_EQ(verdict("multipv-few-moves",
                      says_instead("go depth 2", {"info depth 1 multipv 1 score cp 1 pv h1h2",
                                                  "info depth 1 multipv 2 score cp 1 pv h1g1", "bestmove h1h2"})),
              "wrong, warning");
    EXPECT_EQ(verdict("show-chances", says_instead("setoption name UCI_ShowWDL value true", {})), "wrong, warning");
}

}  // namespace
}  // namespace plyproof::doctor
