// SPDX-License-Identifier: MIT
#include "search/exchange.h"

namespace plyproof::search {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::MoveKind;
using chess::PieceKind;
using chess::Position;
using chess::Square;

namespace {

/// The men of `candidates` that count least. REQUIRES: some.
PieceKind least_kind(const Position& position, Bitboard candidates) {
    if ((candidates & position.pawns()).any()) return PieceKind::Pawn;
    if ((candidates & position.knights()).any()) return PieceKind::Knight;
    if ((candidates & position.bishops()).any()) return PieceKind::Bishop;
    if ((candidates & position.rooks()).any()) return PieceKind::Rook;
    if ((candidates & position.queens()).any()) return PieceKind::Queen;
    return PieceKind::King;
}

/// Who sees the square once a man has left its line.
Bitboard uncovered(const Position& position, Square target, Bitboard occupied) {
    return (chess::bishop_attacks(target, occupied) & position.diagonal_sliders()) |
           (chess::rook_attacks(target, occupied) & position.straight_sliders());
}

/// The side that captures next on `target` is to win back more than `balance`, which the other has won so far beyond
/// what was asked for. True when the side that made the first move comes out well.
bool resolve(const Position& position, Square target, Bitboard occupied, Score balance) {
    const Color us = position.side_to_move();
    Bitboard attackers = position.attackers_to(target, occupied) & occupied;
    Color side = opposite(us);
    bool ours = true;  // who is well if nobody captures any more
    while (true) {
        const Bitboard own = attackers & position.pieces(side);
        if (own.empty()) return ours;
        const PieceKind kind = least_kind(position, own);
        // A king captures only what nobody protects.
        if (kind == PieceKind::King && (attackers & position.pieces(opposite(side))).any()) return ours;
        ours = !ours;
        // The side stands well even if its man is lost: the other need not go on.
        balance = -balance - 1 - exchange_value(kind);
        if (balance >= 0) return ours;
        occupied = occupied - Bitboard((own & position.pieces(kind)).first());
        attackers = (attackers | uncovered(position, target, occupied)) & occupied;
        side = opposite(side);
    }
}

}  // namespace

bool exchange_wins(const Position& position, Move move, Score threshold) {
    if (move.kind() == MoveKind::Castling) return threshold <= 0;
    const auto captured = captured_kind(position, move);
    PieceKind stands = kind_on(position, move.from());
    Score balance = (captured ? exchange_value(*captured) : 0) - threshold;
    if (move.is_promotion()) {
        stands = move.promoted_to();
        balance += exchange_value(stands) - exchange_value(PieceKind::Pawn);
    }
    if (balance < 0) return false;
    balance -= exchange_value(stands);
    if (balance >= 0) return true;  // well even if the man is lost for nothing

    Bitboard occupied = position.occupied() - Bitboard(move.from());
    if (move.kind() == MoveKind::EnPassant) {
        occupied = occupied - Bitboard(make_square(file_of(move.to()), rank_of(move.from())));
    }
    return resolve(position, move.to(), occupied | Bitboard(move.to()), balance);
}

}  // namespace plyproof::search
