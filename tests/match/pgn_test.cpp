// SPDX-License-Identifier: MIT
#include "match/pgn.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/openings.h"

namespace plyproof::match {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

MatchGame game_from(std::string_view opening_text, std::size_t thought_plies) {
    const Opening opening = parse_openings(opening_text).value().front();
    GameRecord record(opening.start, opening.variant);
    for (const chess::Move move : opening.moves) record.play(move);
    MatchGame game{.number = 3, .first_is_white = false, .game = {.record = record}};
    game.game.opening_plies = opening.moves.size() - thought_plies;
    game.game.plies.resize(thought_plies);
    game.game.ending = Ending::Stopped;
    return game;
}

const PgnNames kNames{"ours", "the \"other\" \\one", "2026.01.02", "2+0.02"};

TEST(Pgn, IsTheGameWithWhatWasThoughtOfIt) {
    MatchGame game = game_from("e2e4 e7e5 d1h5 b8c6 f1c4", 3);
    game.game.plies = {{35, 12, 41ms}, {-29998, 7, 5ms}, {std::nullopt, std::nullopt, 1500ms}};
    game.game.ending = Ending::Adjudicated;
    game.game.result = Result::WhiteWins;
    EXPECT_EQ(pgn_of(game, kNames),
              "[Event \"plyproof match\"]\n"
              "[Site \"?\"]\n"
              "[Date \"2026.01.02\"]\n"
              "[Round \"2.2\"]\n"
              "[White \"the \\\"other\\\" \\\\one\"]\n"
              "[Black \"ours\"]\n"
              "[Result \"1-0\"]\n"
              "[TimeControl \"2+0.02\"]\n"
              "[PlyCount \"5\"]\n"
              "[Termination \"adjudicated\"]\n"
              "\n"
              "1. e4 e5 2. Qh5 {+0.35/12 0.041s} 2... Nc6 {-M2/7 0.005s} 3. Bc4 {1.500s} 1-0\n"
              "\n");
}

TEST(Pgn, HasTheFenOfAnotherStartPosition) {
    const MatchGame game = game_from("4k3/8/8/8/8/8/8/RK6 b A - 0 9 moves e8e7", 0);
    const std::string text = pgn_of(game, kNames);
    EXPECT_THAT(text, HasSubstr("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/RK6 b Q - 0 9\"]\n"));
    EXPECT_THAT(text, HasSubstr("\n9... Ke7 *\n"));
    EXPECT_THAT(text, HasSubstr("[Result \"*\"]"));
}

TEST(Pgn, BreaksItsLines) {
    std::string moves;
    for (int i = 0; i < 30; ++i) moves += "g1f3 g8f6 f3g1 f6g8 ";
    const std::string text = pgn_of(game_from(moves, 0), kNames);
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        EXPECT_LE(end - begin, 79u);
        begin = end + 1;
    }
    EXPECT_THAT(text, Not(HasSubstr("  ")));
}

}  // namespace
}  // namespace plyproof::match
