// SPDX-License-Identifier: MIT
// The rules of chess, written once. generate() finds the legal moves of a position and tells them to a *sink*; one sink
// lists moves, another only counts them, so a count cannot drift from the list.
//
// Legal by construction, nothing is made and taken back: a check mask (where a move must end to answer a check), pin
// masks split into straight and diagonal lines, and the squares the king must not step on, seen with the king lifted
// off the board so that it cannot hide behind itself. En passant and castling are judged on the position after the
// move.
//
// Hot code: compiled once per Isa (isa.h), colour is a template argument, everything is inlined into the caller.
#pragma once

#include <concepts>

#include "chess/attacks.h"
#include "chess/en_passant.h"
#include "chess/isa.h"
#include "chess/king_zones.h"
#include "chess/mover_board.h"

namespace plyproof::chess {

/// Who is told about legal moves. Sets of targets come whole; the sink decides whether to unpack them.
template <class T>
concept MoveSink = requires(T sink, Square from, Square to, Bitboard targets) {
    // One man other than a pawn, to each of the targets. A queen is told of twice, once for each sort of line.
    sink.template piece_moves<MoverGroup::Knight>(from, targets);
    sink.template pawn_moves<8>(targets);  // pawns that arrive on targets from `to - 8`
    sink.template pawn_double_pushes<16>(targets);
    sink.template pawn_promotions<8>(targets);  // each target stands for four moves
    sink.en_passant(from, to);
    sink.castling(from, to);  // king's square, rook's square
};

enum class Scope : std::uint8_t { All, CapturesAndPromotions };

/// What the king of the side to move sees: who checks it, and along which lines own men are pinned. A pin mask holds
/// the squares from the king (excluded) to the pinning slider (included); a pinned man may move inside its mask only.
struct KingView {
    Bitboard checkers;
    Bitboard straight_pins;
    Bitboard diagonal_pins;

