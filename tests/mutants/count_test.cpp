// SPDX-License-Identifier: MIT
#include "mutants/count.h"

#include <gtest/gtest.h>

#include <string>

#include "support/setup_of_fen.h"

namespace plyproof::mutants {
namespace {

const std::string kBareKings = "k7/8/8/8/8/8/8/K7 w - - 0 1";

Board board_of(const std::string& fen, const BugSet& bugs = {}) { return Board(support::setup_of_fen(fen), bugs); }

TEST(Count, IsOneLeafAtDepthZero) {
    Board board = board_of(kBareKings);
    EXPECT_EQ(count(board, 0), 1U);
}

TEST(Count, IsNothingBelowMateAndStalemate) {
    Board mate = board_of("rnb1kbnr/pppp1ppp/4p3/8/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    Board stalemate = board_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(count(mate, 1) + count(mate, 3) + count(stalemate, 1) + count(stalemate, 2), 0U);
}

TEST(Count, LeavesTheBoardAsItWas) {
    Board board = board_of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    const State before = board.state();
    EXPECT_EQ(count(board, 2), 2039U);
    EXPECT_EQ(board.state(), before);
}

TEST(Count, TakesMovesUntriedByABugInTheLastPlyOnly) {
    const std::string fen = "k7/8/1K6/8/8/8/8/8 b - - 0 1";
    Board right = board_of(fen);
    Board wrong = board_of(fen, {Bug::BulkCountBeforeLegality});
    EXPECT_EQ(count(right, 1), 1U);
    EXPECT_EQ(count(wrong, 1), 3U);
    EXPECT_EQ(divide(wrong, 1).moves, divide(right, 1).moves);
}

TEST(Divide, IsTheCountSplitByFirstMove) {
    Board board = board_of("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1");
    const Divide result = divide(board, 3);
    EXPECT_EQ(result.moves.size(), 6U);
    std::uint64_t sum = 0;
    for (const MoveCount& entry : result.moves) sum += entry.leaves;
    EXPECT_EQ(sum, 761U);
    EXPECT_EQ(result.total, 761U);
}

TEST(Divide, CountsOneForEachMoveAtDepthOne) {
    Board board = board_of(kBareKings);
    for (const MoveCount& entry : divide(board, 1).moves) EXPECT_EQ(entry.leaves, 1U);
}

TEST(Divide, NeedsNoTableWithoutABugOfTables) {
    Board board = board_of(kBareKings);
    CountTable table;
    EXPECT_EQ(divide(board, 4, table).total, divide(board, 4).total);
    Board mutant = board_of(kBareKings, {Bug::CountOnePlyShort});
    EXPECT_EQ(divide(mutant, 4).total, divide(board, 3).total);
}

}  // namespace
}  // namespace plyproof::mutants
