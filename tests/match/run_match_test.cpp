// SPDX-License-Identifier: MIT
#include "match/run_match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "fake_entrant.h"
#include "match/openings.h"

namespace plyproof::match {
namespace {

using testing::HasSubstr;

const OnGame kNobody = [](const MatchGame&, const Standing&) {};

MatchOptions options_with(std::size_t pairs, unsigned jobs = 1) {
    MatchOptions options;
    options.pairs = pairs;
    options.jobs = jobs;
    options.openings = parse_openings("e2e4\nd2d4\nc2c4\n").value();
    options.rules.control = {.kind = TimeKind::Nodes, .nodes = 10};
    return options;
}

Said plays_illegal_move(const chess::Position&, const uci::GoCommand&) { return {"bestmove a1a8"}; }

/// Illegal as White, right as Black.
Said loses_with_white(const chess::Position& position, const uci::GoCommand& go) {
    return position.side_to_move() == chess::Color::White ? plays_illegal_move(position, go)
                                                          : plays_first_move(position, go);
}

TEST(RunMatch, PlaysEachOpeningTwiceWithColoursSwapped) {
    std::vector<MatchGame> games;
    const Standing standing =
        run_match(fake_entrant("good", plays_first_move), fake_entrant("bad", plays_illegal_move), options_with(4),
                  [&](const MatchGame& game, const Standing&) { games.push_back(game); });
    ASSERT_EQ(games.size(), 8u);
    for (std::size_t i = 0; i < 8; ++i) {
        EXPECT_EQ(games[i].number, i);
        EXPECT_EQ(games[i].first_is_white, i % 2 == 0);
        EXPECT_EQ(games[i].game.record.moves().front(), games[i % 6 / 2 * 2].game.record.moves().front());
    }
    EXPECT_NE(games[0].game.record.moves().front(), games[2].game.record.moves().front());
    EXPECT_EQ(standing.tally, (Tally{8, 0, 0}));
    EXPECT_EQ(standing.with_white, (Tally{4, 0, 0}));
    EXPECT_EQ(standing.pairs, (PairTally{0, 0, 0, 0, 4}));
}

TEST(RunMatch, CountsFaultsForTheProgramThatMadeThem) {
    const Standing standing = run_match(fake_entrant("bad", plays_illegal_move), fake_entrant("good", plays_first_move),
                                        options_with(2), kNobody);
    EXPECT_EQ(standing.faults[0], (Faults{.illegal_moves = 4}));
    EXPECT_EQ(standing.faults[1], Faults{});
    EXPECT_EQ(standing.tally, (Tally{0, 0, 4}));
    EXPECT_EQ(standing.endings.at(Ending::IllegalMove), 4u);
}

TEST(RunMatch, PutsBothGamesOfAnOpeningIntoOnePair) {
    // Both lose as White: each pair is one all, whatever the number of jobs.
    for (const unsigned jobs : {1u, 3u}) {
        const Standing standing = run_match(fake_entrant("one", loses_with_white),
                                            fake_entrant("two", loses_with_white), options_with(6, jobs), kNobody);
        EXPECT_EQ(standing.pairs, (PairTally{0, 0, 6, 0, 0}));
        EXPECT_EQ(standing.tally.games(), 12u);
        EXPECT_EQ(standing.with_white.games(), 6u);
        EXPECT_EQ(share_of(standing.pairs)->value, 0.5);
    }
}

TEST(RunMatch, EndsWhenTheTestIsDecided) {
    MatchOptions options = options_with(10000);
    options.sprt = SprtQuestion{0, 200};
    const Standing standing =
        run_match(fake_entrant("good", plays_first_move), fake_entrant("bad", plays_illegal_move), options, kNobody);
    ASSERT_TRUE(standing.sprt);
    EXPECT_EQ(standing.sprt->decision, SprtDecision::Second);
    EXPECT_LT(standing.tally.games(), 1000u);
    EXPECT_EQ(sprt(*options.sprt, standing.pairs).ratio, standing.sprt->ratio);
}

TEST(RunMatch, EndsWithAReasonWhereAProgramCannotBeStarted) {
    const Entrant none{.name = "none", .start = []() -> base::Result<Started, std::string> {
                           return base::failure(std::string("no such file"));
                       }};
    const Standing standing = run_match(fake_entrant("good", plays_first_move), none, options_with(50, 2), kNobody);
    ASSERT_TRUE(standing.failure);
    EXPECT_THAT(*standing.failure, HasSubstr("none cannot be started: no such file"));
    EXPECT_EQ(standing.tally.games(), 0u);
}

TEST(RunMatch, EndsWhenItIsStoppedAndKnowsWhatWasPlayed) {
    std::stop_source stop;
    MatchOptions options = options_with(50);
    options.stop = stop.get_token();
    const Standing standing = run_match(fake_entrant("good", plays_first_move), fake_entrant("bad", plays_illegal_move),
                                        options, [&](const MatchGame& game, const Standing&) {
                                            if (game.number == 4) stop.request_stop();
                                        });
    EXPECT_EQ(standing.tally.games(), 5u);
    EXPECT_EQ(pairs_of(standing.pairs), 2u);
}

TEST(RunMatch, EndsWhereAGameCannotBeNoted) {
    const OnGame fails = [](const MatchGame&, const Standing&) { throw std::runtime_error("no room"); };
    EXPECT_THROW((void)run_match(fake_entrant("good", plays_first_move), fake_entrant("bad", plays_illegal_move),
                                 options_with(1000, 3), fails),
                 std::runtime_error);
}

TEST(RunMatch, PlaysVoidGamesAgainButNotForEver) {
    MatchOptions options = options_with(1);
    options.rules.control = {.kind = TimeKind::MoveTime, .move_time = std::chrono::milliseconds(1)};
    Entrant starved = fake_entrant("starved", [](const chess::Position& position, const uci::GoCommand& go) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(5);
        while (std::chrono::steady_clock::now() < end) {
        }
        return plays_first_move(position, go);
    });
    starved.cpu_marks = [waited = std::make_shared<int>(0)](int) { return CpuMarks{std::chrono::hours((*waited)++)}; };
    Entrant second = starved;
    const Standing standing = run_match(starved, second, options, kNobody);
    EXPECT_EQ(standing.void_games, 6u);
    EXPECT_EQ(standing.tally.games(), 0u);
    EXPECT_EQ(standing.faults[0], Faults{});
}

}  // namespace
}  // namespace plyproof::match
