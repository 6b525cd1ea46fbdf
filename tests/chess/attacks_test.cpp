// SPDX-License-Identifier: MIT
#include "chess/attacks.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

#include "support/squares.h"

namespace plyproof::chess {
namespace {

using support::squares;

int files_apart(Square a, Square b) { return std::abs(static_cast<int>(file_of(a)) - static_cast<int>(file_of(b))); }
int ranks_apart(Square a, Square b) { return std::abs(static_cast<int>(rank_of(a)) - static_cast<int>(rank_of(b))); }

/// The squares `to` for which reaches(to) holds.
template <class Reaches>
Bitboard squares_where(Reaches reaches) {
    Bitboard set;
    for (const Square to : base::kAll<Square>) {
        if (reaches(to)) set |= Bitboard(to);
    }
    return set;
}

TEST(KnightAttacks, FromG1AreE2F3AndH3) {
    EXPECT_EQ(knight_attacks(Square::G1).bits(), 0xA01000U);
    EXPECT_EQ(knight_attacks(Square::G1), squares("e2 f3 h3"));
}

TEST(KnightAttacks, AreTwoSquaresOneWayAndOneTheOther) {
    for (const Square from : base::kAll<Square>) {
        EXPECT_EQ(knight_attacks(from),
                  squares_where([from](Square to) { return files_apart(from, to) * ranks_apart(from, to) == 2; }))
            << name_of(from);
    }
}

TEST(KingAttacks, AreTheNeighbouringSquares) {
    EXPECT_EQ(king_attacks(Square::H1), squares("g1 g2 h2"));
    for (const Square from : base::kAll<Square>) {
        EXPECT_EQ(king_attacks(from), squares_where([from](Square to) {
                      return to != from && files_apart(from, to) <= 1 && ranks_apart(from, to) <= 1;
                  }))
            << name_of(from);
    }
}

TEST(PawnAttacks, AreForwardAndAside) {
    EXPECT_EQ(pawn_attacks(Color::White, squares("e4")), squares("d5 f5"));
    EXPECT_EQ(pawn_attacks(Color::Black, squares("e4")), squares("d3 f3"));
    EXPECT_EQ(pawn_attacks(Color::White, squares("a2 h7")), squares("b3 g8"));
    EXPECT_EQ(pawn_attacks(Color::Black, squares("a2 h7")), squares("b1 g6"));
    EXPECT_EQ(pawn_attacks<Color::White>(squares("a8 e8 h8")), kNoSquares);
    EXPECT_EQ(pawn_attacks<Color::Black>(squares("a1 e1 h1")), kNoSquares);
}

TEST(PawnAttacks, AreWhatOneColorAttacksSeenFromTheOther) {
    for (const Square from : base::kAll<Square>) {
        for (const Square to : base::kAll<Square>) {
            EXPECT_EQ(pawn_attacks(Color::White, Bitboard(from)).contains(to),
                      pawn_attacks(Color::Black, Bitboard(to)).contains(from));
        }
    }
}

TEST(AttacksOfASet, AreThoseOfItsMembersTogether) {
    std::mt19937_64 random(20);
    for (int i = 0; i < 2000; ++i) {
        const Bitboard set(random() & random());
        Bitboard by_knights, by_white_pawns, by_black_pawns;
        for (const Square from : set) {
            by_knights |= knight_attacks(from);
            by_white_pawns |= pawn_attacks<Color::White>(Bitboard(from));
            by_black_pawns |= pawn_attacks<Color::Black>(Bitboard(from));
        }
        ASSERT_EQ(knight_attacks(set), by_knights) << set.bits();
        ASSERT_EQ(pawn_attacks<Color::White>(set), by_white_pawns) << set.bits();
        ASSERT_EQ(pawn_attacks<Color::Black>(set), by_black_pawns) << set.bits();
    }
}

TEST(SliderAttacks, OnTheEmptyBoardReachTheEdges) {
    EXPECT_EQ(bishop_attacks(Square::C3, kNoSquares), squares("a1 b2 d4 e5 f6 g7 h8 a5 b4 d2 e1"));
    EXPECT_EQ(rook_attacks(Square::A8, kNoSquares), squares("b8 c8 d8 e8 f8 g8 h8 a1 a2 a3 a4 a5 a6 a7"));
    EXPECT_EQ(queen_attacks(Square::E4, kNoSquares).size(), 27);
}

TEST(SliderAttacks, EndWithTheFirstBlockerInEachDirection) {
    EXPECT_EQ(rook_attacks(Square::D4, squares("d6 d7 d4 g4 h4 d3 a4 a8")), squares("d5 d6 e4 f4 g4 d3 c4 b4 a4"));
    EXPECT_EQ(bishop_attacks(Square::D4, squares("f6 g7 b6 c3 a1 e3 d5")), squares("e5 f6 c5 b6 c3 e3"));
    EXPECT_EQ(queen_attacks(Square::A1, squares("a2 b1 b2")), squares("a2 b1 b2"));
}

TEST(SlowSliderAttacks, EndWithTheFirstBlockerInEachDirection) {
    EXPECT_EQ(slow_rook_attacks(Square::D4, squares("d6 d7 d4 g4 h4 d3 a4 a8")), squares("d5 d6 e4 f4 g4 d3 c4 b4 a4"));
    EXPECT_EQ(slow_bishop_attacks(Square::D4, squares("f6 g7 b6 c3 a1 e3 d5")), squares("e5 f6 c5 b6 c3 e3"));
}

TEST(SlowSliderAttacks, OnTheEmptyBoardAreAllSquaresOfTheSameLines) {
    for (const Square from : base::kAll<Square>) {
        EXPECT_EQ(slow_rook_attacks(from, kNoSquares), squares_where([from](Square to) {
                      return (files_apart(from, to) == 0) != (ranks_apart(from, to) == 0);
                  }));
        EXPECT_EQ(slow_bishop_attacks(from, kNoSquares), squares_where([from](Square to) {
                      return to != from && files_apart(from, to) == ranks_apart(from, to);
                  }));
    }
}

TEST(SliderAttacks, EqualTheSlowWalk) {
    std::mt19937_64 random(21);
    for (int i = 0; i < 50'000; ++i) {
        const Square from = square_at(static_cast<int>(random() & 63));
        const Bitboard occupied(random() & random());
        const Bitboard slow_bishop = slow_bishop_attacks(from, occupied);
        const Bitboard slow_rook = slow_rook_attacks(from, occupied);
        ASSERT_EQ(bishop_attacks(from, occupied), slow_bishop) << name_of(from) << ' ' << occupied.bits();
        ASSERT_EQ(rook_attacks(from, occupied), slow_rook) << name_of(from) << ' ' << occupied.bits();
        ASSERT_EQ(queen_attacks(from, occupied), slow_bishop | slow_rook) << name_of(from) << ' ' << occupied.bits();
    }
}

TEST(AttacksOf, AreThoseOfThePieceKind) {
    const Square from = Square::D4;
    const Bitboard occupied = squares("d6 f6 b4 c5 e3");
    const auto attacks = [&](PieceKind kind, Color color) { return attacks_of({color, kind}, from, occupied); };
    EXPECT_EQ(attacks(PieceKind::Pawn, Color::White), squares("c5 e5"));
    EXPECT_EQ(attacks(PieceKind::Pawn, Color::Black), squares("c3 e3"));
    for (const Color color : base::kAll<Color>) {
        EXPECT_EQ(attacks(PieceKind::Knight, color), squares("b3 b5 c2 c6 e2 e6 f3 f5"));
        EXPECT_EQ(attacks(PieceKind::Bishop, color), squares("e5 f6 c5 c3 b2 a1 e3"));
        EXPECT_EQ(attacks(PieceKind::Rook, color), squares("d5 d6 e4 f4 g4 h4 d3 d2 d1 c4 b4"));
        EXPECT_EQ(attacks(PieceKind::Queen, color),
                  attacks(PieceKind::Bishop, color) | attacks(PieceKind::Rook, color));
        EXPECT_EQ(attacks(PieceKind::King, color), squares("c3 c4 c5 d3 d5 e3 e4 e5"));
    }
}

TEST(SquaresBetween, AreStrictlyInsideTheSegment) {
    EXPECT_EQ(squares_between(Square::A1, Square::A4), squares("a2 a3"));
    EXPECT_EQ(squares_between(Square::H8, Square::E5), squares("f6 g7"));
    EXPECT_EQ(squares_between(Square::E1, Square::H1), squares("f1 g1"));
    EXPECT_EQ(squares_between(Square::E4, Square::E5), kNoSquares);
    EXPECT_EQ(squares_between(Square::E4, Square::E4), kNoSquares);
    EXPECT_EQ(squares_between(Square::A1, Square::B3), kNoSquares);
}

TEST(SquaresBetween, AreWhereTwoSlidersThatFaceEachOtherMeet) {
    for (const Square a : base::kAll<Square>) {
        for (const Square b : base::kAll<Square>) {
            const Bitboard ends = Bitboard(a) | Bitboard(b);
            Bitboard expected;
            if (slow_rook_attacks(a, kNoSquares).contains(b)) {
                expected = slow_rook_attacks(a, ends) & slow_rook_attacks(b, ends);
            } else if (slow_bishop_attacks(a, kNoSquares).contains(b)) {
                expected = slow_bishop_attacks(a, ends) & slow_bishop_attacks(b, ends);
            }
            ASSERT_EQ(squares_between(a, b), expected) << name_of(a) << name_of(b);
        }
    }
}

TEST(LineThrough, IsTheWholeLineWithBothSquares) {
    EXPECT_EQ(line_through(Square::B2, Square::C3), squares("a1 b2 c3 d4 e5 f6 g7 h8"));
    EXPECT_EQ(line_through(Square::H4, Square::A4), squares_of(Rank::Fourth));
    EXPECT_EQ(line_through(Square::C8, Square::C7), squares_of(File::C));
    EXPECT_EQ(line_through(Square::H2, Square::G1), squares("g1 h2"));
    EXPECT_EQ(line_through(Square::A1, Square::B3), kNoSquares);
}

TEST(LineThrough, OfOneSquareIsEmpty) {
    for (const Square square : base::kAll<Square>) EXPECT_EQ(line_through(square, square), kNoSquares);
}

TEST(LineThrough, HoldsTheSquaresThatShareWhatTheTwoShare) {
    const auto file = [](Square square) { return static_cast<int>(file_of(square)); };
    const auto rank = [](Square square) { return static_cast<int>(rank_of(square)); };
    const auto rising = [&](Square square) { return rank(square) - file(square); };
    const auto falling = [&](Square square) { return rank(square) + file(square); };
    for (const Square a : base::kAll<Square>) {
        for (const Square b : base::kAll<Square>) {
            if (a == b) continue;
            const auto sharing = [&](auto property) {
                if (property(a) != property(b)) return kNoSquares;
                return squares_where([&](Square square) { return property(square) == property(a); });
            };
            ASSERT_EQ(line_through(a, b), sharing(file) | sharing(rank) | sharing(rising) | sharing(falling))
                << name_of(a) << name_of(b);
        }
    }
}

}  // namespace
}  // namespace plyproof::chess
