// SPDX-License-Identifier: MIT
#include "doctor/game.h"

#include <gmock/gmock.h>

#include "chess/fen.h"

namespace plyproof::doctor {
namespace {

using testing::HasSubstr;
constexpr auto kStandard = chess::Variant::Standard;
constexpr auto kChess960 = chess::Variant::Chess960;
constexpr const char* kCastling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

TEST(Game, IsToldInOneLine) {
    EXPECT_EQ(position_line({}), "position startpos");
    EXPECT_EQ(position_line({.moves = "e2e4 e7e5"}), "position startpos moves e2e4 e7e5");
    EXPECT_EQ(position_line({.fen = kCastling}), "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

TEST(Game, EndsBehindItsMoves) {
    EXPECT_EQ(chess::to_fen(position_of({.fen = kCastling, .moves = "e1g1 e8d7"})), "8/3k4/8/8/8/8/8/5RK1 w - - 2 2");
    EXPECT_EQ(chess::to_fen(position_of({.fen = kCastling, .moves = "e1h1", .variant = kChess960})),
              "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

TEST(KnightMoves, LeadBackToTheStartPositionInSoManyHalfMoves) {
    EXPECT_EQ(knight_moves(0), "");
    EXPECT_EQ(knight_moves(4), "g1f3 g8f6 f3g1 f6g8");
    const auto position = position_of({.moves = knight_moves(8)});
    EXPECT_EQ(position, chess::Position::start());
    EXPECT_THAT(chess::to_fen(position), testing::EndsWith(" 8 5"));
}

TEST(MoveFault, IsNoneOnlyForALegalMoveSpelledRight) {
    const auto position = position_of({.fen = kCastling});
    EXPECT_FALSE(move_fault(position, "e1g1", kStandard));
    EXPECT_FALSE(move_fault(position, "e1h1", kChess960));
    EXPECT_EQ(move_fault(position, "e1h1", kStandard), "must be spelled e1g1");
    EXPECT_THAT(*move_fault(position, "e1e3", kStandard), HasSubstr("is not legal in 4k3/8"));
    EXPECT_TRUE(move_fault(position, "", kStandard));
    EXPECT_EQ(move_fault(position_of({.fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1"}), "a7a8Q", kStandard),
              "must be spelled a7a8q");
}

TEST(LineFault, NamesTheFirstMoveThatCannotBePlayed) {
    const auto start = position_of({});
    EXPECT_FALSE(line_fault(start, {"e2e4", "e7e5", "g1f3"}, kStandard));
    EXPECT_FALSE(line_fault(start, {}, kStandard));
    EXPECT_THAT(*line_fault(start, {"e2e4", "e2e4"}, kStandard),
                HasSubstr("its move e2e4 is not legal in rnbqkbnr/pppp"));
}

TEST(LinePastDraw, IsFoundBehindTheThirdTimeOfAPosition) {
    const Game twice{.moves = knight_moves(4)};
    const std::vector<std::string> round{"g1f3", "g8f6", "f3g1", "f6g8"};
    EXPECT_FALSE(line_past_draw(twice, round)) << "it ends there";
    std::vector<std::string> longer = round;
    longer.emplace_back("e2e4");
    EXPECT_EQ(line_past_draw(twice, longer), "its move f6g8 repeats a position for the third time, and others follow");
    EXPECT_FALSE(line_past_draw({}, longer)) << "the second time is no draw by the rules";
    EXPECT_FALSE(line_past_draw(twice, {"g1f3", "e2e5", "e2e5"})) << "that is another fault";
}

TEST(LinePastDraw, IsFoundBehindTheHundredthHalfMove) {
    const Game late{.fen = "8/8/4k3/8/8/4K3/8/R7 w - - 98 100"};
    EXPECT_FALSE(line_past_draw(late, {"a1a2", "e6d6"}));
    EXPECT_EQ(line_past_draw(late, {"a1a2", "e6d6", "a2a1"}),
              "its move e6d6 is the hundredth half-move without capture or pawn move, and others follow");
}

}  // namespace
}  // namespace plyproof::doctor
