// SPDX-License-Identifier: MIT
// The board as the side to move sees it: own men and enemy men, each as five sets. A Position, which is kept and
// copied, holds eight sets; the move generator, which asks "whose?" with every question, reads this form, in which the
// answer is one set. It lives in registers: made from a Position, or from the board before a plain move, and soon
// forgotten.
#pragma once

#include <optional>

#include "chess/position.h"

namespace plyproof::chess {

/// Men other than pawns, by the way they move.
enum class MoverGroup : std::uint8_t { Knight, Diagonal, Straight, King };

/// What stands where a move ends.
enum class MoveEnd : std::uint8_t { EmptySquare, EnemyMan };

/// The men of one side. A queen stands in two sets: she moves along diagonals and straight.
struct Men {
    Bitboard pawns;
    Bitboard knights;
    Bitboard diagonal;
    Bitboard straight;
    Bitboard king;

    friend bool operator==(const Men&, const Men&) = default;
};

/// REQUIRES of whoever fills it: all_own and all_enemy are the unions of the sets of own and enemy.
template <Color Us>
struct MoverBoard {
    Men own;
    Men enemy;
    Bitboard all_own;
    Bitboard all_enemy;
    Bitboard castling_rooks;           ///< as Position's, of both sides
    std::optional<Square> en_passant;  ///< as Position's

    /// The board of a position as either side sees it. Moves are made from that of the side to move.
    PLYPROOF_INLINE static MoverBoard of(const Position& position) {
        return {men_of<Us>(position),          men_of<opposite(Us)>(position), position.pieces(Us),
                position.pieces(opposite(Us)), position.castling_rooks(),      position.en_passant()};
    }

    [[nodiscard]] PLYPROOF_INLINE Bitboard occupied() const { return all_own | all_enemy; }
    [[nodiscard]] PLYPROOF_INLINE Square king() const { return own.king.first(); }

    /// The board after a move of MoveKind::Normal by a man of the group, as the other side sees it.
    template <MoverGroup Group, MoveEnd End>
    [[nodiscard]] PLYPROOF_INLINE MoverBoard<opposite(Us)> after_piece_move(Square from, Square to) const {
        auto next = around_move<End>(from, to);
        const Bitboard touched = Bitboard(from) | Bitboard(to);
        if constexpr (Group == MoverGroup::Knight) next.enemy.knights = own.knights ^ touched;
        if constexpr (Group == MoverGroup::Diagonal) {
            next.enemy.diagonal = own.diagonal ^ touched;
            next.enemy.straight = moved_if_there(own.straight, from, to);
        }
        if constexpr (Group == MoverGroup::Straight) {
            next.enemy.straight = own.straight ^ touched;
            next.enemy.diagonal = moved_if_there(own.diagonal, from, to);
        }
        if constexpr (Group == MoverGroup::King) {
            next.enemy.king = own.king ^ touched;
            next.castling_rooks = next.castling_rooks - all_own;
        }
        return next;
    }
    /// The same for a pawn; also after a double push beside which no enemy pawn stands.
    template <MoveEnd End>
    [[nodiscard]] PLYPROOF_INLINE MoverBoard<opposite(Us)> after_pawn_move(Square from, Square to) const {
        auto next = around_move<End>(from, to);
        next.enemy.pawns = own.pawns ^ Bitboard(from) ^ Bitboard(to);
        return next;
    }

    friend bool operator==(const MoverBoard&, const MoverBoard&) = default;

private:
    template <Color C>
    PLYPROOF_INLINE static Men men_of(const Position& position) {
        const Bitboard men = position.pieces(C);
        return {position.pawns() & men, position.knights() & men, position.diagonal_sliders() & men,
                position.straight_sliders() & men, position.kings() & men};
    }

    /// All that a move changes, whoever makes it; the man itself has still to be moved in its sets.
    template <MoveEnd End>
    [[nodiscard]] PLYPROOF_INLINE MoverBoard<opposite(Us)> around_move(Square from, Square to) const {
        const Bitboard touched = Bitboard(from) | Bitboard(to);
        const Bitboard taken = End == MoveEnd::EnemyMan ? Bitboard(to) : kNoSquares;
        return {
            {enemy.pawns - taken, enemy.knights - taken, enemy.diagonal - taken, enemy.straight - taken, enemy.king},
            own,
            all_enemy - taken,
            all_own ^ touched,
            castling_rooks - touched,
            std::nullopt};
    }

    PLYPROOF_INLINE static Bitboard moved_if_there(Bitboard set, Square from, Square to) {
        return (set - Bitboard(from)) | Bitboard(std::uint64_t{set.contains(from)} << index_of(to));
    }
};

}  // namespace plyproof::chess
