// SPDX-License-Identifier: MIT
// The king: the pawns before it, those that storm it, and the danger from enemy pieces. Danger is a sum of weights like
// everything else, but what it costs grows with its square (danger_value): one attacker is nothing, four are mate.
#pragma once

#include "eval/scene.h"
#include "eval/sinks.h"

namespace plyproof::eval {

/// What an attack of summed weights is worth to the attacker, in centipawns: the square of the middle-game half over
/// kDangerDivisor, linear beyond kDangerKnee; a share of the endgame half. Never negative.
[[nodiscard]] PLYPROOF_INLINE constexpr Score danger_value(Score danger) {
    const int middle = danger.middle_game() > 0 ? danger.middle_game() : 0;
    const int end = danger.endgame() > 0 ? danger.endgame() : 0;
    const int low = middle < kDangerKnee ? middle : kDangerKnee;
    return {(low * low + 2 * kDangerKnee * (middle - low)) / kDangerDivisor, end / kDangerEndgameDivisor};
}

/// Pawn shelter and storm on the three files around a king.
template <Color Us, class Sink>
PLYPROOF_INLINE void shelter(const Scene& scene, Sink& sink) {
    constexpr Color kThem = chess::opposite(Us);
    const Square king = scene[Us].king;
    const Bitboard before = forward_fill<Us>(chess::squares_of(chess::rank_of(king)));
    const Bitboard ours = scene[Us][PieceKind::Pawn] & before;
    const Bitboard theirs = scene[kThem][PieceKind::Pawn] & before;
    const int centre = std::clamp(static_cast<int>(chess::file_of(king)), 1, 6);
    const auto nearest = [](Bitboard pawns) PLYPROOF_INLINE_LAMBDA {
        if (pawns.empty()) return std::size_t{0};
        return rank_index(Us, Us == Color::White ? pawns.first() : pawns.last());
    };
    for (int index = centre - 1; index <= centre + 1; ++index) {
        const auto file = static_cast<chess::File>(index);
        const std::size_t own = nearest(ours & chess::squares_of(file));
        const std::size_t enemy = nearest(theirs & chess::squares_of(file));
        add<Us, Group::Shelter>(sink, file_from_edge(file) * 8 + own);
        if (own != 0 && enemy == own + 1) {
            add<Us, Group::StormBlocked>(sink, enemy);
        } else {
            add<Us, Group::Storm>(sink, file_from_edge(file) * 8 + enemy);
        }
    }
}

namespace detail {

/// Squares from which a check can be given, and those of them where the checking piece is not simply taken.
template <Color Us, PieceKind Kind, class Sink>
PLYPROOF_INLINE void checks(const Scene& scene, Bitboard lines, Bitboard safe, Sink& sink) {
    const Bitboard checking = (lines & scene[Us].attacks[Kind]) - scene[Us].all;
    if (checking.empty()) return;
    constexpr std::size_t kPlace = static_cast<std::size_t>(Kind) - 1;
    if ((checking & safe).any()) {
        add<Us, Group::DangerSafeCheck>(sink, kPlace);
    } else {
        add<Us, Group::DangerUnsafeCheck>(sink, kPlace);
    }
}

template <Color Us, class Sink>
PLYPROOF_INLINE void danger_of_checks(const Scene& scene, Bitboard weak, Sink& sink) {
    using enum PieceKind;
    const Side& us = scene[Us];
    const Side& them = scene[chess::opposite(Us)];
    const Bitboard safe = ~them.attacked | (weak & us.attacked_twice);
    const Bitboard straight = Sink::Isa::rook(them.king, scene.occupied - them[Queen]);
    const Bitboard diagonal = Sink::Isa::bishop(them.king, scene.occupied - them[Queen]);
    checks<Us, Knight>(scene, chess::knight_attacks(them.king), safe, sink);
    checks<Us, Bishop>(scene, diagonal, safe, sink);
    checks<Us, Rook>(scene, straight, safe, sink);
    checks<Us, Queen>(scene, straight | diagonal, safe - them.attacks[Queen], sink);
}

}  // namespace detail

/// The danger that the men of `Us` are to the enemy king. Counted only when enough of them take part: two, or one
/// where there is a queen.
template <Color Us, class Sink>
void danger(const Scene& scene, Sink& sink) {
    using enum PieceKind;
    constexpr Color kThem = chess::opposite(Us);
    const Side& us = scene[Us];
    const Side& them = scene[kThem];
    if (us.ring_attackers < (us[Queen].any() ? 1 : 2)) return;
    const Bitboard weak =
        (us.attacked - them.attacked_twice) & (~them.attacked | them.attacks[Queen] | them.attacks[King]);
    const Bitboard files = files_of(them.king_ring);
    const Bitboard open = (files - files_of(them[Pawn])) & chess::squares_of(chess::Rank::First);
    add<Us, Group::DangerBase>(sink);
    add<Us, Group::DangerWeakRing>(sink, 0, (weak & them.king_ring).size());
    add<Us, Group::DangerOpenFile>(sink, 0, open.size());
    add<Us, Group::DangerPinned>(sink, 0, them.pinned.size());
    if ((them.attacks[Knight] & them.attacks[King]).any()) add<Us, Group::DangerKnightDefender>(sink);
    if (us[Queen].empty()) add<Us, Group::DangerNoQueen>(sink);
    detail::danger_of_checks<Us>(scene, weak, sink);
    sink.template add_value<Us>(Term::King, danger_value(sink.danger(Us)));
}

}  // namespace plyproof::eval
