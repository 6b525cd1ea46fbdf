// SPDX-License-Identifier: MIT
#include "chess/chess960_start.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "chess/fen.h"

namespace plyproof::chess {
namespace {

std::string back_rank_text(std::size_t number) {
    std::string text;
    for (const PieceKind kind : chess960_back_rank(number)) text += letter_of(kind);
    return text;
}

TEST(Chess960BackRank, HasItsUsualNumber) {
    EXPECT_EQ(back_rank_text(518), "RNBQKBNR");
    EXPECT_EQ(back_rank_text(0), "BBQNNRKR");
    EXPECT_EQ(back_rank_text(959), "RKRNNQBB");
}

TEST(Chess960BackRank, IsAnotherOneForEachNumberAndObeysTheRules) {
    std::set<std::string> seen;
    for (std::size_t number = 0; number < kChess960Starts; ++number) {
        const std::string text = back_rank_text(number);
        seen.insert(text);
        EXPECT_TRUE(text.find('R') < text.find('K') && text.find('K') < text.rfind('R')) << text;
        EXPECT_NE(text.find('B') % 2, text.rfind('B') % 2) << text;
    }
    EXPECT_EQ(seen.size(), kChess960Starts);
}

TEST(Chess960Start, OfNumber518OnBothSidesIsTheStandardOne) { EXPECT_EQ(chess960_start(518, 518), Position::start()); }

TEST(Chess960Start, HasTheRightsOfItsRooks) {
    EXPECT_EQ(to_fen(chess960_start(0, 0), FenStyle::Shredder),
              "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    EXPECT_EQ(to_fen(chess960_start(959, 0), FenStyle::Shredder),
              "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAhf - 0 1");
}

}  // namespace
}  // namespace plyproof::chess
