// SPDX-License-Identifier: MIT
#include "explain/pseudo_legal_moves.h"

#include "chess/legal_moves.h"
#include "explain/geometry_laws.h"

namespace plyproof::explain {

using namespace chess;

namespace {

bool goes_like_that(const Scene& scene, const ClaimedMove& move) {
    if (move.from == move.to || broken_square_law(scene.position, move) || broken_movement_law(scene, move))
        return false;
    return !looks_like_en_passant(scene.position, move) || scene.passed == move.to;
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
        for (const Square to : base::kAll<Square>) {
            if (goes_like_that(scene, {from, to})) append(position, {from, to}, moves);
        }
    }
    for (const Move move : legal_moves(position)) {
        if (move.kind() == MoveKind::Castling) moves.push_back({move.from(), move.to()});
    }
    return moves;
}

}  // namespace plyproof::explain
