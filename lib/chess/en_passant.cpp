// SPDX-License-Identifier: MIT
#include "chess/en_passant.h"

namespace plyproof::chess {

bool en_passant_is_legal(Color capturer, Square king, Square from, Square target, Bitboard occupied,
                         const EnPassantEnemies& enemies) {
    return en_passant_is_legal_on<PortableIsa>(capturer, king, from, target, occupied, enemies);
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
