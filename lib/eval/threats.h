// SPDX-License-Identifier: MIT
// Threats: enemy men attacked by lesser ones, badly defended or not at all; pushes that will attack; squares the enemy
// attacks without holding them. Needs the attacks of both sides.
#pragma once

#include "eval/scene.h"
#include "eval/sinks.h"

namespace plyproof::eval {

namespace detail {

/// Counts the enemy men of each kind among `targets`, from `First` to queens.
template <Color Us, Group G, PieceKind First, class Sink>
PLYPROOF_INLINE void count_targets(const Side& them, Bitboard targets, Sink& sink) {
    using enum PieceKind;
    if (targets.empty()) return;
    constexpr auto kFirst = static_cast<std::size_t>(First);
    for (const PieceKind kind : {Pawn, Knight, Bishop, Rook, Queen}) {
        const auto place = static_cast<std::size_t>(kind);
        if (place < kFirst) continue;
        add<Us, G>(sink, place - kFirst, (targets & them[kind]).size());
    }
}

/// Pieces that pawns would attack after a push to a square where they are not lost.
template <Color Us, class Sink>
PLYPROOF_INLINE void pushes(const Scene& scene, Bitboard enemy_pieces, Sink& sink) {
    constexpr Color kThem = chess::opposite(Us);
    const Bitboard third = chess::squares_of(chess::relative_rank(Us, chess::Rank::Third));
    const Bitboard once = forward<Us>(scene[Us][PieceKind::Pawn]) - scene.occupied;
    const Bitboard twice = forward<Us>(once & third) - scene.occupied;
    const Bitboard safe = ~scene[kThem].attacks[PieceKind::Pawn] & (~scene[kThem].attacked | scene[Us].attacked);
    const Bitboard attacked = chess::pawn_attacks<Us>((once | twice) & safe) - scene[Us].attacks[PieceKind::Pawn];
    add<Us, Group::ThreatByPush>(sink, 0, (attacked & enemy_pieces).size());
}

/// Squares from which a minor piece or a rook can safely attack a lone queen with the next move.
template <Color Us, class Sink>
PLYPROOF_INLINE void threats_on_queen(const Scene& scene, Bitboard safe, Sink& sink) {
    using enum PieceKind;
    const Side& us = scene[Us];
    const Side& them = scene[chess::opposite(Us)];
    if (them[Queen].size() != 1) return;
    const Square queen = them[Queen].first();
    const Bitboard diagonal = Sink::Isa::bishop(queen, scene.occupied) & us.attacks[Bishop];
    const Bitboard straight = Sink::Isa::rook(queen, scene.occupied) & us.attacks[Rook];
    add<Us, Group::ThreatOnQueen>(sink, 0, (chess::knight_attacks(queen) & us.attacks[Knight] & safe).size());
    add<Us, Group::ThreatOnQueen>(sink, 1, ((diagonal | straight) & safe & us.attacked_twice).size());
}

}  // namespace detail

template <Color Us, class Sink>
void threats(const Scene& scene, Sink& sink) {
    using enum PieceKind;
    const Side& us = scene[Us];
    const Side& them = scene[chess::opposite(Us)];
    const Bitboard held = them.attacks[Pawn] | (them.attacked_twice - us.attacked_twice);
    const Bitboard enemy_pieces = them.all - them[Pawn] - them[King];
    const Bitboard weak = (them.all & us.attacked) - held - them[King];
    const Bitboard worth_it = weak | (enemy_pieces & held);
    detail::count_targets<Us, Group::ThreatByPawn, Knight>(them, us.attacks[Pawn] & enemy_pieces, sink);
    detail::count_targets<Us, Group::ThreatByMinor, Pawn>(them, (us.attacks[Knight] | us.attacks[Bishop]) & worth_it,
                                                          sink);
    detail::count_targets<Us, Group::ThreatByRook, Pawn>(them, us.attacks[Rook] & weak, sink);
    if ((us.attacks[King] & weak).any()) add<Us, Group::ThreatByKing>(sink);
    add<Us, Group::Hanging>(sink, 0, (weak & (~them.attacked | (enemy_pieces & us.attacked_twice))).size());
    add<Us, Group::Restricted>(sink, 0, ((them.attacked & us.attacked) - held).size());
    detail::pushes<Us>(scene, enemy_pieces, sink);
    detail::threats_on_queen<Us>(scene, us.mobility_area - held, sink);
}

}  // namespace plyproof::eval
