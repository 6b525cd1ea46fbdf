// SPDX-License-Identifier: MIT
// Position::after, compiled per colour. Five kinds of move, five short helpers; nothing is unmade.
#pragma once

#include <limits>

#include "chess/attacks.h"
#include "chess/en_passant.h"
#include "chess/position.h"

namespace plyproof::chess {

/// Men move and are captured by set arithmetic alone: whatever kind stands on `from` goes to `to`, and nothing else
/// stays on either square.
template <Color Us>
PLYPROOF_INLINE Position Position::after_plain(Square from, Square to) const {
    const Bitboard touched = Bitboard(from) | Bitboard(to);
    const auto moved = [&](Bitboard set) PLYPROOF_INLINE_LAMBDA {
        return (set - touched) | Bitboard(std::uint64_t{set.contains(from)} << index_of(to));
    };
    Position next;
    next.pawns_ = moved(pawns_);
    next.knights_ = moved(knights_);
    next.diagonal_ = moved(diagonal_);
    next.straight_ = moved(straight_);
    next.kings_ = moved(kings_);
    next.colors_[Us] = colors_[Us] ^ touched;
    next.colors_[opposite(Us)] = colors_[opposite(Us)] - Bitboard(to);
    next.castling_rooks_ = castling_rooks_;
    if (castling_rooks_.any()) {
        next.castling_rooks_ = castling_rooks_ - touched;
        if (kings_.contains(from)) next.castling_rooks_ = next.castling_rooks_ - colors_[Us];
    }
    next.side_to_move_ = opposite(Us);
    next.en_passant_ = kNone;
    const bool irreversible = colors_[opposite(Us)].contains(to) || pawns_.contains(from);
    next.halfmove_clock_ = irreversible ? std::uint16_t{0} : counted_up(halfmove_clock_);
    next.fullmove_number_ = Us == Color::Black ? counted_up(fullmove_number_) : fullmove_number_;
    return next;
}

template <Color Us>
PLYPROOF_INLINE Position Position::after_double_push(Square from, Square to) const {
    constexpr Color kThem = opposite(Us);
    Position next = after_plain<Us>(from, to);
    const Square target = square_at((index_of(from) + index_of(to)) / 2);
    const Bitboard beside = pawn_attacks<Us>(Bitboard(target)) & pawns_ & colors_[kThem];
    if (beside.any() && any_en_passant_is_legal(kThem, next.king(kThem), beside, target, next.occupied(),
                                                next.en_passant_enemies<Us>())) {
        next.en_passant_ = static_cast<std::uint8_t>(index_of(target));
    }
    return next;
}

template <Color Us>
PLYPROOF_INLINE Position Position::after_promotion(Square from, Square to, PieceKind kind) const {
    Position next = after_plain<Us>(from, to);
    next.pawns_ = next.pawns_ - Bitboard(to);
    next.put_kind(kind, Bitboard(to));
    return next;
}

template <Color Us>
PLYPROOF_INLINE Position Position::after_en_passant(Square from, Square to) const {
    Position next = after_plain<Us>(from, to);
    const Bitboard captured(make_square(file_of(to), rank_of(from)));
    next.pawns_ = next.pawns_ - captured;
    next.colors_[opposite(Us)] = next.colors_[opposite(Us)] - captured;
    return next;
}

template <Color Us>
PLYPROOF_INLINE Position Position::after_castling(Square king, Square rook) const {
    const Wing wing = wing_of(king, rook);
    const Bitboard king_target(king_castling_target(Us, wing));
    const Bitboard rook_target(rook_castling_target(Us, wing));
    Position next = *this;
    next.kings_ = (kings_ - Bitboard(king)) | king_target;
    next.straight_ = (straight_ - Bitboard(rook)) | rook_target;
    next.colors_[Us] = (colors_[Us] - (Bitboard(king) | Bitboard(rook))) | king_target | rook_target;
    next.castling_rooks_ = castling_rooks_ - colors_[Us];
    next.side_to_move_ = opposite(Us);
    next.en_passant_ = kNone;
    next.halfmove_clock_ = counted_up(halfmove_clock_);
    if (Us == Color::Black) next.fullmove_number_ = counted_up(fullmove_number_);
    return next;
}

template <Color Us>
PLYPROOF_INLINE Position Position::after(Move move) const {
    switch (move.kind()) {
        case MoveKind::Normal:
            return after_plain<Us>(move.from(), move.to());
        case MoveKind::DoublePush:
            return after_double_push<Us>(move.from(), move.to());
        case MoveKind::EnPassant:
            return after_en_passant<Us>(move.from(), move.to());
        case MoveKind::Castling:
            return after_castling<Us>(move.from(), move.to());
        default:
            return after_promotion<Us>(move.from(), move.to(), move.promoted_to());
    }
}

}  // namespace plyproof::chess
