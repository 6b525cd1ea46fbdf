// SPDX-License-Identifier: MIT
#include "match/quiet_positions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/openings.h"

namespace plyproof::match {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Behind eight plies: a quiet move, a capture, a check, a quiet answer, a quiet move.
PlayedGame game() {
    const Opening opening =
        parse_openings("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 b1c3 d7d6 d2d4 e5d4 c4f7 e8f8 a2a3 h7h6").value().front();
    GameRecord record(opening.start, opening.variant);
    for (const chess::Move move : opening.moves) record.play(move);
    PlayedGame game{.record = record};
    game.opening_plies = 2;
    game.ending = Ending::Adjudicated;
    game.result = Result::BlackWins;
    return game;
}

TEST(QuietPositions, AreNeitherInCheckNorBehindACaptureNorEarlyNorTheLast) {
    EXPECT_THAT(quiet_positions(game(), 100, 1),
                ElementsAre("r1bqk1nr/ppp2ppp/2np4/2b1p3/2BPP3/2N2N2/PPP2PPP/R1BQK2R b KQkq - 0 5;0-1",
                            "r1bq1knr/ppp2Bpp/2np4/2b5/3pP3/2N2N2/PPP2PPP/R1BQK2R w KQ - 1 7;0-1",
                            "r1bq1knr/ppp2Bpp/2np4/2b5/3pP3/P1N2N2/1PP2PPP/R1BQK2R b KQ - 0 7;0-1"));
}

TEST(QuietPositions, AreNoMoreThanWanted) {
    EXPECT_EQ(quiet_positions(game(), 2, 1).size(), 2u);
    EXPECT_EQ(quiet_positions(game(), 2, 5), quiet_positions(game(), 2, 5));
    EXPECT_THAT(quiet_positions(game(), 0, 1), IsEmpty());
}

TEST(QuietPositions, ComeOnlyFromGamesWhoseResultSaysSomething) {
    PlayedGame fault = game();
    fault.at_fault = chess::Color::White;
    EXPECT_THAT(quiet_positions(fault, 9, 1), IsEmpty());
    PlayedGame unfinished = game();
    unfinished.result.reset();
    EXPECT_THAT(quiet_positions(unfinished, 9, 1), IsEmpty());
}

}  // namespace
}  // namespace plyproof::match
