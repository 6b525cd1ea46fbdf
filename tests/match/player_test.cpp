// SPDX-License-Identifier: MIT
#include "match/player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fake_entrant.h"
#include "support/libuv_under_tsan.h"

namespace plyproof::match {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

const uci::GoCommand kGo{.nodes = 10};

/// A process of sick_engine.py.
Player sick_player(const std::string& illness, std::chrono::milliseconds patience = 60s) {
    auto entrant = find_entrant(std::string("python3 -I -S " PLYPROOF_SICK_ENGINE " ") + illness, "sick", {});
    EXPECT_TRUE(entrant) << entrant.error();
    entrant->patience = patience;
    return Player(*std::move(entrant));
}

TEST(Player, IsGreetedSetUpAndToldOfTheGame) {
    const auto sent = std::make_shared<Said>();
    Entrant entrant = fake_entrant("fake", plays_first_move, sent);
    entrant.options = {{"Hash", "32"}, {"Clear Hash", std::nullopt}};
    Player player(std::move(entrant));
    ASSERT_FALSE(player.prepare(false));
    const auto thought = player.think("position startpos moves e2e4", kGo, std::nullopt);
    ASSERT_TRUE(thought);
    EXPECT_EQ(thought->move, "a7a5");
    EXPECT_EQ(thought->score, 7);
    EXPECT_EQ(thought->depth, 1);
    EXPECT_THAT(*sent, ElementsAre("uci", "setoption name Hash value 32", "setoption name Clear Hash", "ucinewgame",
                                   "isready", "position startpos moves e2e4", "go nodes 10"));
}

TEST(Player, IsToldOfChess960OnlyWhereItChanges) {
    const auto sent = std::make_shared<Said>();
    Player player(fake_entrant("fake", plays_first_move, sent));
    for (const bool chess960 : {false, true, true, false}) EXPECT_FALSE(player.prepare(chess960));
    EXPECT_THAT(*sent, ElementsAre("uci", "ucinewgame", "isready",                                     //
                                   "setoption name UCI_Chess960 value true", "ucinewgame", "isready",  //
                                   "ucinewgame", "isready",                                            //
                                   "setoption name UCI_Chess960 value false", "ucinewgame", "isready"));
}

TEST(Player, GivesMatesAsScoresAndIgnoresOtherLines) {
    Player player(fake_entrant("fake", [](const chess::Position&, const uci::GoCommand&) {
        return Said{"info depth 9 score mate 3", "info multipv 2 score cp 5", "info nodes 7", "bestmove a2a3"};
    }));
    ASSERT_FALSE(player.prepare(false));
    EXPECT_EQ(player.think("position startpos", kGo, std::nullopt)->score, 29997);
    Player loser(fake_entrant("fake", [](const chess::Position&, const uci::GoCommand&) {
        return Said{"info depth 9 score mate -2", "bestmove a2a3"};
    }));
    ASSERT_FALSE(loser.prepare(false));
    EXPECT_EQ(loser.think("position startpos", kGo, std::nullopt)->score, -29998);
}

TEST(Player, IsStoppedWhenItsTimeIsOverAndStillAnswers) {
    const auto sent = std::make_shared<Said>();
    Entrant entrant = fake_entrant(
        "late", [](const chess::Position&, const uci::GoCommand&) { return Said{}; }, sent);
    // FakePeer says nothing to "go"; its answer to "stop" is put in its place here.
    entrant.start = [sent]() -> base::Result<Started, std::string> {
        return Started{std::make_unique<support::FakePeer>([sent](const std::string& line) -> Said {
            sent->push_back(line);
            if (line == "uci") return {"uciok"};
            if (line == "isready") return {"readyok"};
            return line == "stop" ? Said{"bestmove e2e4"} : Said{};
        })};
    };
    Player player(std::move(entrant));
    ASSERT_FALSE(player.prepare(false));
    const auto thought = player.think("position startpos", {.white_time = 1}, 1ms);
    ASSERT_TRUE(thought);
    EXPECT_EQ(thought->move, "e2e4");
    EXPECT_EQ(sent->back(), "stop");
}

TEST(CpuMarks, GiveWhatKeptAProgramFromItsCpu) {
    const CpuMarks before{.waited = 10ms, .not_run = -5ms};
    EXPECT_EQ((CpuMarks{.waited = 12ms, .not_run = 4ms}).since(before), 9ms) << "a thread ended that had waited";
    EXPECT_EQ((CpuMarks{.waited = 40ms, .not_run = -90ms}).since(before), 30ms) << "several threads ran";
    EXPECT_EQ((CpuMarks{.waited = 2ms, .not_run = -6ms}).since(before), 0ms) << "nothing kept it";
}

TEST(Player, CrashesWithItsLastWords) {
    Player player = sick_player("crash");
    ASSERT_FALSE(player.prepare(false));
    const auto thought = player.think("position startpos", kGo, std::nullopt);
    ASSERT_FALSE(thought);
    EXPECT_EQ(thought.error().kind, FaultKind::Crash);
    EXPECT_THAT(thought.error().text, HasSubstr("SIGSEGV"));
    EXPECT_THAT(thought.error().text, HasSubstr("index 64 out of range"));
    EXPECT_FALSE(player.prepare(false)) << "the next game has a new process";
}

TEST(Player, HangsOrFloodsNoLongerThanItsPatience) {
    Player hanging = sick_player("hang", 2s);
    // On a machine that stands still the greeting may take longer than that.
    while (const auto fault = hanging.prepare(false)) ASSERT_EQ(fault->kind, FaultKind::NotStarted);
    const auto nothing = hanging.think("position startpos", kGo, std::nullopt);
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().kind, FaultKind::Hang);

    Player flooding = sick_player("endless-line");
    ASSERT_FALSE(flooding.prepare(false));
    const auto flood = flooding.think("position startpos", kGo, std::nullopt);
    ASSERT_FALSE(flood);
    EXPECT_EQ(flood.error().kind, FaultKind::Flood);
}

TEST(Player, IsNotStartedWhereItDoesNotGreet) {
    Player dead = sick_player("dies-at-start");
    const auto fault = dead.prepare(false);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->kind, FaultKind::NotStarted);
    EXPECT_THAT(fault->text, HasSubstr("no licence"));
    Player silent = sick_player("silent", 100ms);
    EXPECT_EQ(silent.prepare(false)->kind, FaultKind::NotStarted);
}

TEST(Player, EndsAtOnceWhenWeAreStopped) {
    std::stop_source stop;
    auto entrant = find_entrant("python3 -I -S " PLYPROOF_SICK_ENGINE " hang", "", stop.get_token());
    ASSERT_TRUE(entrant);
    entrant->patience = 600s;
    Player player(*std::move(entrant));
    ASSERT_FALSE(player.prepare(false));
    stop.request_stop();
    EXPECT_EQ(player.think("position startpos", kGo, std::nullopt).error().kind, FaultKind::Stopped);
}

TEST(Entrant, IsRefusedWhereThereIsNoSuchProgram) {
    EXPECT_FALSE(find_entrant("there-is-no-such-program", "", {}));
    EXPECT_FALSE(find_entrant("'unclosed", "", {}));
    EXPECT_EQ(find_entrant("python3 -V", "", {})->name, "python3 -V");
}

}  // namespace
}  // namespace plyproof::match
