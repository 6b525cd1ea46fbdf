// SPDX-License-Identifier: MIT
// The legal moves of a position together with the keys after them, made far faster than by key_after: what all moves of
// a man share is computed once, and no position is made. A sink of the move generator (move_generator.h), which may be
// compiled once per instruction set; add_keyed_moves() is the ready-made way.
#pragma once

#include "chess/key_numbers.h"
#include "chess/make_move.h"
#include "chess/move_generator.h"
#include "chess/move_list.h"

namespace plyproof::chess {

/// Moves and, with the same index, the keys of the positions after them.
struct KeyedMoves {
    MoveList moves;
    union {
        Key keys[kMoveListCapacity];  // not initialised, like the list
    };

    KeyedMoves() {}  // NOLINT(modernize-use-equals-default): see above

    PLYPROOF_INLINE void push_back(Move move, Key key) {
        keys[moves.size()] = key;
        moves.push_back(move);
    }
};

/// Appends the legal moves. REQUIRES: key == key_of(position).
void add_keyed_moves(const Position& position, Key key, KeyedMoves& list);

/// REQUIRES: Us is the side to move, key == key_of(position).
template <Color Us>
class KeyedSink {
public:
    PLYPROOF_INLINE KeyedSink(const Position& position, Key key, KeyedMoves& list)
        : position_(position), key_(key), enemy_(position.pieces(kThem)), list_(list) {
        passed_ = key ^ detail::kKeyNumbers.black_to_move;
        if (const auto target = position.en_passant()) {
            passed_ = passed_ ^ detail::kKeyNumbers.en_passant[file_of(*target)];
        }
    }

    template <MoverGroup Group>
    PLYPROOF_INLINE void piece_moves(Square from, Bitboard targets) {
        const auto& numbers = detail::kKeyNumbers.men[Us][detail::code_on(position_, from)];
        Key lifted = passed_ ^ numbers[from];
        if (position_.castling_rooks().any()) {
            lifted = lifted ^ detail::key_of_rights(detail::rights_lost(position_, Us, from, from));
        }
        for (const Square to : targets - enemy_) list_.push_back(Move::normal(from, to), lifted ^ numbers[to]);
        for (const Square to : targets& enemy_) {
            const Key key = lifted ^ numbers[to] ^ captured_on(to);
            const Bitboard right = position_.castling_rooks() & Bitboard(to);
            list_.push_back(Move::normal(from, to), key ^ detail::key_of_rights(right));
        }
    }
    template <int Step>
    PLYPROOF_INLINE void pawn_moves(Bitboard targets) {
        for (const Square to : targets) {
            const Square from = square_at(index_of(to) - Step);
            const Key key = passed_ ^ pawns()[from] ^ pawns()[to];
            list_.push_back(Move::normal(from, to), Step % 8 == 0 ? key : key ^ captured_on(to));
        }
    }
    template <int Step>
    PLYPROOF_INLINE void pawn_double_pushes(Bitboard targets) {
        for (const Square to : targets) {
            const Square from = square_at(index_of(to) - Step);
            const Square target = square_at(index_of(to) - Step / 2);
            const Move move = Move::double_push(from, to);
            if ((pawn_attacks<Us>(Bitboard(target)) & position_.pawns() & enemy_).any()) {
                add_special(move);
            } else {
                list_.push_back(move, passed_ ^ pawns()[from] ^ pawns()[to]);
            }
        }
    }
    template <int Step>
    PLYPROOF_INLINE void pawn_promotions(Bitboard targets) {
        for (const Square to : targets) {
            const Square from = square_at(index_of(to) - Step);
            for (const PieceKind kind : {PieceKind::Queen, PieceKind::Knight, PieceKind::Rook, PieceKind::Bishop}) {
                add_special(Move::promotion(from, to, kind));
            }
        }
    }
    PLYPROOF_INLINE void en_passant(Square from, Square to) { add_special(Move::en_passant(from, to)); }
    PLYPROOF_INLINE void castling(Square king, Square rook) { add_special(Move::castling(king, rook)); }

private:
    static constexpr Color kThem = opposite(Us);

    PLYPROOF_INLINE static const base::EnumArray<Square, Key>& pawns() {
        return detail::kKeyNumbers.men[Us][detail::ManCode::Pawn];
    }
    [[nodiscard]] PLYPROOF_INLINE Key captured_on(Square square) const {
        return detail::kKeyNumbers.men[kThem][detail::code_on(position_, square)][square];
    }
    PLYPROOF_INLINE void add_special(Move move) { list_.push_back(move, key_after(key_, position_, move)); }

    const Position& position_;
    Key key_;
    Key passed_;  ///< the key after a null move
    Bitboard enemy_;
    KeyedMoves& list_;
};

}  // namespace plyproof::chess
