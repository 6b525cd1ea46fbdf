// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_pieces.h"

namespace plyproof::crosscheck {

using chess::Bitboard;
using chess::Color;
using chess::File;
using chess::PieceKind;
using chess::Rank;
using chess::Square;

namespace {

constexpr Bitboard kSides = squares_of(File::A) | squares_of(File::B) | squares_of(File::G) | squares_of(File::H);
constexpr Bitboard kEnds =
    squares_of(Rank::First) | squares_of(Rank::Second) | squares_of(Rank::Seventh) | squares_of(Rank::Eighth);
constexpr Bitboard kCorners =
    (squares_of(File::A) | squares_of(File::H)) & (squares_of(Rank::First) | squares_of(Rank::Eighth));
constexpr Bitboard kLongDiagonals(0x8142241818244281);

/// Queens and now and then another piece, where they do not attack the other king.
void put_quiet_piece(Draft& draft) {
    CounterRandom& random = draft.random();
    const PieceKind kind = random.percent(80) ? PieceKind::Queen : any_piece(random);
    if (draft.free().empty()) return;
    const Square square = random.pick(draft.free());
    const Bitboard king = draft.board().of(Color::Black, PieceKind::King);
    if ((attacks_of({Color::White, kind}, square, draft.board().occupied()) & king).any()) return;
    draft.put(Color::White, kind, square);
}

/// A white pawn that a black one blocks, where neither can take.
void put_blocked_pawns(Draft& draft, File file, Rank white) {
    draft.put(Color::White, PieceKind::Pawn, make_square(file, white));
    draft.put(Color::Black, PieceKind::Pawn, make_square(file, static_cast<Rank>(static_cast<int>(white) + 1)));
}

/// A king that may castle against one that has hardly a move: the smallest trees in which rights come and go.
void draw_castling_ending(Draft& draft) {
    CounterRandom& random = draft.random();
    draft.put_castlers(Color::White);
    const File cage = random.pick({File::A, File::H});
    draft.put(Color::Black, PieceKind::King, make_square(cage, Rank::Eighth));
    if (random.percent(80)) put_blocked_pawns(draft, cage, Rank::Sixth);
    for (const File file : {File::A, File::H}) {
        if (random.percent(60)) put_blocked_pawns(draft, file, random.pick({Rank::Second, Rank::Third}));
    }
    if (random.percent(40)) draft.add_men(1);
}

/// A pawn that may make one step or two past an enemy pawn: en passant is possible after the one and not after the
/// other.
void put_pawns_that_meet(Draft& draft) {
    CounterRandom& random = draft.random();
    const auto file = static_cast<int>(random.below(7));
    const int own = random.between(0, 1);
    draft.put(Color::White, PieceKind::Pawn, make_square(static_cast<File>(file + own), Rank::Second));
    draft.put(Color::Black, PieceKind::Pawn, make_square(static_cast<File>(file + 1 - own), Rank::Fourth));
}

}  // namespace

void draw_rim(Draft& draft) {
    CounterRandom& random = draft.random();
    const Bitboard rim = random.percent(70) ? kSides : kEnds;
    draft.put_king(Color::White, random.percent(50) ? rim : chess::kAllSquares);
    draft.put_king(Color::Black, random.percent(50) ? rim : chess::kAllSquares);
    draft.add_men(random.between(2, 8), rim);
    draft.add_men(random.between(0, 3));
}

void draw_sliders(Draft& draft) {
    using enum PieceKind;
    constexpr PieceKind kKinds[] = {Knight, Bishop, Bishop, Bishop, Rook, Rook, Rook, Queen};
    CounterRandom& random = draft.random();
    draft.put_king(Color::White);
    draft.put_king(Color::Black);
    const Bitboard squares = random.percent(35) ? kLongDiagonals : chess::kAllSquares;
    for (int sliders = random.between(5, 14); sliders > 0; --sliders) {
        const PieceKind kind = random.pick(kKinds);
        const Color color = random.percent(75) ? Color::White : Color::Black;
        const Bitboard wanted = squares & draft.free();
        if (wanted.empty()) break;
        const Square square = random.pick(wanted);
        const Bitboard reach = attacks_of({color, kind}, square, draft.board().occupied());
        if ((reach & draft.board().kinds[PieceKind::King] & draft.board().colors[opposite(color)]).any()) continue;
        draft.put(color, kind, square);
    }
    draft.add_men(random.between(2, 10));
}

void draw_many_moves(Draft& draft) {
    CounterRandom& random = draft.random();
    draft.put_king(Color::White);
    draft.put_king(Color::Black, random.percent(70) ? kCorners : chess::kAllSquares);
    draft.add_men(random.between(0, 3));
    for (int tries = random.between(4, 40); tries > 0; --tries) put_quiet_piece(draft);
}

void draw_ending(Draft& draft) {
    CounterRandom& random = draft.random();
    if (random.percent(20)) return draw_castling_ending(draft);
    if (random.percent(10)) put_pawns_that_meet(draft);
    draft.put_king(Color::White, random.percent(40) ? kEnds : chess::kAllSquares);
    const Bitboard near_corner = random.percent(40) ? kCorners : kSides;
    draft.put_king(Color::Black, random.percent(60) ? near_corner : chess::kAllSquares);
    draft.add_men(random.between(0, 3));
    if (random.percent(50)) draft.set_halfmove_clock(random.between(90, 110));
}

}  // namespace plyproof::crosscheck
