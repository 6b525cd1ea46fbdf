// SPDX-License-Identifier: MIT
#include "uci/engine_line.h"

#include <gtest/gtest.h>

namespace plyproof::uci {
namespace {

TEST(EngineLine, ReadsTheHandshake) {
    EXPECT_EQ(parse_engine_line("id name Stockfish 15.1"), EngineLine(IdLine{"name", "Stockfish 15.1"}));
    EXPECT_EQ(parse_engine_line("id author A. B. and  others\r"), EngineLine(IdLine{"author", "A. B. and  others"}));
    EXPECT_EQ(parse_engine_line("uciok"), EngineLine(UciOkLine{}));
    EXPECT_EQ(parse_engine_line(" readyok "), EngineLine(ReadyOkLine{}));
}

TEST(EngineLine, ReadsOptionsOfEveryType) {
    EXPECT_EQ(parse_engine_line("option name Move Overhead type spin default 10 min 0 max 5000"),
              EngineLine(OptionLine{"Move Overhead", OptionType::Spin, "10", 0, 5000, {}}));
    EXPECT_EQ(parse_engine_line("option name Ponder type check default false"),
              EngineLine(OptionLine{"Ponder", OptionType::Check, "false", {}, {}, {}}));
    EXPECT_EQ(parse_engine_line("option name Style type combo default Very Solid var Very Solid var Risky"),
              EngineLine(OptionLine{"Style", OptionType::Combo, "Very Solid", {}, {}, {"Very Solid", "Risky"}}));
    EXPECT_EQ(parse_engine_line("option name Clear Hash type button"),
              EngineLine(OptionLine{"Clear Hash", OptionType::Button, "", {}, {}, {}}));
    EXPECT_EQ(parse_engine_line("option name Book type string default <empty>"),
              EngineLine(OptionLine{"Book", OptionType::String, "", {}, {}, {}}));
    EXPECT_EQ(parse_engine_line("option name Path type string default /a max /b"),
              EngineLine(OptionLine{"Path", OptionType::String, "/a max /b", {}, {}, {}}));
    EXPECT_EQ(parse_engine_line("option name X type slider default 3"),
              EngineLine(OptionLine{"X", OptionType::Unknown, "3", {}, {}, {}}));
}

TEST(EngineLine, ReadsBestMoves) {
    EXPECT_EQ(parse_engine_line("bestmove e2e4 ponder e7e5"), EngineLine(BestMoveLine{"e2e4", "e7e5"}));
    EXPECT_EQ(parse_engine_line("bestmove (none)"), EngineLine(BestMoveLine{"(none)"}));
    EXPECT_EQ(parse_engine_line("bestmove"), EngineLine(BestMoveLine{""}));
}

TEST(EngineLine, ReadsInfoInAnyOrder) {
    InfoLine expected;
    expected.multipv = 2;
    expected.depth = 5;
    expected.seldepth = 7;
    expected.score = Score{ScoreKind::Centipawns, -31, Bound::Upper};
    expected.nodes = 1234;
    expected.nps = 99;
    expected.time = 12;
    expected.hashfull = 3;
    expected.tbhits = 0;
    expected.pv = {"e2e4", "e7e5"};
    EXPECT_EQ(
        parse_engine_line("info depth 5 seldepth 7 multipv 2 score cp -31 upperbound nodes 1234 nps 99 hashfull 3 "
                          "tbhits 0 time 12 pv e2e4 e7e5"),
        EngineLine(expected));
    EXPECT_EQ(
        parse_engine_line("info pv e2e4 e7e5 score cp -31 upperbound multipv 2 tbhits 0 hashfull 3 time 12 nps 99 "
                          "nodes 1234 seldepth 7 depth 5"),
        EngineLine(expected));
}

TEST(EngineLine, ReadsMatesStringsAndCurrentMoves) {
    EXPECT_EQ(std::get<InfoLine>(parse_engine_line("info score mate -3")).score, (Score{ScoreKind::Mate, -3}));
    EXPECT_EQ(std::get<InfoLine>(parse_engine_line("info string NNUE  pv enabled ")).text, "NNUE  pv enabled");
    EXPECT_EQ(std::get<InfoLine>(parse_engine_line("info depth 3 currmove g1f3 currmovenumber 2")).current_move,
              "g1f3");
    EXPECT_EQ(std::get<InfoLine>(parse_engine_line("info depth 3 currmove g1f3 currmovenumber 2")).depth, 3);
}

TEST(EngineLine, LeavesOutWhatMakesNoSense) {
    const auto info = std::get<InfoLine>(parse_engine_line("info depth x nodes score cp time 5 rubbish pv"));
    EXPECT_EQ(info.depth, std::nullopt);
    EXPECT_EQ(info.nodes, std::nullopt);
    EXPECT_EQ(info.score, std::nullopt);
    EXPECT_EQ(info.time, 5);
    EXPECT_TRUE(info.pv.empty());
}

TEST(EngineLine, IsOtherWhenItIsOfNoKnownKind) {
    for (const char* line : {"", "e2e4: 20", "Nodes searched: 400", "id rating 3000", "uciok now", "information"}) {
        EXPECT_EQ(parse_engine_line(line), EngineLine(OtherLine{line}));
    }
}

TEST(IsNoMove, KnowsWhatEnginesSayWithoutALegalMove) {
    for (const char* move : {"(none)", "0000", "NONE", "NULL", "a1a1", ""}) EXPECT_TRUE(is_no_move(move)) << move;
    EXPECT_FALSE(is_no_move("a1a2"));
}

}  // namespace
}  // namespace plyproof::uci
