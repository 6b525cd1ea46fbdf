// SPDX-License-Identifier: MIT
#include "chess/board_sets.h"

namespace plyproof::chess {

void BoardSets::put(Piece piece, Square square) {
    colors[piece.color] |= Bitboard(square);
    kinds[piece.kind] |= Bitboard(square);
}

void BoardSets::remove(Square square) {
    for (Bitboard& set : colors) set = set - Bitboard(square);
    for (Bitboard& set : kinds) set = set - Bitboard(square);
}

Bitboard BoardSets::attackers_of(Square square, Color attacker, Bitboard blockers) const {
    const Bitboard queens = kinds[PieceKind::Queen];
    // A pawn attacks the square exactly from where a pawn of the other colour on it would attack.
    const Bitboard attackers = (pawn_attacks(opposite(attacker), Bitboard(square)) & kinds[PieceKind::Pawn]) |
                               (knight_attacks(square) & kinds[PieceKind::Knight]) |
                               (bishop_attacks(square, blockers) & (kinds[PieceKind::Bishop] | queens)) |
                               (rook_attacks(square, blockers) & (kinds[PieceKind::Rook] | queens));
    return attackers & colors[attacker];
}

BoardSets sets_of(const base::EnumArray<Square, std::optional<Piece>>& board) {
    BoardSets sets;
    for (const Square square : base::kAll<Square>) {
        if (const auto& piece = board[square]) sets.put(*piece, square);
    }
    return sets;
}

}  // namespace plyproof::chess
