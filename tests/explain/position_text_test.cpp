// SPDX-License-Identifier: MIT
#include "explain/position_text.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "chess/fen.h"
#include "support/random_positions.h"

namespace plyproof::explain {
namespace {

using ::testing::HasSubstr;

std::string text_of(std::string_view fen) {
    const auto setup = chess::parse_fen(fen);
    EXPECT_TRUE(setup.has_value()) << fen;
    if (!setup) return "";
    const auto accepted = chess::position_from(*setup);
    EXPECT_TRUE(accepted.has_value()) << fen;
    return accepted ? position_text(*accepted, *setup) : "";
}

TEST(PositionText, SaysEverythingAboutTheStartPosition) {
    EXPECT_EQ(text_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
              "to move:      White\n"
              "variant:      standard\n"
              "castling:     White O-O and O-O-O; Black O-O and O-O-O\n"
              "en passant:   none\n"
              "check:        none\n"
              "pinned:       nothing\n"
              "clocks:       0 half-moves since a capture or pawn move, move 1\n"
              "legal moves:  20\n"
              "              Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4\n"
              "FEN:          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
              "verdict:      nothing to remark\n");
}

TEST(PositionText, NamesCheckersPinsAndTheEnPassantSquare) {
    const std::string text = text_of("4k3/8/8/8/1b6/8/r2NK3/4r3 w - - 3 40");
    EXPECT_THAT(text, HasSubstr("check:        by the rook e1\n"));
    EXPECT_THAT(text, HasSubstr("pinned:       White's knight d2 by the rook a2\n"));
    EXPECT_THAT(text, HasSubstr("clocks:       3 half-moves since a capture or pawn move, move 40\n"));
    EXPECT_THAT(text_of("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 9"), HasSubstr("en passant:   e6\n"));
}

TEST(PositionText, NamesThePinsOfBothSidesTheSideToMoveFirst) {
    EXPECT_THAT(text_of("4k3/4n3/8/8/4R3/8/8/r2QK3 b - - 0 40"),
                HasSubstr("pinned:       Black's knight e7 by the rook e4; White's queen d1 by the rook a1\n"));
}

TEST(PositionText, NamesTheCastlingRooksOfChess960) {
    EXPECT_THAT(text_of("1r2k2r/8/8/8/8/8/8/4K1RR w Gkq - 0 1"),
                HasSubstr("castling:     White O-O with the rook g1; Black O-O with the rook h8 and O-O-O with the "
                          "rook b8\n"));
}

TEST(PositionText, TellsMateFromStalemate) {
    EXPECT_THAT(text_of("rnb1kbnr/pppp1ppp/4p3/8/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3"),
                HasSubstr("legal moves:  0 (checkmate)\nFEN:"));
    EXPECT_THAT(text_of("k7/2Q5/8/8/8/8/8/K7 b - - 0 50"), HasSubstr("legal moves:  0 (stalemate)\n"));
}

TEST(PositionText, GivesEachVerdictALine) {
    EXPECT_THAT(text_of("3qk1nb/1p3p2/p1r1p1p1/3p4/3P4/2N1BP2/PPPQ1P2/R3K3 w Qk - 99 15"),
                HasSubstr("FEN:          3qk1nb/1p3p2/p1r1p1p1/3p4/3P4/2N1BP2/PPPQ1P2/R3K3 w Q - 99 15\n"
                          "verdict:      fixed: the castling right k is dropped: there is no black rook on h8\n"
                          "verdict:      note: the half-move clock 99 is longer than the game"));
}

TEST(PositionText, WrapsTheMovesAt100Columns) {
    const std::string text = text_of("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    EXPECT_THAT(text, HasSubstr("legal moves:  218\n"));
    std::size_t begin = text.find("legal moves");
    while (begin < text.find("FEN:")) {
        const std::size_t end = text.find('\n', begin);
        EXPECT_LE(end - begin, 100u);
        begin = end + 1;
    }
}

TEST(SortedSanMoves, AreAsManyAsTheLegalMovesAndAllDifferent) {
    support::SplitMix64 random(12);
    for (int i = 0; i < 300; ++i) {
        const chess::Position position = support::random_position(random);
        const std::vector<std::string> moves = sorted_san_moves(position);
        ASSERT_EQ(moves.size(), static_cast<std::size_t>(chess::count_legal_moves(position))) << to_fen(position);
        ASSERT_THAT(moves, ::testing::WhenSorted(::testing::ContainerEq(moves)));
        ASSERT_EQ(std::adjacent_find(moves.begin(), moves.end()), moves.end()) << to_fen(position);
    }
}

TEST(PinnerOf, IsAnEnemySliderBehindThePinnedManOfAnyRandomPosition) {
    support::SplitMix64 random(13);
    int pins = 0;
    for (int i = 0; i < 2000; ++i) {
        const chess::Position position = support::random_position(random);
        for (const chess::Color color : base::kAll<chess::Color>) {
            for (const chess::Square square : position.pinned(color)) {
                ++pins;
                const chess::Square pinner = pinner_of(position, square);
                ASSERT_TRUE(position.pieces(chess::opposite(color)).contains(pinner)) << to_fen(position);
                ASSERT_EQ(chess::squares_between(position.king(color), pinner) & position.occupied(),
                          chess::Bitboard(square))
                    << to_fen(position);
            }
        }
    }
    EXPECT_GT(pins, 100);
}

}  // namespace
}  // namespace plyproof::explain
