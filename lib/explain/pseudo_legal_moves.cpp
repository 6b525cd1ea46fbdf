// SPDX-License-Identifier: MIT
#include "explain/pseudo_legal_moves.h"

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "explain/geometry_laws.h"

namespace plyproof::explain {

using namespace chess;

namespace {

/// Where a man could go at all: the attacks of pieces are exact, a pawn's squares are looked at one by one.
Bitboard reach_of(const Position& position, Square from) {
    const Piece piece = *position.piece_on(from);
    const Bitboard own = position.pieces(piece.color);
    if (piece.kind != PieceKind::Pawn) return attacks_of(piece, from, position.occupied()) - own;
    return (squares_of(file_of(from)) | pawn_attacks(piece.color, Bitboard(from))) - own;
}

bool goes_like_that(const Scene& scene, const ClaimedMove& move) {
    const Position& position = scene.position;
    if (position.kings().contains(move.to)) return false;
    if (!position.pawns().contains(move.from)) return true;
    if (broken_movement_law(scene, move)) return false;
    return !looks_like_en_passant(position, move) || scene.passed == move.to;
}

bool promotes(const Position& position, const ClaimedMove& move) {
    const Color color = position.side_to_move();
    return position.pieces({color, PieceKind::Pawn}).contains(move.from) &&
           relative_rank(color, rank_of(move.to)) == Rank::Eighth;
}

void append(const Position& position, const ClaimedMove& move, std::vector<ClaimedMove>& moves) {
    if (!promotes(position, move)) {
        moves.push_back(move);
        return;
    }
    for (const PieceKind kind : {PieceKind::Queen, PieceKind::Rook, PieceKind::Bishop, PieceKind::Knight}) {
        moves.push_back({move.from, move.to, kind});
    }
}

}  // namespace

std::vector<ClaimedMove> pseudo_legal_moves(const Scene& scene) {
    const Position& position = scene.position;
    std::vector<ClaimedMove> moves;
    for (const Square from : position.pieces(position.side_to_move())) {
        for (const Square to : reach_of(position, from)) {
            if (goes_like_that(scene, {from, to})) append(position, {from, to}, moves);
        }
    }
    for (const Move move : legal_moves(position)) {
        if (move.kind() == MoveKind::Castling) moves.push_back({move.from(), move.to()});
    }
    return moves;
}

}  // namespace plyproof::explain
