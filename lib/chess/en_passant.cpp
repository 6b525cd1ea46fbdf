// SPDX-License-Identifier: MIT
#include "chess/en_passant.h"

namespace plyproof::chess {

bool en_passant_is_legal(Color capturer, Square king, Square from, Square target, Bitboard occupied,
                         const EnPassantEnemies& enemies) {
    const Bitboard victim(en_passant_victim(target));
    assert(occupied.contains(from) && !occupied.contains(target) && enemies.pawns.contains_all(victim));
    assert(pawn_attacks(capturer, Bitboard(from)).contains(target));
    const Bitboard afterwards = (occupied - Bitboard(from) - victim) | Bitboard(target);

    // A pawn attacks the king exactly from where the king, were it a pawn of its own colour, would attack.
    if ((pawn_attacks(capturer, Bitboard(king)) & (enemies.pawns - victim)).any()) return false;
    if ((knight_attacks(king) & enemies.knights).any()) return false;
    if ((bishop_attacks(king, afterwards) & enemies.diagonal_sliders).any()) return false;
    return (rook_attacks(king, afterwards) & enemies.straight_sliders).empty();
}

bool any_en_passant_is_legal(Color capturer, Square king, Bitboard own_pawns, Square target, Bitboard occupied,
                             const EnPassantEnemies& enemies) {
    const Bitboard beside = pawn_attacks(opposite(capturer), Bitboard(target)) & own_pawns;
    for (const Square from : beside) {
        if (en_passant_is_legal(capturer, king, from, target, occupied, enemies)) return true;
    }
    return false;
}

}  // namespace plyproof::chess
