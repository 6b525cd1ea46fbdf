// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_pawns.h"

namespace plyproof::crosscheck {

using chess::Bitboard;
using chess::Color;
using chess::File;
using chess::PieceKind;
using chess::Rank;
using chess::Square;

namespace {

/// A man of any colour and kind on one square of a set.
void put_any(Draft& draft, Bitboard squares) {
    CounterRandom& random = draft.random();
    const Color color = any_color(random);
    draft.put_within(color, any_kind(random), squares);
}

/// Where a pawn on an edge file would capture if the board had no edge. By square numbers that is a man on the far
/// edge, on the same rank or two ranks up.
Bitboard squares_round_edge(Square pawn) {
    using enum chess::Direction;
    if (file_of(pawn) != File::A && file_of(pawn) != File::H) return chess::kNoSquares;
    const File far = file_of(pawn) == File::A ? File::H : File::A;
    const Bitboard beside(make_square(far, rank_of(pawn)));
    return beside | chess::shifted<North>(chess::shifted<North>(beside));
}

/// The squares that a white pawn's steps and captures are about, those behind it and round an edge among them.
Bitboard squares_around(Square pawn) {
    using enum chess::Direction;
    const Bitboard one = chess::shifted<North>(Bitboard(pawn));
    const Bitboard two = chess::shifted<North>(one);
    const Bitboard back = chess::shifted<SouthEast>(Bitboard(pawn)) | chess::shifted<SouthWest>(Bitboard(pawn));
    return one | two | back | pawn_attacks(Color::White, Bitboard(pawn)) | squares_round_edge(pawn);
}

void put_white_pawn_and_neighbours(Draft& draft) {
    CounterRandom& random = draft.random();
    constexpr Bitboard kEdges = squares_of(File::A) | squares_of(File::H);
    const Bitboard files = random.percent(35) ? kEdges : chess::kAllSquares;
    const Bitboard ranks = random.percent(50) ? squares_of(Rank::Second) : chess::kAllSquares;
    const Bitboard before = draft.board().of(Color::White, PieceKind::Pawn);
    if (!draft.put_within(Color::White, PieceKind::Pawn, files & ranks)) return;
    const Square pawn = (draft.board().of(Color::White, PieceKind::Pawn) - before).first();
    for (int neighbours = random.between(1, 3); neighbours > 0; --neighbours) put_any(draft, squares_around(pawn));
}

/// A pawn on the seventh rank and the men on the eighth that it is about.
void put_promoting_pawn(Draft& draft, Bitboard files) {
    using enum chess::Direction;
    CounterRandom& random = draft.random();
    const Rank rank = random.percent(85) ? Rank::Seventh : Rank::Sixth;
    const Bitboard before = draft.board().of(Color::White, PieceKind::Pawn);
    if (!draft.put_within(Color::White, PieceKind::Pawn, files & squares_of(rank))) return;
    const Bitboard pawn = draft.board().of(Color::White, PieceKind::Pawn) - before;
    if (random.percent(30)) put_any(draft, chess::shifted<North>(pawn));
    if (random.percent(40)) draft.put_within(Color::Black, any_piece(random), chess::shifted<NorthEast>(pawn));
    if (random.percent(40)) draft.put_within(Color::Black, any_piece(random), chess::shifted<NorthWest>(pawn));
}

}  // namespace

void draw_pawn_moves(Draft& draft) {
    CounterRandom& random = draft.random();
    draft.set_side_to_move(any_color(random));
    draft.put_king(Color::White);
    draft.put_king(Color::Black);
    for (int pawns = random.between(1, 7); pawns > 0; --pawns) put_white_pawn_and_neighbours(draft);
    draft.add_men(random.between(0, 3));
}

void draw_promotion(Draft& draft) {
    using enum chess::Direction;
    CounterRandom& random = draft.random();
    draft.set_side_to_move(random.percent(85) ? Color::White : Color::Black);
    Bitboard files = chess::kAllSquares;
    if (random.percent(45)) {
        draft.put_castlers(Color::Black);
        const Bitboard rooks = draft.board().of(Color::Black, PieceKind::Rook);
        const Bitboard near = chess::shifted<SouthEast>(rooks) | chess::shifted<SouthWest>(rooks);
        if (random.percent(70) && near.any()) files = near;
    }
    const Bitboard last = squares_of(Rank::Eighth);
    draft.put_king(Color::Black, random.percent(25) ? last : chess::kAllSquares);
    for (int pawns = random.between(1, 3); pawns > 0; --pawns) put_promoting_pawn(draft, files);
    draft.put_king(Color::White, random.percent(30) ? last : chess::kAllSquares);
    if (random.percent(25) && draft.king(Color::White)) {
        draft.put_attacker(Color::Black, any_piece(random), *draft.king(Color::White));
    }
    draft.add_men(random.between(0, 3));
}

}  // namespace plyproof::crosscheck
