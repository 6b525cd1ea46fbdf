// SPDX-License-Identifier: MIT
#include "oracle/answer_lines.h"

#include <gtest/gtest.h>

#include <ostream>
#include <vector>

namespace plyproof::oracle {
namespace {

/// The number of the line, from 1, with which the state became another one than Open; 0 when it never did.
struct Ending {
    std::size_t line = 0;
    AnswerState state = AnswerState::Open;

    friend bool operator==(const Ending&, const Ending&) = default;
};

std::ostream& operator<<(std::ostream& stream, const Ending& ending) {
    return stream << "line " << ending.line << ", state " << static_cast<int>(ending.state);
}

Ending ending(const Dialect& dialect, int depth, const std::vector<std::string>& lines) {
    AnswerLines answer(dialect, depth, "readyok");
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const AnswerState state = answer.add(lines[i]);
        if (state != AnswerState::Open) return {i + 1, state};
    }
    return {};
}

const Dialect kTotal{.name = "total"};

TEST(AnswerLines, EndWithTheTotalWhateverItsShape) {
    for (const char* total :
         {"Nodes searched: 400", "Raw nodes for depth 2: 400", "Nodes: 400", "nodes: 400", "Total nodes: 400",
          "Total: 400", "total 400", "Perft(2) = 400", "perft 2 = 400", "perft(2) = 400, t=0.1s",
          "info depth 2 nodes 400 time 3 nps 1", "perft 2 time 12 nodes 400 (.. Mnps)", "divide Res= 400", "400",
          "\x1b[1mNodes searched: 400\x1b[0m", "{\"total\": 400}", "Nodes searched: 1701411834604692317316873"}) {
        EXPECT_EQ(ending(kTotal, 2, {"", "e2e4: 400", total}), (Ending{3, AnswerState::Complete})) << total;
    }
}

TEST(AnswerLines, DoNotEndWithNoiseMovesOrTheTotalOfAnotherDepth) {
    EXPECT_EQ(ending(kTotal, 2,
                     {"Stockfish 15.1 by the Stockfish developers", "info string NNUE enabled", "NUMA nodes: two",
                      "> go", "perft 2", "info depth 1 nodes 20", "Perft(1) = 20", "e2e4: 20", "Nodes/second: 12",
                      "Moves 20", "8 | r n b q k b n r |", "Time : 0.00", ""}),
              Ending{});
}

TEST(AnswerLines, NeverTakeTheNumbersOfASearchForACount) {
    EXPECT_EQ(ending(kTotal, 1, {"info depth 1 seldepth 1 score cp 83 time 0 nodes 6 nps 6000 pv g1f3"}), Ending{});
    EXPECT_EQ(ending(kTotal, 1, {"info depth 1 score cp 83 nodes 6", "bestmove g1f3"}),
              (Ending{2, AnswerState::Plays}));
}

TEST(AnswerLines, NoticeARefusal) {
    for (const char* line :
         {"Unknown command: 'divide 2'. Type help for more information.", "info string error: bad fen",
          "Illegal move: perft", "Error (unknown command): perft", "ERROR: invalid position"}) {
        EXPECT_EQ(ending(kTotal, 2, {"", line}), (Ending{2, AnswerState::Refused})) << line;
    }
}

TEST(AnswerLines, GiveUpOnAnAnswerWithoutEnd) {
    AnswerLines answer(kTotal, 1);
    const std::string noise(1000, '.');
    std::size_t lines = 0;
    while (answer.add(noise) == AnswerState::Open) ++lines;
    EXPECT_EQ(answer.add(noise), AnswerState::TooLong);
    EXPECT_LT(answer.text().size(), kLongestAnswer);
    EXPECT_EQ(lines, (kLongestAnswer - 1) / (noise.size() + 1));
}

TEST(AnswerLines, EndWithTheLineOrTheSyncThatTheRowNames) {
    const Dialect line{.name = "line", .end = AnswerEnd::Line, .end_line = "Moves"};
    EXPECT_EQ(ending(line, 2, {"e2e4: 20", "Nodes: 20", "Moves   20"}), (Ending{3, AnswerState::Complete}));
    const Dialect sync{.name = "sync", .end = AnswerEnd::Sync};
    EXPECT_EQ(ending(sync, 2, {"e2e4: 20", "Nodes: 20", "readyok"}), (Ending{3, AnswerState::Complete}));
    const Dialect exit{.name = "exit", .end = AnswerEnd::Exit};
    EXPECT_EQ(ending(exit, 2, {"e2e4: 20", "Nodes: 20"}), Ending{});
}

TEST(AnswerLines, KeepTheTextOfTheAnswerAndTheStateTheyCameTo) {
    AnswerLines answer(kTotal, 1);
    EXPECT_EQ(answer.add("e2e4: 1"), AnswerState::Open);
    EXPECT_EQ(answer.add("Nodes searched: 1"), AnswerState::Complete);
    EXPECT_EQ(answer.add("more"), AnswerState::Complete);
    EXPECT_EQ(answer.text(), "e2e4: 1\nNodes searched: 1\n");
    EXPECT_EQ(answer.last_line(), "Nodes searched: 1");
}

TEST(IsRefusal, DoesNotHoldForWhatProgramsSayAnyway) {
    for (const char* line :
         {"", "info string NNUE evaluation enabled", "e2e4: 20", "readyok", "No errors", "Sjeng: "}) {
        EXPECT_FALSE(is_refusal(line)) << line;
    }
    EXPECT_TRUE(is_refusal("  > Unknown command: x"));
}

TEST(AnswerLines, CountNoLineOfASearchNorThePlainOnesBehindIt) {
    AnswerLines counts(kTotal, 1);
    EXPECT_EQ(counts.add("info depth 1 nodes 48 time 1 nps 48"), AnswerState::Complete);
    AnswerLines searches(kTotal, 1);
    EXPECT_EQ(searches.add("info depth 1 seldepth 8 nodes 43"), AnswerState::Open);
    EXPECT_EQ(searches.add("info depth 1 nodes 48 time 1 nps 48"), AnswerState::Open);
    EXPECT_EQ(searches.text(), "");
    EXPECT_EQ(searches.add("bestmove e2e4"), AnswerState::Plays);
}

}  // namespace
}  // namespace plyproof::oracle
