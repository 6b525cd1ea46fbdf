// SPDX-License-Identifier: MIT
#include "match/game_record.h"

#include <gtest/gtest.h>

#include "base/text_fields.h"
#include "support/position_of.h"

namespace plyproof::match {
namespace {

using chess::Color;
using chess::Variant;
using support::position_of;

GameRecord played(const chess::Position& start, std::string_view moves, Variant variant = Variant::Standard) {
    GameRecord record(start, variant);
    for (const auto& word : base::split_fields(moves)) {
        record.play(chess::parse_uci_move(record.position(), word.text, variant).value());
    }
    return record;
}

GameRecord played(std::string_view moves) { return played(chess::Position::start(), moves); }

TEST(GameRecord, EndsWithMateForTheSideThatGaveIt) {
    EXPECT_EQ(played("f2f3 e7e5 g2g4 d8h4").end(), (GameEnd{RuleEnd::Checkmate, Result::BlackWins}));
    EXPECT_EQ(played("e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7").end(), (GameEnd{RuleEnd::Checkmate, Result::WhiteWins}));
}

TEST(GameRecord, EndsWithStalemate) {
    // Sam Loyd's ten moves.
    EXPECT_EQ(
        played("e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6").end(),
        (GameEnd{RuleEnd::Stalemate, Result::Draw}));
}

TEST(GameRecord, EndsAtTheThirdOccurrenceAndNotBefore) {
    EXPECT_FALSE(played("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1").end());
    EXPECT_EQ(played("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8").end(), (GameEnd{RuleEnd::Repetition, Result::Draw}));
}

TEST(GameRecord, DoesNotTakePositionsWithOtherRightsForTheSame) {
    // The king's first walk costs the right to castle, so its position occurs one time less.
    EXPECT_FALSE(played("e2e4 e7e5 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8 e1e2").end());
    EXPECT_EQ(played("e2e4 e7e5 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7").end(),
              (GameEnd{RuleEnd::Repetition, Result::Draw}));
}

TEST(GameRecord, EndsAfterFiftyMovesUnlessTheLastOneMates) {
    const auto before = position_of("7k/8/5K2/8/8/8/8/R7 w - - 99 80");
    EXPECT_FALSE(GameRecord(before, Variant::Standard).end());
    EXPECT_EQ(played(before, "a1a2").end(), (GameEnd{RuleEnd::FiftyMoves, Result::Draw}));
    EXPECT_EQ(played(position_of("7k/8/6K1/8/8/8/8/R7 w - - 99 80"), "a1a8").end(),
              (GameEnd{RuleEnd::Checkmate, Result::WhiteWins}));
}

TEST(GameRecord, EndsWhereNobodyCanMate) {
    EXPECT_EQ(played(position_of("8/8/4k3/8/3p4/4K3/8/8 w - - 0 1"), "e3d4").end(),
              (GameEnd{RuleEnd::InsufficientMaterial, Result::Draw}));
}

TEST(GameRecord, TellsAnEngineTheWholeGame) {
    EXPECT_EQ(played("").position_command(), "position startpos");
    EXPECT_EQ(played("e2e4 e7e5").position_command(), "position startpos moves e2e4 e7e5");
    const auto start = position_of("4k3/8/8/8/8/8/8/4K2R w K - 3 20");
    EXPECT_EQ(played(start, "e1g1").position_command(), "position fen 4k3/8/8/8/8/8/8/4K2R w K - 3 20 moves e1g1");
    EXPECT_EQ(played(start, "e1h1", Variant::Chess960).position_command(),
              "position fen 4k3/8/8/8/8/8/8/4K2R w K - 3 20 moves e1h1");
}

TEST(GameResult, IsWorthPointsToEachSide) {
    EXPECT_EQ(half_points(Result::WhiteWins, Color::White), 2u);
    EXPECT_EQ(half_points(Result::WhiteWins, Color::Black), 0u);
    EXPECT_EQ(half_points(Result::BlackWins, Color::Black), 2u);
    EXPECT_EQ(half_points(Result::Draw, Color::Black), 1u);
    EXPECT_EQ(lost_by(Color::White), Result::BlackWins);
    EXPECT_EQ(text_of(Result::Draw), "1/2-1/2");
    EXPECT_EQ(text_of(lost_by(Color::Black)), "1-0");
}

}  // namespace
}  // namespace plyproof::match
