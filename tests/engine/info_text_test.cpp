// SPDX-License-Identifier: MIT
#include "engine/info_text.h"

#include <gtest/gtest.h>

#include "uci/engine_line.h"

namespace plyproof::engine {
namespace {

using chess::Move;
using chess::Square;

search::Report report() {
    return {.depth = 9,
            .seldepth = 15,
            .line = 2,
            .score = -31,
            .bound = search::Bound::Exact,
            .nodes = 5000,
            .time = std::chrono::microseconds(10'000),
            .permille_full = 17,
            .pv = {Move::double_push(Square::E2, Square::E4), Move::double_push(Square::E7, Square::E5)}};
}

TEST(InfoText, SaysEveryFieldThatGraphicalProgramsRead) {
    EXPECT_EQ(info_text(report(), {}),
              "info depth 9 seldepth 15 multipv 2 score cp -31 nodes 5000 nps 500000 hashfull 17 tbhits 0 time 10 "
              "pv e2e4 e7e5");
}

TEST(InfoText, IsUnderstoodByTheReaderOfEngineLines) {
    const auto line = std::get<uci::InfoLine>(uci::parse_engine_line(info_text(report(), {.win_chances = true})));
    EXPECT_EQ(line.score, (uci::Score{uci::ScoreKind::Centipawns, -31}));
    EXPECT_EQ(line.pv, (std::vector<std::string>{"e2e4", "e7e5"}));
}

TEST(InfoText, SaysBoundsAndChancesWhereTheyAreWanted) {
    search::Report bound = report();
    bound.bound = search::Bound::Lower;
    EXPECT_NE(info_text(bound, {}).find("score cp -31 lowerbound "), std::string::npos);
    bound.bound = search::Bound::Upper;
    EXPECT_NE(info_text(bound, {}).find("score cp -31 upperbound "), std::string::npos);
    EXPECT_NE(info_text(report(), {.win_chances = true}).find(" wdl "), std::string::npos);
}

TEST(InfoText, SpellsCastlingAsTheVariantWants) {
    search::Report castling = report();
    castling.pv = {Move::castling(Square::E1, Square::H1)};
    EXPECT_TRUE(info_text(castling, {}).ends_with(" pv e1g1"));
    EXPECT_TRUE(info_text(castling, {.variant = chess::Variant::Chess960}).ends_with(" pv e1h1"));
}

TEST(InfoText, OfACurrentMoveNamesItAndItsNumber) {
    EXPECT_EQ(
        info_text(search::CurrentMove{12, Move::double_push(Square::E2, Square::E4), 3}, chess::Variant::Standard),
        "info depth 12 currmove e2e4 currmovenumber 3");
}

TEST(ScoreText, CountsMatesInMoves) {
    EXPECT_EQ(score_text(13), "cp 13");
    EXPECT_EQ(score_text(search::mate_in(5)), "mate 3");
    EXPECT_EQ(score_text(search::mated_in(4)), "mate -2");
}

TEST(BestMoveText, NamesThePonderMoveWhereOneIsKnown) {
    search::Outcome outcome{Move::double_push(Square::E2, Square::E4), search::kNoMove, 0, 1, 1};
    EXPECT_EQ(best_move_text(outcome, chess::Variant::Standard), "bestmove e2e4");
    outcome.answer = Move::double_push(Square::E7, Square::E5);
    EXPECT_EQ(best_move_text(outcome, chess::Variant::Standard), "bestmove e2e4 ponder e7e5");
}

}  // namespace
}  // namespace plyproof::engine
