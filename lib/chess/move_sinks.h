// SPDX-License-Identifier: MIT
// The two sinks of the move generator (move_generator.h): one writes a list, one only counts.
#pragma once

#include "chess/bitboard.h"
#include "chess/move_generator.h"
#include "chess/move_list.h"

namespace plyproof::chess {

class ListingSink {
public:
    PLYPROOF_INLINE explicit ListingSink(MoveList& moves) : moves_(moves) {}

    template <MoverGroup Group>
    PLYPROOF_INLINE void piece_moves(Square from, Bitboard targets) {
        for (const Square to : targets) moves_.push_back(Move::normal(from, to));
    }
    template <int Step>
    PLYPROOF_INLINE void pawn_moves(Bitboard targets) {
        for (const Square to : targets) moves_.push_back(Move::normal(square_at(index_of(to) - Step), to));
    }
    template <int Step>
    PLYPROOF_INLINE void pawn_double_pushes(Bitboard targets) {
        for (const Square to : targets) moves_.push_back(Move::double_push(square_at(index_of(to) - Step), to));
    }
    template <int Step>
    PLYPROOF_INLINE void pawn_promotions(Bitboard targets) {
        for (const Square to : targets) {
            const Square from = square_at(index_of(to) - Step);
            moves_.push_back(Move::promotion(from, to, PieceKind::Queen));
            moves_.push_back(Move::promotion(from, to, PieceKind::Knight));
            moves_.push_back(Move::promotion(from, to, PieceKind::Rook));
            moves_.push_back(Move::promotion(from, to, PieceKind::Bishop));
        }
    }
    PLYPROOF_INLINE void en_passant(Square from, Square to) { moves_.push_back(Move::en_passant(from, to)); }
    PLYPROOF_INLINE void castling(Square king, Square rook) { moves_.push_back(Move::castling(king, rook)); }

private:
    MoveList& moves_;
};

class CountingSink {
public:
    [[nodiscard]] PLYPROOF_INLINE int count() const { return count_; }

    template <MoverGroup Group>
    PLYPROOF_INLINE void piece_moves(Square /*from*/, Bitboard targets) {
        count_ += targets.size();
    }
    template <int Step>
    PLYPROOF_INLINE void pawn_moves(Bitboard targets) {
        count_ += targets.size();
    }
    template <int Step>
    PLYPROOF_INLINE void pawn_double_pushes(Bitboard targets) {
        count_ += targets.size();
    }
    template <int Step>
    PLYPROOF_INLINE void pawn_promotions(Bitboard targets) {
        count_ += 4 * targets.size();
    }
    PLYPROOF_INLINE void en_passant(Square /*from*/, Square /*to*/) { ++count_; }
    PLYPROOF_INLINE void castling(Square /*king*/, Square /*rook*/) { ++count_; }

private:
    int count_ = 0;
};

}  // namespace plyproof::chess
