// SPDX-License-Identifier: MIT
#include "mutants/hashed_count.h"

#include <gtest/gtest.h>

#include <string>

#include "mutants/count.h"
#include "support/setup_of_fen.h"

namespace plyproof::mutants {
namespace {

using chess::Move;
using enum chess::Square;

Board board_of(const std::string& fen, const BugSet& bugs = {}) { return Board(support::setup_of_fen(fen), bugs); }
std::uint64_t key_of_fen(const std::string& fen, const BugSet& bugs = {}) {
    return key_of(board_of(fen).state(), bugs);
}

TEST(KeyOf, DiffersByEachPartOfAPositionUnlessABugLeavesItOut) {
    const std::string base = "4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1";
    const std::string side = "4k3/8/8/3Pp3/8/8/8/4K2R b K - 0 1";
    const std::string rights = "4k3/8/8/3Pp3/8/8/8/4K2R w - e6 0 1";
    const std::string en_passant = "4k3/8/8/3Pp3/8/8/8/4K2R w K - 0 1";
    const std::string man = "4k3/8/8/3Pp3/8/8/8/4K2N w - e6 0 1";
    for (const std::string& other : {side, rights, en_passant, man}) EXPECT_NE(key_of_fen(base), key_of_fen(other));
    EXPECT_EQ(key_of_fen(base, {Bug::HashWithoutCastlingRights}), key_of_fen(rights, {Bug::HashWithoutCastlingRights}));
    EXPECT_EQ(key_of_fen(base, {Bug::HashWithoutEnPassant}), key_of_fen(en_passant, {Bug::HashWithoutEnPassant}));
    EXPECT_EQ(key_of_fen(en_passant, {Bug::HashWithoutSideToMove}), key_of_fen(side, {Bug::HashWithoutSideToMove}));
}

TEST(KeyOf, TakesARookForAQueenByABugOnly) {
    const std::string rook = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", queen = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    EXPECT_NE(key_of_fen(rook), key_of_fen(queen));
    EXPECT_EQ(key_of_fen(rook, {Bug::HashRookLikeQueen}), key_of_fen(queen, {Bug::HashRookLikeQueen}));
}

TEST(KeyOf, DoesNotCountTheClocks) {
    EXPECT_EQ(key_of_fen("k7/8/8/8/8/8/8/K7 w - - 0 1"), key_of_fen("k7/8/8/8/8/8/8/K7 w - - 33 99"));
}

TEST(CountTable, GivesOnePlaceForAKeyAndIsEmptyToBeginWith) {
    CountTable table;
    EXPECT_EQ(table.at(12345).depth, 0);
    table.at(12345) = {12345, 3, 99};
    EXPECT_EQ(table.at(12345).leaves, 99U);
}

TEST(HashedCount, IsWantedForBugsOfTablesOnly) {
    EXPECT_TRUE(HashedCount::is_wanted({Bug::HashWithoutDepth}));
    EXPECT_TRUE(HashedCount::is_wanted({Bug::KnightTableHole, Bug::HashKeyNotCompared}));
    EXPECT_FALSE(HashedCount::is_wanted({Bug::KnightTableHole, Bug::MateCountedAsLeaf}));
    EXPECT_FALSE(HashedCount::is_wanted({}));
}

TEST(HashedCount, CountsRightWhenNothingIsWrongWithIt) {
    for (const char* fen : {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
                            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"}) {
        Board board = board_of(fen);
        CountTable table;
        HashedCount hashed(board, table);
        for (int depth = 0; depth <= 3; ++depth) EXPECT_EQ(hashed.count(depth), count(board, depth)) << fen;
    }
}

TEST(HashedCount, MakesAndUnmakesOnTheBoard) {
    Board board = board_of("k7/8/8/8/8/8/8/K7 w - - 0 1");
    const State before = board.state();
    CountTable table;
    HashedCount hashed(board, table);
    hashed.make(Move::normal(A1, B1));
    EXPECT_NE(board.state(), before);
    hashed.unmake();
    EXPECT_EQ(board.state(), before);
}

}  // namespace
}  // namespace plyproof::mutants