    [[nodiscard]] PLYPROOF_INLINE Bitboard pins() const { return straight_pins | diagonal_pins; }
};

namespace detail {

template <Color Us>
PLYPROOF_INLINE KingView view_from_king(const MoverBoard<Us>& board) {
    const Square king = board.king();
    KingView view;
    view.checkers =
        (knight_attacks(king) & board.enemy.knights) | (pawn_attacks<Us>(board.own.king) & board.enemy.pawns);
    const Bitboard sliders =
        (straight_lines(king) & board.enemy.straight) | (diagonal_lines(king) & board.enemy.diagonal);
    for (const Square slider : sliders) {
        const Bitboard between = squares_between(king, slider);
        const Bitboard blockers = between & board.occupied();
        if (blockers.empty()) {
            view.checkers |= Bitboard(slider);
        } else if (!blockers.more_than_one() && (blockers & board.all_own).any()) {
            const Bitboard line = between | Bitboard(slider);
            view.straight_pins |= line & straight_lines(king);
            view.diagonal_pins |= line & diagonal_lines(king);
        }
    }
    return view;
}

/// Squares near `king` that the enemy attacks once the king is lifted off; enemies too far away to matter are not
/// asked.
template <class Isa, Color Us>
PLYPROOF_INLINE Bitboard danger_near_king(const MoverBoard<Us>& board) {
    const Square king = board.king();
    const Bitboard occupied = board.occupied() ^ board.own.king;
    const KingZone& zone = king_zone(king);
    Bitboard danger = pawn_attacks<opposite(Us)>(board.enemy.pawns) | king_attacks(board.enemy.king.first());
    for (const Square knight : (board.enemy.knights & zone.knights)) danger |= knight_attacks(knight);
    for (const Square slider : (board.enemy.diagonal & zone.diagonal)) danger |= Isa::bishop(slider, occupied);
    for (const Square slider : (board.enemy.straight & zone.straight)) danger |= Isa::rook(slider, occupied);
    return danger;
}

template <class Isa, Color Us>
PLYPROOF_INLINE bool attacked_by_enemy(const MoverBoard<Us>& board, Square square, Bitboard occupied) {
    const Men& enemy = board.enemy;
    const Bitboard attackers = (pawn_attacks<Us>(Bitboard(square)) & enemy.pawns) |
                               (knight_attacks(square) & enemy.knights) | (king_attacks(square) & enemy.king) |
                               (Isa::bishop(square, occupied) & enemy.diagonal) |
                               (Isa::rook(square, occupied) & enemy.straight);
    return attackers.any();
}

/// Whether the king's way to its castling target is safe, the target included. `near` holds the squares beside the king
/// that the enemy attacks, own men's squares perhaps excepted. REQUIRES: not in check, nothing stands in the way.
template <class Isa, Color Us>
PLYPROOF_INLINE bool castling_is_safe(const MoverBoard<Us>& board, Square king, Square rook, Square king_target,
                                      Bitboard near) {
    const Bitboard path = (squares_between(king, king_target) | Bitboard(king_target)) - Bitboard(king);
    if ((path & near).any()) return false;
    // On its way the king has left its square but the rook still stands.
    const Bitboard on_the_way = board.occupied() ^ Bitboard(king);
    for (const Square square : path - (king_attacks(king) - board.all_own)) {
        if (attacked_by_enemy<Isa>(board, square, on_the_way)) return false;
    }
    // At the end the rook has moved too, which in Chess960 can open the back rank behind it.
    const Bitboard behind = board.enemy.straight & squares_of(relative_rank(Us, Rank::First));
    if (behind.empty()) return true;
    const Bitboard rook_target(rook_castling_target(Us, wing_of(king, rook)));
    const Bitboard at_the_end = (on_the_way ^ Bitboard(rook)) | rook_target | Bitboard(king_target);
    return (Isa::rook(king_target, at_the_end) & behind).empty();
}

/// `near` as above. REQUIRES: not in check.
template <class Isa, Color Us, MoveSink Sink>
PLYPROOF_INLINE void generate_castling(const MoverBoard<Us>& board, Bitboard near, Sink& sink) {
    const Square king = board.king();
    for (const Square rook : (board.castling_rooks & board.all_own)) {
        const Wing wing = wing_of(king, rook);
        const Square king_target = king_castling_target(Us, wing);
        const Square rook_target = rook_castling_target(Us, wing);
        const Bitboard way = squares_between(king, king_target) | squares_between(rook, rook_target) |
                             Bitboard(king_target) | Bitboard(rook_target);
        const Bitboard others = board.occupied() ^ Bitboard(king) ^ Bitboard(rook);
        if ((way & others).empty() && castling_is_safe<Isa>(board, king, rook, king_target, near)) {
            sink.castling(king, rook);
        }
    }
}

template <Color Us, MoveSink Sink>
PLYPROOF_INLINE void generate_en_passant(const MoverBoard<Us>& board, Square target, Sink& sink) {
    const Men& enemy = board.enemy;
    for (const Square from : pawn_attacks<opposite(Us)>(Bitboard(target)) & board.own.pawns) {
        if (en_passant_is_legal(Us, board.king(), from, target, board.occupied(),
                                {enemy.pawns, enemy.knights, enemy.diagonal, enemy.straight})) {
            sink.en_passant(from, target);
        }
    }
}

/// The pawns' pushes and captures as sets, one set a direction. `targets` is where a move may end at all.
template <Scope S, Color Us, MoveSink Sink>
PLYPROOF_INLINE void generate_pawns(const MoverBoard<Us>& board, const KingView& view, Bitboard targets, Sink& sink) {
    constexpr bool kWhite = Us == Color::White;
    constexpr Direction kForward = kWhite ? Direction::North : Direction::South;
    constexpr Direction kEast = kWhite ? Direction::NorthEast : Direction::SouthEast;
    constexpr Direction kWest = kWhite ? Direction::NorthWest : Direction::SouthWest;
    constexpr Bitboard kThirdRank = squares_of(relative_rank(Us, Rank::Third));
    constexpr Bitboard kLastRank = squares_of(relative_rank(Us, Rank::Eighth));
    constexpr Bitboard kSeventhRank = squares_of(relative_rank(Us, Rank::Seventh));
    constexpr int kStep = step_of(kForward);

    const Bitboard pawns = board.own.pawns;
    const Bitboard empty = ~board.occupied();

    Bitboard pushed = shifted<kForward>(pawns);
    Bitboard east = shifted<kEast>(pawns);
    Bitboard west = shifted<kWest>(pawns);
    if (const Bitboard pinned = pawns & view.pins(); pinned.any()) {
        // A pinned pawn stays inside its mask: pushes along a file pin, captures along a diagonal one. (A step cannot
        // leave one line of the king and end on another, so the union of the masks serves all pins.)
        const Bitboard free = pawns - pinned;
        const Bitboard straight = pawns & view.straight_pins;
        const Bitboard diagonal = pawns & view.diagonal_pins;
        pushed = shifted<kForward>(free) | (shifted<kForward>(straight) & view.straight_pins);
        east = shifted<kEast>(free) | (shifted<kEast>(diagonal) & view.diagonal_pins);
        west = shifted<kWest>(free) | (shifted<kWest>(diagonal) & view.diagonal_pins);
    }
    pushed &= empty;
    const Bitboard twice = shifted<kForward>(pushed & kThirdRank) & empty & targets;
    pushed &= targets;
    east &= board.all_enemy & targets;
    west &= board.all_enemy & targets;

    if ((pawns & kSeventhRank).any()) {
        sink.template pawn_promotions<step_of(kEast)>(east & kLastRank);
        sink.template pawn_promotions<step_of(kWest)>(west & kLastRank);
        sink.template pawn_promotions<kStep>(pushed & kLastRank);
        pushed = pushed - kLastRank;
        east = east - kLastRank;
        west = west - kLastRank;
    }
    sink.template pawn_moves<step_of(kEast)>(east);
    sink.template pawn_moves<step_of(kWest)>(west);
    if constexpr (S == Scope::All) {
        sink.template pawn_moves<kStep>(pushed);
        sink.template pawn_double_pushes<2 * kStep>(twice);
    }
}

/// Knights, bishops, rooks and queens. A queen speaks twice: once with the bishops, once with the rooks.
template <class Isa, Color Us, MoveSink Sink>
PLYPROOF_INLINE void generate_pieces(const MoverBoard<Us>& board, const KingView& view, Bitboard targets, Sink& sink) {
    const Men& own = board.own;
    const Bitboard occupied = board.occupied();
    const Bitboard pins = view.pins();

    for (const Square from : own.knights - pins) {
        sink.template piece_moves<MoverGroup::Knight>(from, knight_attacks(from) & targets);
    }
    for (const Square from : own.diagonal - pins) {
        sink.template piece_moves<MoverGroup::Diagonal>(from, Isa::bishop(from, occupied) & targets);
    }
    for (const Square from : own.straight - pins) {
        sink.template piece_moves<MoverGroup::Straight>(from, Isa::rook(from, occupied) & targets);
    }
    if ((pins & board.all_own).empty()) return;
    for (const Square from : (own.diagonal & view.diagonal_pins)) {
        sink.template piece_moves<MoverGroup::Diagonal>(from,
                                                        Isa::bishop(from, occupied) & targets & view.diagonal_pins);
    }
    for (const Square from : (own.straight & view.straight_pins)) {
        sink.template piece_moves<MoverGroup::Straight>(from, Isa::rook(from, occupied) & targets & view.straight_pins);
    }
}

/// All men but the king. `answers` is where a move may end if it has to answer a check, else every square.
template <class Isa, Scope S, Color Us, MoveSink Sink>
PLYPROOF_INLINE void generate_men(const MoverBoard<Us>& board, const KingView& view, Bitboard answers, Sink& sink) {
    const Bitboard wanted = S == Scope::All ? ~board.all_own : board.all_enemy;
    generate_pieces<Isa>(board, view, wanted & answers, sink);
    generate_pawns<S>(board, view, answers, sink);
    if (board.en_passant) generate_en_passant(board, *board.en_passant, sink);
}

}  // namespace detail

/// Tells `sink` every legal move (or, by scope, every legal capture and promotion) exactly once.
/// REQUIRES: Us is the side to move.
template <class Isa, Scope S, Color Us, MoveSink Sink>
PLYPROOF_INLINE void generate(const MoverBoard<Us>& board, Sink& sink) {
    const Square king = board.king();
    const Bitboard wanted = S == Scope::All ? ~board.all_own : board.all_enemy;

    Bitboard danger;
    if (const Bitboard steps = king_attacks(king) & wanted; steps.any()) {
        danger = detail::danger_near_king<Isa>(board);
        sink.template piece_moves<MoverGroup::King>(king, steps - danger);
    }
    const KingView view = detail::view_from_king(board);
    Bitboard answers = kAllSquares;
    if (view.checkers.any()) {
        if (view.checkers.more_than_one()) return;
        answers = squares_between(king, view.checkers.first()) | view.checkers;
    } else if (S == Scope::All && (board.castling_rooks & board.all_own).any()) {
        // Where a castling's way is free, its squares beside the king are among `steps`, so `danger` knows them (but
        // for the own rook's square, which can be one of them in Chess960).
        detail::generate_castling<Isa>(board, danger, sink);
    }
    detail::generate_men<Isa, S>(board, view, answers, sink);
}

/// The same for a position.
template <class Isa, Color Us, Scope S, MoveSink Sink>
PLYPROOF_INLINE void generate(const Position& position, Sink& sink) {
    generate<Isa, S>(MoverBoard<Us>::of(position), sink);
}

/// Only castlings and en-passant captures, for a mover who is not in check and when it is known that the enemy attacks
/// the squares `danger`. REQUIRES: that, and position.side_to_move() == Us.
template <class Isa, Color Us, MoveSink Sink>
PLYPROOF_INLINE void generate_special_moves(const Position& position, Bitboard danger, Sink& sink) {
    const auto board = MoverBoard<Us>::of(position);
    if ((board.castling_rooks & board.all_own).any()) detail::generate_castling<Isa>(board, danger, sink);
    if (board.en_passant) detail::generate_en_passant(board, *board.en_passant, sink);
}

}  // namespace plyproof::chess
