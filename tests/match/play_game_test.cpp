// SPDX-License-Identifier: MIT
#include "match/play_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fake_entrant.h"

namespace plyproof::match {
namespace {

using namespace std::chrono_literals;
using chess::Color;
using chess::Position;
using testing::HasSubstr;
using Clock = std::chrono::steady_clock;

const GameRules kNodes{.control = {.kind = TimeKind::Nodes, .nodes = 10}};
const Opening kStart{Position::start()};

Opening opening_of(std::string_view fen) {
    const chess::Accepted accepted = support::accepted(fen);
    return {accepted.position, accepted.variant};
}

PlayedGame game_of(Thinks white, Thinks black, const Opening& opening = kStart, const GameRules& rules = kNodes,
                   const StallLog& stalls = StallLog()) {
    Player first(fake_entrant("white", std::move(white)));
    Player second(fake_entrant("black", std::move(black)));
    return play_game(first, second, opening, rules, stalls);
}

/// Plays these moves, one for each of its turns.
Thinks plays(Said moves) {
    return [moves = std::move(moves), next = std::make_shared<std::size_t>(0)](const Position&, const uci::GoCommand&) {
        return Said{"bestmove " + moves.at((*next)++)};
    };
}

/// Says the same score all the time, from White's point of view.
Thinks scores(int for_white) {
    return [=](const Position& position, const uci::GoCommand&) {
        const int score = position.side_to_move() == Color::White ? for_white : -for_white;
        return Said{fmt::format("info depth 3 score cp {}", score), "bestmove " + first_move(position)};
    };
}

/// Answers rightly, but needs so long.
Thinks takes(std::chrono::milliseconds time) {
    return [=](const Position& position, const uci::GoCommand& go) {
        const Clock::time_point end = Clock::now() + time;
        while (Clock::now() < end) {
        }
        return plays_first_move(position, go);
    };
}

TEST(PlayGame, IsDecidedByMate) {
    const PlayedGame game = game_of(plays({"f2f3", "g2g4"}), plays({"e7e5", "d8h4"}));
    EXPECT_EQ(game.ending, Ending::Checkmate);
    EXPECT_EQ(game.result, Result::BlackWins);
    EXPECT_FALSE(game.at_fault);
    EXPECT_EQ(game.record.moves().size(), 4u);
    EXPECT_EQ(game.plies.size(), 4u);
}

TEST(PlayGame, IsOverByOurRulesWhateverTheProgramsWant) {
    const PlayedGame game =
        game_of(plays({"g1f3", "f3g1", "g1f3", "f3g1", "e2e4"}), plays({"g8f6", "f6g8", "g8f6", "f6g8", "e7e5"}));
    EXPECT_EQ(game.ending, Ending::Repetition);
    EXPECT_EQ(game.result, Result::Draw);
    EXPECT_EQ(game.record.moves().size(), 8u);
    EXPECT_EQ(game_of(plays({"e3d4"}), plays({}), opening_of("8/8/4k3/8/3p4/4K3/8/8 w - - 0 1")).ending,
              Ending::InsufficientMaterial);
}

TEST(PlayGame, IsLostByAnIllegalMoveAndByNone) {
    for (const char* move : {"e2e5", "e7e4", "(none)", "0000", "xyz", ""}) {
        const PlayedGame game = game_of(plays({"a2a3"}), plays({move}));
        EXPECT_EQ(game.ending, Ending::IllegalMove) << move;
        EXPECT_EQ(game.result, Result::WhiteWins) << move;
        EXPECT_EQ(game.at_fault, Color::Black) << move;
        EXPECT_THAT(game.remark, HasSubstr("position startpos moves a2a3")) << move;
    }
}

TEST(PlayGame, BeginsBehindItsOpening) {
    const Opening opening{Position::start(),
                          chess::Variant::Standard,
                          {chess::parse_uci_move(Position::start(), "f2f3", chess::Variant::Standard).value()}};
    const PlayedGame game = game_of(plays({"g2g4"}), plays({"e7e5", "d8h4"}), opening);
    EXPECT_EQ(game.ending, Ending::Checkmate);
    EXPECT_EQ(game.opening_plies, 1u);
    EXPECT_EQ(game.plies.size(), 3u);
}

TEST(PlayGame, IsLostByAHang) {
    const Thinks silent = [](const Position&, const uci::GoCommand&) { return Said{}; };
    const PlayedGame game = game_of(silent, plays_first_move);
    EXPECT_EQ(game.ending, Ending::Hang);
    EXPECT_EQ(game.at_fault, Color::White);
    EXPECT_EQ(game.result, Result::BlackWins);
}

const GameRules kMoveTime{.control = {.kind = TimeKind::MoveTime, .move_time = 1ms}};

TEST(PlayGame, IsLostOnTime) {
    const PlayedGame game = game_of(takes(5ms), takes(0ms), kStart, kMoveTime);
    EXPECT_EQ(game.ending, Ending::TimeLoss);
    EXPECT_EQ(game.at_fault, Color::White);
    EXPECT_EQ(game.result, Result::BlackWins);
    EXPECT_THAT(game.remark, HasSubstr("ms late"));
}

TEST(PlayGame, IsNotLostOnTimeWithinTheMargin) {
    GameRules rules = kMoveTime;
    rules.control.margin = 1h;
    EXPECT_EQ(game_of(takes(5ms), plays({"xyz"}), kStart, rules).ending, Ending::IllegalMove);
}

TEST(PlayGame, IsVoidWhenTheMachineStoodStillForAsLong) {
    StallLog stalls;
    stalls.note(Clock::now() - 1h, Clock::now() + 1h);
    const PlayedGame game = game_of(takes(5ms), takes(0ms), kStart, kMoveTime, stalls);
    EXPECT_EQ(game.ending, Ending::MachineStall);
    EXPECT_FALSE(game.result);
    EXPECT_EQ(game.at_fault, Color::White);
}

TEST(PlayGame, IsVoidWhenTheProgramHadToWaitForACpuAsLong) {
    Entrant starved = fake_entrant("white", takes(5ms));
    starved.cpu_marks = [waited = std::make_shared<int>(0)](int) { return CpuMarks{std::chrono::hours((*waited)++)}; };
    Player white(std::move(starved));
    Player black(fake_entrant("black", plays_first_move));
    const PlayedGame game = play_game(white, black, kStart, kMoveTime, StallLog());
    EXPECT_EQ(game.ending, Ending::MachineStall);
    EXPECT_FALSE(game.result);
}

TEST(PlayGame, TakesWaitingForACpuFromNoClockWhereThatIsWanted) {
    Entrant starved = fake_entrant("white", takes(5ms));
    starved.cpu_marks = [waited = std::make_shared<int>(0)](int) { return CpuMarks{std::chrono::hours((*waited)++)}; };
    Player white(std::move(starved));
    Player black(fake_entrant("black", plays({"xyz"})));
    GameRules rules{.control = {.kind = TimeKind::MoveTime, .move_time = 1ms, .margin = 1ms}};
    rules.forgives_waiting = true;
    const PlayedGame game = play_game(white, black, kStart, rules, StallLog());
    EXPECT_NE(game.ending, Ending::MachineStall);
    EXPECT_NE(game.at_fault, Color::White);
}

TEST(PlayGame, TellsClocksThatWeKeep) {
    const auto told = std::make_shared<std::vector<uci::GoCommand>>();
    const Thinks white = [told](const Position& position, const uci::GoCommand& go) {
        told->push_back(go);
        return told->size() < 2 ? takes(20ms)(position, go) : Said{"bestmove xyz"};
    };
    GameRules rules{.control = {.kind = TimeKind::Clock, .base = 1h, .increment = 10ms}};
    const PlayedGame game = game_of(white, takes(0ms), kStart, rules);
    ASSERT_EQ(told->size(), 2u);
    EXPECT_EQ(told->front().white_time, 3600000);
    EXPECT_EQ(told->front().black_increment, 10);
    const auto left = 3600s + 10ms - game.plies.front().time;
    EXPECT_EQ(told->back().white_time, std::chrono::floor<std::chrono::milliseconds>(left).count());
    EXPECT_LE(told->back().white_time, 3599990);
}

TEST(PlayGame, IsAdjudicatedWhereBothAgreeAndThatIsWanted) {
    GameRules rules = kNodes;
    rules.adjudication = {.resign_score = 500, .resign_moves = 2};
    const PlayedGame won = game_of(scores(-600), scores(-600), kStart, rules);
    EXPECT_EQ(won.ending, Ending::Adjudicated);
    EXPECT_EQ(won.result, Result::BlackWins);
    EXPECT_EQ(won.record.moves().size(), 4u);
    EXPECT_NE(game_of(scores(-600), scores(-600)).ending, Ending::Adjudicated);
}

TEST(PlayGame, IsVoidWhereAProgramDoesNotStart) {
    Player white(Entrant{.name = "none", .start = []() -> base::Result<Started, std::string> {
                             return base::failure(std::string("no such file"));
                         }});
    Player black(fake_entrant("black", plays_first_move));
    const PlayedGame game = play_game(white, black, kStart, kNodes, StallLog());
    EXPECT_EQ(game.ending, Ending::NotStarted);
    EXPECT_FALSE(game.result);
    EXPECT_EQ(game.at_fault, Color::White);
    EXPECT_EQ(game.remark, "no such file");
}

TEST(PlayGame, SpeaksChess960) {
    Thinks castles = [](const Position& position, const uci::GoCommand&) {
        return Said{position.fullmove_number() == 1 ? "bestmove b1a1" : "bestmove xyz"};
    };
    const PlayedGame game = game_of(castles, plays_first_move, opening_of("4k3/8/8/8/8/8/8/RK6 w A - 0 1"));
    ASSERT_GE(game.record.moves().size(), 1u);
    EXPECT_EQ(game.record.moves().front().kind(), chess::MoveKind::Castling);
}

TEST(Ending, HasWordsForEachKind) {
    for (const Ending ending : base::kAll<Ending>) EXPECT_FALSE(text_of(ending).empty());
    EXPECT_EQ(text_of(Ending::FiftyMoves), "fifty moves");
}

}  // namespace
}  // namespace plyproof::match
