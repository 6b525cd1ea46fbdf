// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_castling.h"

namespace plyproof::crosscheck {

using chess::Bitboard;
using chess::Color;
using chess::File;
using chess::PieceKind;
using chess::Rank;
using chess::Square;

namespace {

constexpr Bitboard kHome = squares_of(Rank::First);

/// Men of any colour on the way, and enemy rooks and queens along it, best behind a rook that shields its king.
void put_blockers(Draft& draft) {
    CounterRandom& random = draft.random();
    if (random.percent(40)) {
        const Color color = any_color(random);
        const PieceKind kind = any_piece(random);
        draft.put_within(color, kind, random.percent(30) ? squares_of(File::B) & kHome : kHome);
    }
    const Bitboard rooks = draft.board().of(Color::White, PieceKind::Rook) & kHome;
    if (rooks.empty() || !random.percent(draft.variant() == chess::Variant::Standard ? 6 : 35)) return;
    const Bitboard outside = kHome - squares_between(rooks.first(), rooks.last());
    const PieceKind kind = random.percent(50) ? PieceKind::Rook : PieceKind::Queen;
    draft.put_within(Color::Black, kind, random.percent(70) ? outside : kHome);
}

/// Enemies that look at squares of the back rank: at most one way in four at the king's own.
void put_attackers(Draft& draft) {
    CounterRandom& random = draft.random();
    for (int count = random.between(0, 2); count > 0; --count) {
        const Bitboard king = draft.board().of(Color::White, PieceKind::King);
        const Bitboard wanted = random.percent(15) ? king : kHome - king;
        const PieceKind kind = any_kind(random);
        draft.put_attacker(Color::Black, kind, random.pick(wanted));
    }
}

/// An attacked rook, and one that may take its place when it is captured.
void put_rook_exchange(Draft& draft) {
    CounterRandom& random = draft.random();
    const Bitboard rooks = draft.board().of(Color::White, PieceKind::Rook);
    if (rooks.empty()) return;
    const Square rook = random.pick(rooks);
    if (random.percent(80)) draft.keep_empty(squares_between(*draft.king(Color::White), rook));
    const Bitboard origins = rook_attacks(rook, draft.board().occupied()) - kHome;
    draft.put_within(Color::White, PieceKind::Rook, origins);
    draft.put_attacker(Color::Black, random.percent(50) ? PieceKind::Knight : any_piece(random), rook);
}

/// Pawns one step from promoting, on or beside the corners' files or anywhere.
void put_pawns(Draft& draft) {
    CounterRandom& random = draft.random();
    constexpr Bitboard kNearCorners =
        squares_of(File::A) | squares_of(File::B) | squares_of(File::G) | squares_of(File::H);
    const Bitboard files = random.percent(70) ? kNearCorners : chess::kAllSquares;
    draft.put_within(Color::Black, PieceKind::Pawn, files & squares_of(Rank::Second));
}

void put_black_king(Draft& draft) {
    CounterRandom& random = draft.random();
    if (random.percent(35)) draft.put_castlers(Color::Black);
    // Where castling rooks give check.
    const Bitboard seen = squares_of(File::D) | squares_of(File::F) | kHome;
    draft.put_king(Color::Black, random.percent(40) ? seen : chess::kAllSquares);
}

}  // namespace

void draw_castling(Draft& draft) {
    CounterRandom& random = draft.random();
    const bool rook_exchange = random.percent(20);
    draft.set_side_to_move(random.percent(rook_exchange ? 30 : 65) ? Color::White : Color::Black);
    draft.put_castlers(Color::White);
    put_black_king(draft);
    put_blockers(draft);
    put_attackers(draft);
    if (random.percent(20)) put_pawns(draft);
    if (rook_exchange) put_rook_exchange(draft);
    draft.add_men(random.between(0, 4));
}

}  // namespace plyproof::crosscheck
