// SPDX-License-Identifier: MIT
#include "chess/position.h"

#include <gmock/gmock.h>

#include <type_traits>

#include "chess/fen.h"
#include "support/position_of.h"

namespace plyproof::chess {
namespace {

using support::position_of;

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 128, "two cache lines at most");

TEST(Position, StartIsTheOneOfTheStartFen) {
    EXPECT_EQ(Position::start(), position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
}

TEST(Position, KnowsItsMenByKindColourAndSquare) {
    const Position position = position_of("4k3/8/8/2b5/3Q4/8/5N2/R3K3 w Q - 3 17");
    EXPECT_EQ(position.pieces(PieceKind::Queen), Bitboard(Square::D4));
    EXPECT_EQ(position.pieces(PieceKind::Bishop), Bitboard(Square::C5));
    EXPECT_EQ(position.pieces(PieceKind::Rook), Bitboard(Square::A1));
    EXPECT_EQ(position.diagonal_sliders(), Bitboard(Square::D4) | Bitboard(Square::C5));
    EXPECT_EQ(position.straight_sliders(), Bitboard(Square::D4) | Bitboard(Square::A1));
    EXPECT_EQ(position.piece_on(Square::F2), (Piece{Color::White, PieceKind::Knight}));
    EXPECT_EQ(position.piece_on(Square::F3), std::nullopt);
    EXPECT_EQ(position.king(Color::Black), Square::E8);
    EXPECT_EQ(position.castling_rook(Color::White, Wing::QueenSide), Square::A1);
    EXPECT_EQ(position.castling_rook(Color::White, Wing::KingSide), std::nullopt);
    EXPECT_EQ(position.halfmove_clock(), 3u);
    EXPECT_EQ(position.fullmove_number(), 17u);
}

TEST(Position, EqualsAnotherWhenOnlyTheClocksDiffer) {
    EXPECT_EQ(position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), position_of("4k3/8/8/8/8/8/8/4K2R w K - 9 30"));
    EXPECT_FALSE(position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1") == position_of("4k3/8/8/8/8/8/8/4K2R w - - 0 1"));
    EXPECT_FALSE(position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1") == position_of("4k3/8/8/8/8/8/8/4K2R b K - 0 1"));
}

TEST(Position, FindsTheMenThatGiveCheck) {
    EXPECT_EQ(position_of("r6r/1b2k1bq/8/8/7B/8/8/R3K2R b KQ - 3 2").checkers(), Bitboard(Square::H4));
    EXPECT_EQ(position_of("4k3/8/5N2/8/8/8/4R3/4K3 b - - 0 1").checkers(), Bitboard(Square::F6) | Bitboard(Square::E2));
    EXPECT_FALSE(Position::start().in_check());
}

TEST(Position, FindsPinnedMenOfEitherSideButNotMenBehindOthers) {
    const Position position = position_of("4k3/4r3/8/b7/8/2P5/4N3/R1n1K3 w - - 0 1");
    EXPECT_EQ(position.pinned(Color::White), Bitboard(Square::E2) | Bitboard(Square::C3));
    EXPECT_EQ(position.pinned(Color::Black), kNoSquares);
    EXPECT_EQ(position_of("4k3/4r3/8/8/4P3/8/4N3/4K3 w - - 0 1").pinned(Color::White), kNoSquares);
}

TEST(Position, AttackersToASquareAreThoseOfBothColours) {
    const Position position = position_of("4k3/8/3p4/4N3/8/8/4R3/4K3 w - - 0 1");
    EXPECT_EQ(position.attackers_to(Square::E5), Bitboard(Square::D6) | Bitboard(Square::E2));
}

TEST(PositionPassed, IsTheOtherSidesTurnWithoutEnPassantAndTheClocksGoOn) {
    const Position passed = position_of("r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq e6 0 1").passed();
    EXPECT_EQ(to_fen(passed), "r3k2r/8/8/3Pp3/8/8/8/R3K2R b KQkq - 1 1");
    EXPECT_EQ(to_fen(passed.passed()), "r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq - 2 2");
}

}  // namespace
}  // namespace plyproof::chess
