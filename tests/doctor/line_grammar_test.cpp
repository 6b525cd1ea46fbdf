// SPDX-License-Identifier: MIT
#include "doctor/line_grammar.h"

#include <gmock/gmock.h>

#include <variant>

namespace plyproof::doctor {
namespace {

using testing::HasSubstr;

TEST(InfoGrammar, AcceptsWhatEnginesWrite) {
    for (const char* line :
         {"info depth 12 seldepth 20 multipv 1 score cp -31 lowerbound nodes 123 nps 456 hashfull 1000 tbhits 0 time 7 "
          "pv e2e4 e7e5",
          "info depth 0 score mate 0", "info score lowerbound cp 3 time 1", "info score mate -3 upperbound pv a7a8q",
          "info currmove e2e4 currmovenumber 1", "info string depth is x",
          "info depth 1 score cp 1 wdl 10 980 10 pv e2e4", "info refutation d1h5 g6h5", "info depth 1 ebf 2.5 pv e2e4",
          "info pv 0000", "info", "info cpuload 999"}) {
        EXPECT_EQ(info_fault(line), std::nullopt) << line;
    }
}

TEST(InfoGrammar, FindsNumbersThatAreNone) {
    EXPECT_EQ(info_fault("info depth x"), "'depth' is followed by x, not by a whole number");
    EXPECT_EQ(info_fault("info time 0.5"), "'time' is followed by 0.5, not by a whole number");
    EXPECT_EQ(info_fault("info nps inf nodes 3"), "'nps' is followed by inf, not by a whole number");
    EXPECT_EQ(info_fault("info depth"), "'depth' is followed by nothing, not by a whole number");
    EXPECT_EQ(info_fault("info nodes +5"), "'nodes' is followed by +5, not by a whole number");
}

TEST(InfoGrammar, FindsNumbersOutOfTheirRange) {
    EXPECT_EQ(info_fault("info nodes -1099065436"), "nodes -1099065436 is out of its range");
    EXPECT_EQ(info_fault("info hashfull 1001"), "hashfull 1001 is out of its range");
    EXPECT_EQ(info_fault("info multipv 0"), "multipv 0 is out of its range");
}

TEST(InfoGrammar, FindsScoresAndMovesThatAreNone) {
    EXPECT_EQ(info_fault("info score 31"), "'score' is followed by 31, not by cp or mate");
    EXPECT_EQ(info_fault("info score cp 0.31"), "'score cp' is followed by 0.31, not by a whole number");
    EXPECT_EQ(info_fault("info score mate"), "'score mate' is followed by nothing, not by a whole number");
    EXPECT_THAT(*info_fault("info currmove e4"), HasSubstr("no move"));
    EXPECT_THAT(*info_fault("info pv Nf3 e5"), HasSubstr("no move"));
    EXPECT_THAT(*info_fault("info wdl 1 2 pv e2e4"), HasSubstr("'wdl' holds pv"));
}

TEST(MoveText, IsTwoSquaresAndAPieceAtMost) {
    EXPECT_TRUE(is_move_text("e2e4"));
    EXPECT_TRUE(is_move_text("a7a8n"));
    for (const char* text : {"", "e2", "e2e9", "i2e4", "a7a8k", "a7a8Q", "e2e4qq"})
        EXPECT_FALSE(is_move_text(text)) << text;
}

std::optional<std::string> fault_of(const char* line) {
    return option_fault(std::get<uci::OptionLine>(uci::parse_engine_line(line)));
}

TEST(OptionGrammar, AcceptsEachType) {
    for (const char* line :
         {"option name Hash type spin default 16 min 1 max 1024", "option name Clear Hash type button",
          "option name Ponder type check default false", "option name Style type combo default Calm var Calm var Wild",
          "option name Book type string default <empty>", "option name Book type string"}) {
        EXPECT_EQ(fault_of(line), std::nullopt) << line;
    }
}

TEST(OptionGrammar, FindsWhatDoesNotFitTogether) {
    EXPECT_EQ(fault_of("option type spin default 1 min 1 max 2"), "an option has no name");
    EXPECT_THAT(*fault_of("option name A type slider"), HasSubstr("type of the option 'A'"));
    EXPECT_THAT(*fault_of("option name A"), HasSubstr("type of the option 'A'"));
    EXPECT_EQ(fault_of("option name A type spin default 1 min 1"), "the spin 'A' lacks its min or max");
    EXPECT_EQ(fault_of("option name A type spin default 0 min 1 max 2"), "the default 0 of 'A' is not between 1 and 2");
    EXPECT_EQ(fault_of("option name A type spin default x min 1 max 2"), "the default of the spin 'A' is no number");
    EXPECT_THAT(*fault_of("option name A type check default 1"), HasSubstr("neither true nor false"));
    EXPECT_THAT(*fault_of("option name A type combo default b var c"), HasSubstr("not among its choices"));
}

}  // namespace
}  // namespace plyproof::doctor
