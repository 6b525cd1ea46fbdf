// SPDX-License-Identifier: MIT
#include "oracle/pseudo_move.h"

#include <gtest/gtest.h>

#include "support/position_of.h"

namespace plyproof::oracle {
namespace {

bool is_pseudo(const char* fen, std::string_view text, std::optional<chess::Square> passed = {}) {
    return is_pseudo_move(support::position_of(fen), passed, text);
}

constexpr const char* kMate = "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1";

TEST(PseudoMove, IsReadInEverySpellingOfAMoveThatOnlyTheKingForbids) {
    for (const char* text :
         {"g8a8", "G8A8", "Rg8-a8", "Ra8", "Rga8", "R8a8+", "g7g6", "g6", "g7-g5", "Pg7g6", "h5", "h7h5", "g6!?"}) {
        EXPECT_TRUE(is_pseudo(kMate, text)) << text;
    }
    for (const char* text :
         {"g8g6", "Rg6",  "Rh8",  "Rgh1",  "Nf3", "g4", "gxf6", "g7h6", "Ba8", "Rha8",   "R7a8", "Kg8",
          "h8h7", "a1a2", "g6=Q", "Ra8=Q", "Kb2", "",   "R",    "Q",    "8",   "g7g6g5", "e9",   "O-O"}) {
        EXPECT_FALSE(is_pseudo(kMate, text)) << text;
    }
}

TEST(PseudoMove, PromotesWithAndWithoutThePieceOnTheLastRankOnly) {
    const char* fen = "1n5k/P1P5/8/8/8/8/8/K7 w - - 0 1";
    for (const char* text : {"a8=Q", "a8", "a7a8n", "axb8=R+", "cxb8", "c7xb8(Q)", "A7A8Q"}) {
        EXPECT_TRUE(is_pseudo(fen, text)) << text;
    }
    for (const char* text : {"b8=Q", "axb7", "a8=K", "a7a8p"}) EXPECT_FALSE(is_pseudo(fen, text)) << text;
}

TEST(PseudoMove, CapturesEnPassantWhereADoubleStepPassed) {
    const char* fen = "8/8/8/8/k2pP2R/p7/P7/2KR4 b - - 0 1";
    for (const char* text : {"d4e3", "dxe3", "d4xe3"}) {
        EXPECT_TRUE(is_pseudo(fen, text, chess::Square::E3)) << text;
        EXPECT_FALSE(is_pseudo(fen, text)) << text;
    }
}

TEST(PseudoMove, CastlesWithTheRightAndAnEmptyPathOnly) {
    const char* fen = "4r1k1/8/8/8/8/8/8/RN2K2R w KQ - 0 1";
    for (const char* text : {"O-O", "0-0+", "o-o", "e1g1", "e1h1"}) EXPECT_TRUE(is_pseudo(fen, text)) << text;
    for (const char* text : {"O-O-O", "e1c1", "e1a1"}) EXPECT_FALSE(is_pseudo(fen, text)) << text;
    EXPECT_FALSE(is_pseudo("4r1k1/8/8/8/8/8/8/4K2R w - - 0 1", "O-O"));
}

}  // namespace
}  // namespace plyproof::oracle
