// SPDX-License-Identifier: MIT
#include "oracle/line_words.h"

#include <gtest/gtest.h>

#include <string>

namespace plyproof::oracle {
namespace {

/// "move count", or empty when the line is no move line.
std::string move_of(std::string_view line) {
    const auto words = read_move_line(cleaned_line(line));
    return words ? words->move + " " + count_text(words->nodes) : "";
}

/// "kind count", or empty when the line is no total.
std::string total_of(std::string_view line) {
    const std::string cleaned = cleaned_line(line);
    if (read_move_line(cleaned)) return "a move";
    const auto words = read_total_line(cleaned);
    if (!words) return "";
    constexpr const char* kNames[] = {"named ", "info ", "bare ", "moves "};
    return kNames[static_cast<int>(words->kind)] + count_text(words->nodes);
}

TEST(MoveLine, EveryShapeThatProgramsPrintIsRead) {
    for (const char* line : {"e2e4: 20",
                             "e2e4 20",
                             "e2e4 - 20",
                             "e2e4 -> 20",
                             "e2e4->20",
                             "e2e4 : 20",
                             " - e2e4 : 20",
                             "e2e4\t20",
                             "1) e2e4: 20",
                             "1. e2e4 20",
                             "12: e2e4 20",
                             " 1 e2e4   20",
                             "move 1 : e2e4 : 20",
                             "Move: e2e4 20",
                             "    move: e2e4   nodes: 20",
                             "e2e4 nodes 20",
                             "e2e4 = 20",
                             "e2e4=20",
                             "e2e4-20",
                             "e2e4        20",
                             "e2e4: 20\r",
                             "e2e4: 20 (5.0%)",
                             "e2e4: 20 nodes",
                             "e2e4, 20",
                             "e2e4|20",
                             "\x1b[32me2e4\x1b[0m: 20",
                             "> e2e4: 20"}) {
        EXPECT_EQ(move_of(line), "e2e4 20") << line;
    }
}

TEST(MoveLine, DigitGroupsAreRead) {
    EXPECT_EQ(move_of("Na3   3,193,522,577"), "Na3 3193522577");
    EXPECT_EQ(move_of("e2e4: 3 193 522 577"), "e2e4 3193522577");
    EXPECT_EQ(move_of("e2e4: 3\xC2\xA0"
                      "193\xC2\xA0"
                      "522\xC2\xA0"
                      "577"),
              "e2e4 3193522577");
}

TEST(MoveLine, NegativeCountsStayNegative) {
    EXPECT_EQ(move_of("e2e4: -1099065436"), "e2e4 -1099065436");
    EXPECT_EQ(move_of("e2e4 -1099065436"), "e2e4 -1099065436");
}

TEST(MoveLine, CastlingPromotionsAndSanAreMoves) {
    EXPECT_EQ(move_of("O-O: 20"), "O-O 20");
    EXPECT_EQ(move_of("0-0-0 20"), "0-0-0 20");
    EXPECT_EQ(move_of("O-O-O+ - 20"), "O-O-O+ 20");
    EXPECT_EQ(move_of("e7e8q: 20"), "e7e8q 20");
    EXPECT_EQ(move_of("e7e8Q: 20"), "e7e8Q 20");
    EXPECT_EQ(move_of("e8=Q+: 20"), "e8=Q+ 20");
    EXPECT_EQ(move_of("bxc8=N 20"), "bxc8=N 20");
    EXPECT_EQ(move_of("Nbxd7# 20"), "Nbxd7# 20");
    EXPECT_EQ(move_of("e2-e4: 20"), "e2-e4 20");
    EXPECT_EQ(move_of("Ng1-f3: 20"), "Ng1-f3 20");
    EXPECT_EQ(move_of("e7xd8=Q: 20"), "e7xd8=Q 20");
}

TEST(MoveLine, NoiseIsNoMove) {
    for (const char* line :
         {"", "Stockfish 15.1 by the Stockfish developers", "info string NUMA nodes 1", "8 | r n b q k b n r",
          "  a b c d e f g h", "Fen: 8/8/8/8/8/4k3/8/4K3 w - - 0 1", "Nodes searched: 20", "time 20", "e2e4",
          "e2e4: 20.5", "e2e4 is best 20", "i9i8: 20", "e2e9: 20", "perft 5", "20", "readyok", "e4 e5 20"}) {
        EXPECT_EQ(move_of(line), "") << line;
    }
}

/// "word count", or empty when the line is no attempt at a move.
std::string attempt_of(std::string_view line) {
    const auto words = read_attempt_line(cleaned_line(line));
    return words ? words->move + ' ' + count_text(words->nodes) : "";
}

TEST(MoveLine, IsNotReadThroughOtherControlBytes) {
    using namespace std::string_view_literals;
    for (const std::string_view line :
         {"e2e4\0: 20"sv, "e2\0e4: 20"sv, "e2e4:\0 20"sv, "e2e4: 2\0 0"sv, "e2e4\x07: 20"sv, "e2\be4: 20"sv}) {
        EXPECT_FALSE(read_move_line(cleaned_line(line))) << testing::PrintToString(line);
    }
    EXPECT_TRUE(read_move_line(cleaned_line("\0e2e4: 20\0"sv))) << "at the ends they are in no word";
}

TEST(AttemptLine, NamesWhatIsNoMoveWithItsCount) {
    EXPECT_EQ(attempt_of("h9h9: 1"), "h9h9 1");
    EXPECT_EQ(attempt_of("\x1b[31mh9h9\x1b(B\x1b[m: 1"), "h9h9 1");
    EXPECT_EQ(attempt_of("1) i2i4 - 20"), "i2i4 20");
    EXPECT_EQ(attempt_of("e7e8k 7"), "e7e8k 7");
    EXPECT_EQ(attempt_of("Nf9: 1"), "Nf9 1");
    EXPECT_EQ(attempt_of("Rxi4   20"), "Rxi4 20");
    EXPECT_EQ(attempt_of("0000: 1"), "0000 1");
    EXPECT_EQ(attempt_of("(none): 1"), "(none) 1");
    EXPECT_EQ(attempt_of("NULL = 1"), "NULL 1");
}

TEST(AttemptLine, OtherWordsWithNumbersAreNone) {
    for (const char* line :
         {"",         "Nodes: 20", "time: 3",        "depth: 1",      "total: 20",  "total 20",    "20",
          "1: 20",    "a1: 20",    "0000",           "h9h9",          "h9h9: many", "h9h9: 1 2.5", "h9h9h9: 1",
          "hash: 1",  "Best1: 20", "Node1: 20",      "key a1b2c3: 1", "tt 4096: 1", "(none): 0",   "null: 0",
          "00000: 1", "D3: 8902",  "h9h9 is odd: 1", "e9 e8: 1"}) {
        EXPECT_EQ(attempt_of(line), "") << line;
    }
}

TEST(TotalLine, EveryShapeThatProgramsPrintIsRead) {
    for (const char* line :
         {"Nodes searched: 8902", "Nodes searched  : 8902", "Raw nodes for depth 3: 8902", "Nodes: 8902", "nodes: 8902",
          "Total nodes: 8902", "Total: 8902", "total 8902", "Perft(3) = 8902", "perft 3 = 8902",
          "perft(3) = 8902, t=0.1s", "perft 3 time 12 nodes 8902 (.. Mnps)", "divide Res= 8902", "perft 3: 8,902",
          "Moves: 20, Nodes: 8902", "3       8902  0.00  16859848.48nps"}) {
        EXPECT_EQ(total_of(line), "named 8902") << line;
    }
    EXPECT_EQ(total_of("info depth 3 nodes 8902 time 5 nps 1780400"), "info 8902");
    EXPECT_EQ(total_of("8902"), "bare 8902");
    EXPECT_EQ(total_of("Moves   8902"), "moves 8902");
    EXPECT_EQ(total_of("Nodes searched: -1099065436"), "named -1099065436");
}

TEST(TotalLine, NoiseIsNoTotal) {
    for (const char* line :
         {"", "info string nodes 5", "Nodes/second: 25000", "Nodes per second 25000", "Total time (ms) : 12", "perft 5",
          "> perft 5", "depth 5", "time: 12 ms", "nps 1000", "3 8902 0.00 16859848.48", "3 x 0.00 16859848.48nps"}) {
        EXPECT_EQ(total_of(line), "") << line;
    }
}

TEST(LooksLikeMove, KnowsMovesFromWords) {
    for (const char* text : {"e2e4", "e4", "Nf3", "exd6", "a8=Q", "R1a3", "Qh4xe1", "O-O", "o-o-o", "e7e8(Q)"}) {
        EXPECT_TRUE(looks_like_move(text)) << text;
    }
    for (const char* text : {"", "e", "e9", "Nodes", "N", "x4", "e2e4e5", "moves", "a8=K"}) {
        EXPECT_FALSE(looks_like_move(text)) << text;
    }
}

TEST(LooksLikeMove, WordsWithoutEndAreNone) { EXPECT_FALSE(looks_like_move("e2e4" + std::string(1000, '!'))); }

TEST(LineWithoutFrames, BeginsWithTheFirstCellThatHoldsAMove) {
    EXPECT_EQ(line_without_frames("| e2e4 | 20 |"), "e2e4   20");
    EXPECT_EQ(line_without_frames("[h1g1] 5"), "h1g1  5");
    EXPECT_EQ(line_without_frames("8/8 w - - 0 1,2,a2a3,20"), "a2a3,20");
    EXPECT_EQ(line_without_frames("info string e2e4: 20"), "e2e4: 20");
    EXPECT_EQ(line_without_frames("e2e4: 20"), "e2e4: 20");
    EXPECT_EQ(line_without_frames(""), "");
}

TEST(CleanedLine, LosesColoursPromptsAndOddBlanks) {
    EXPECT_EQ(cleaned_line("\x1b[1;31m> e2e4\t20\x1b[0m \r"), "e2e4 20");
    EXPECT_EQ(cleaned_line("\xEF\xBB\xBF"
                           "e2e4: 20"),
              "e2e4: 20");
    EXPECT_EQ(cleaned_line("\x0f\x1b(Be2e4: 20\x1b[m\x0f"), "e2e4: 20");
    EXPECT_EQ(cleaned_line("\x1b["), "");
    EXPECT_EQ(cleaned_line(" \t "), "");
}

}  // namespace
}  // namespace plyproof::oracle
