// SPDX-License-Identifier: MIT
#include "doctor/checks.h"

#include <gmock/gmock.h>

#include <csignal>

namespace plyproof::doctor {
namespace {

using testing::HasSubstr;

/// "> " we, "< " the engine.
Talk talk_of(const std::vector<std::string>& lines) {
    Talk talk;
    for (const std::string& line : lines) {
        talk.lines.push_back({line.front() == '>' ? Way::Sent : Way::Said, line.substr(2)});
    }
    return talk;
}

TEST(StrayBestMove, IsOneThatNobodyAskedFor) {
    EXPECT_FALSE(stray_best_move(talk_of({"> go", "< bestmove e2e4", "> go depth 1", "< bestmove e2e4"})));
    EXPECT_FALSE(stray_best_move(talk_of({"> go", "> go", "< bestmove e2e4", "< bestmove e2e4"})));
    EXPECT_EQ(stray_best_move(talk_of({"> stop", "< bestmove e2e4"})), "'bestmove e2e4' without a go");
    EXPECT_EQ(stray_best_move(talk_of({"> go", "< bestmove e2e4", "< bestmove d2d4"})),
              "one bestmove too many: 'bestmove d2d4'");
}

TEST(LegalMoves, AreHeldToOurOwnRules) {
    const Check check = legal_moves_of({.moves = "e2e4"});
    EXPECT_FALSE(check(talk_of({"< bestmove e7e5 ponder g1f3"})));
    EXPECT_FALSE(check(talk_of({"< bestmove e7e5 ponder (none)"})));
    EXPECT_THAT(*check(talk_of({"< bestmove e2e4"})), HasSubstr("bestmove e2e4 is not legal in rnbqkbnr"));
    EXPECT_THAT(*check(talk_of({"< bestmove e7e5", "< bestmove (none)"})), HasSubstr("bestmove (none) is not legal"));
    EXPECT_THAT(*check(talk_of({"< bestmove e7e5 ponder e7e5"})), HasSubstr("the second move is not legal"));
}

TEST(LastMove, AloneCounts) {
    const Check check = last_move_legal({});
    EXPECT_FALSE(check(talk_of({"< bestmove x", "< bestmove e2e4"})));
    EXPECT_TRUE(check(talk_of({"< bestmove e2e4", "< bestmove x"})));
    EXPECT_EQ(check({}), "there is no bestmove");
}

TEST(OnlyMove, IsTheOneThatIsRight) {
    EXPECT_FALSE(moves_are("e5d6")(talk_of({"< bestmove e5d6"})));
    EXPECT_EQ(moves_are("e5d6")(talk_of({"< bestmove (none)"})), "bestmove (none), where only e5d6 is right");
}

TEST(NoMove, HasSeveralSpellings) {
    EXPECT_FALSE(no_move()(talk_of({"< bestmove (none)", "< bestmove 0000", "< bestmove"})));
    EXPECT_EQ(no_move()(talk_of({"< bestmove e2e4"})), "bestmove e2e4, where no move is legal");
}

TEST(TimesSaid, AreCounted) {
    const Talk talk = talk_of({"< readyok", "< readyok", "> readyok"});
    EXPECT_FALSE(said_times("readyok", 2)(talk));
    EXPECT_EQ(said_times("readyok", 3)(talk), "readyok came 2 times, where 3 is right");
    EXPECT_FALSE(said_at_least("readyok", 1)(talk));
    EXPECT_EQ(said_at_least("readyok", 3)(talk), "readyok came 2 times, where at least 3 is right");
}

TEST(RashMove, ComesBeforeTheLineThatAsksForIt) {
    const Check check = no_move_before("stop");
    EXPECT_FALSE(check(talk_of({"> go infinite", "> stop", "< bestmove e2e4"})));
    EXPECT_EQ(check(talk_of({"> go infinite", "< bestmove e2e4", "> stop"})), "'bestmove e2e4' came before 'stop'");
    EXPECT_TRUE(check(talk_of({"> go infinite", "< bestmove e2e4"})));
}

TEST(BadEnd, IsAnExitCodeOtherThanZero) {
    EXPECT_FALSE(ended_badly({.exit = process::ExitStatus{}}));
    EXPECT_FALSE(ended_badly({}));
    EXPECT_EQ(ended_badly({.exit = process::ExitStatus{3, 0}}), "it ended with exit code 3");
}

TEST(Count, StandsInTheAnswerAndNotAmongItsThoughts) {
    EXPECT_FALSE(says_number("20")(talk_of({"< e2e4: 1", "< Nodes searched: 20"})));
    EXPECT_TRUE(says_number("20")(talk_of({"< info nodes 20", "< Nodes searched: 200", "> 20"})));
}

}  // namespace
}  // namespace plyproof::doctor
