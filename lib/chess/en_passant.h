// SPDX-License-Identifier: MIT
// Is an en-passant capture legal? It is the one capture that empties two squares, so it is judged on the board as it
// stands afterwards: capturer and captured pawn gone, the capturer on its target, and then nothing may attack the own
// king. That one question covers pins of the capturer, the two pawns leaving a rank together, a diagonal opened by the
// captured pawn, and checks that the capture does or does not answer.
// Only sets of squares come in, so that whoever makes a Position can ask before there is one.
#pragma once

#include "chess/attacks.h"
#include "chess/isa.h"

namespace plyproof::chess {

/// The men of the side that pushed its pawn, the pushed pawn among them. Its king cannot give check and is left out.
struct EnPassantEnemies {
    Bitboard pawns;
    Bitboard knights;
    Bitboard diagonal_sliders;  ///< bishops and queens
    Bitboard straight_sliders;  ///< rooks and queens
};

/// The square of the pawn that a capture on `target` takes: e5 for e6, d4 for d3.
/// REQUIRES: target on the third or sixth rank.
[[nodiscard]] constexpr Square en_passant_victim(Square target) {
    return square_at(index_of(target) + (rank_of(target) == Rank::Sixth ? -8 : 8));
}

/// Whether the pawn on `from` may take en passant on `target`. REQUIRES: `from` is a pawn of `capturer` that attacks
/// the empty square `target`, enemies.pawns holds the pawn it takes, `king` is the king of `capturer`.
template <class Isa>
[[nodiscard]] PLYPROOF_INLINE bool en_passant_is_legal_on(Color capturer, Square king, Square from, Square target,
                                                          Bitboard occupied, const EnPassantEnemies& enemies) {
    const Bitboard victim(en_passant_victim(target));
    assert(occupied.contains(from) && !occupied.contains(target) && enemies.pawns.contains_all(victim));
    assert(pawn_attacks(capturer, Bitboard(from)).contains(target));
    const Bitboard afterwards = (occupied - Bitboard(from) - victim) | Bitboard(target);

    // A pawn attacks the king exactly from where the king, were it a pawn of its own colour, would attack.
    if ((pawn_attacks(capturer, Bitboard(king)) & (enemies.pawns - victim)).any()) return false;
    if ((knight_attacks(king) & enemies.knights).any()) return false;
    if ((Isa::bishop(king, afterwards) & enemies.diagonal_sliders).any()) return false;
    return (Isa::rook(king, afterwards) & enemies.straight_sliders).empty();
}

/// The same where speed does not matter.
[[nodiscard]] bool en_passant_is_legal(Color capturer, Square king, Square from, Square target, Bitboard occupied,
                                       const EnPassantEnemies& enemies);

/// Whether any pawn of `own_pawns` (the pawns of `capturer`) may; false where none stands beside the pushed one.
/// REQUIRES: as above.
[[nodiscard]] bool any_en_passant_is_legal(Color capturer, Square king, Bitboard own_pawns, Square target,
                                           Bitboard occupied, const EnPassantEnemies& enemies);

}  // namespace plyproof::chess
