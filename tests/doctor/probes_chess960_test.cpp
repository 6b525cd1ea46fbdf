// SPDX-License-Identifier: MIT
#include <csignal>

#include "doctor/group_tests.h"

namespace plyproof::doctor {
namespace {

TEST(Chess960Probes, FindARightEngineHealthy) { expect_right_engine_is_healthy(chess960_probes()); }

TEST(Chess960Probes, FindEachFault) {
    const auto plays = [](std::string_view id, const std::string& go, const std::string& move) {
        return verdict_of(chess960_probes(), id, says_instead(go, {"bestmove " + move}));
    };
    EXPECT_EQ(plays("chess960-castling", "go depth 2", "f8f7"), "wrong, fault");
    EXPECT_EQ(plays("chess960-file-letters", "go depth 2", "e8f8"), "wrong, fault");
    EXPECT_EQ(plays("chess960-outermost", "go depth 2", "e1g1"), "wrong, fault");
    EXPECT_EQ(plays("chess960-inner-right", "go depth 2", "b1f1"), "wrong, fault");
    EXPECT_EQ(plays("chess960-enemy-rook", "go depth 2", "e1a1"), "wrong, fault");
    EXPECT_EQ(plays("chess960-rook-pinned", "go depth 2", "e1b1"), "wrong, fault");
    EXPECT_EQ(plays("chess960-castling-spelled", "go depth 1 searchmoves e1h1", "e1g1"), "wrong, fault");
    EXPECT_EQ(plays("chess960-off-again", "go depth 1", "f8f7"), "wrong, fault");
    EXPECT_EQ(verdict_of(chess960_probes(), "chess960-start", dies_of("brnbqkrn", {0, SIGSEGV})), "crashed, fault");
    EXPECT_EQ(plays("chess960-start-position", "go depth 2", "e7e5"), "wrong, fault");
}

}  // namespace
}  // namespace plyproof::doctor
