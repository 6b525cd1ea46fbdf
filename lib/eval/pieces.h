// SPDX-License-Identifier: MIT
// Knights, bishops, rooks and queens, each looked at once: its square, its mobility (safe squares that it attacks), its
// part in an attack on the enemy king, and what is special about its kind. Fills in the attacks of the scene.
#pragma once

#include "eval/scene.h"
#include "eval/sinks.h"

namespace plyproof::eval {

namespace detail {

struct PieceGroups {
    Group squares;
    Group mobility;
};

inline constexpr EnumArray<PieceKind, PieceGroups> kPieceGroups = {{
    {},
    {Group::KnightSquares, Group::KnightMobility},
    {Group::BishopSquares, Group::BishopMobility},
    {Group::RookSquares, Group::RookMobility},
    {Group::QueenSquares, Group::QueenMobility},
    {},
}};

/// What a piece attacks. Bishops look through queens, rooks through queens and own rooks: they back each other up.
template <class Isa, PieceKind Kind>
[[nodiscard]] PLYPROOF_INLINE Bitboard attacks_through(Square from, Bitboard occupied, const Side& us) {
    using enum PieceKind;
    if constexpr (Kind == Knight) {
        return chess::knight_attacks(from);
    } else if constexpr (Kind == Bishop) {
        return Isa::bishop(from, occupied - us[Queen]);
    } else if constexpr (Kind == Rook) {
        return Isa::rook(from, occupied - (us[Queen] | us[Rook]));
    } else {
        return Isa::bishop(from, occupied) | Isa::rook(from, occupied);
    }
}

/// Squares of ranks four to six that a pawn of `Us` guards and no enemy pawn can ever attack.
template <Color Us>
[[nodiscard]] PLYPROOF_INLINE Bitboard outposts(const Scene& scene) {
    constexpr Bitboard kRanks(Us == Color::White ? 0x0000FFFFFF000000 : 0x000000FFFFFF0000);
    return (kRanks & scene[Us].attacks[PieceKind::Pawn]) - scene[chess::opposite(Us)].pawn_attack_span;
}

template <Color Us, class Sink>
PLYPROOF_INLINE void knight(const Scene& scene, Square from, Bitboard attacks, Sink& sink) {
    const Bitboard posts = outposts<Us>(scene);
    if (posts.contains(from)) {
        add<Us, Group::KnightOutpost>(sink, 1);
    } else if (((attacks & posts) - scene[Us].all).any()) {
        add<Us, Group::KnightOutpost>(sink, 0);
    }
}

template <Color Us, class Sink>
PLYPROOF_INLINE void bishop(const Scene& scene, Square from, Bitboard attacks, Sink& sink) {
    constexpr Bitboard kCentre(0x0000001818000000);
    const Bitboard pawns = scene[Us][PieceKind::Pawn];
    const Bitboard like = pawns & squares_like(from);
    const Bitboard blocked = like & forward<chess::opposite(Us)>(scene.occupied);
    add<Us, Group::BishopPerPawn>(sink, 0, (like - blocked).size());
    add<Us, Group::BishopPerPawn>(sink, 1, blocked.size());
    if (outposts<Us>(scene).contains(from)) add<Us, Group::BishopOutpost>(sink);
    if (((attacks | Bitboard(from)) & kCentre).more_than_one()) add<Us, Group::BishopLongDiagonal>(sink);
}

/// Whether a king on its first two ranks stands between the centre and a rook beside it on the same rank.
[[nodiscard]] PLYPROOF_INLINE bool king_locks_in(Square king, Square rook) {
    const int king_file = static_cast<int>(chess::file_of(king));
    const int rook_file = static_cast<int>(chess::file_of(rook));
    return chess::rank_of(king) == chess::rank_of(rook) &&
           (king_file >= 4 ? rook_file > king_file : rook_file < king_file);
}

template <Color Us, class Sink>
PLYPROOF_INLINE void rook(const Scene& scene, Square from, int mobility, Sink& sink) {
    using enum PieceKind;
    const Side& us = scene[Us];
    const Side& them = scene[chess::opposite(Us)];
    const Bitboard file = chess::squares_of(chess::file_of(from));
    if ((file & us[Pawn]).empty()) {
        add<Us, Group::RookOpenFile>(sink, (file & them[Pawn]).empty() ? 1 : 0);
    } else if (mobility <= 3 && king_locks_in(us.king, from)) {
        add<Us, Group::RookTrapped>(sink);
    }
    const Bitboard seventh = chess::squares_of(chess::relative_rank(Us, chess::Rank::Seventh));
    const Bitboard eighth = chess::squares_of(chess::relative_rank(Us, chess::Rank::Eighth));
    if (seventh.contains(from) && ((seventh & them[Pawn]) | (eighth & them[King])).any()) {
        add<Us, Group::RookSeventh>(sink);
    }
}

template <Color Us, PieceKind Kind, class Sink>
PLYPROOF_INLINE void attack_on_king(Scene& scene, Bitboard attacks, Sink& sink) {
    const Side& them = scene[chess::opposite(Us)];
    if ((attacks & them.king_ring).empty()) return;
    scene[Us].ring_attackers += 1;
    add<Us, Group::DangerAttacker>(sink, static_cast<std::size_t>(Kind) - 1);
    add<Us, Group::DangerRingAttack>(sink, 0, (attacks & them.attacks[PieceKind::King]).size());
}

template <Color Us, PieceKind Kind, class Sink>
void pieces_of_kind(Scene& scene, Sink& sink) {
    Side& us = scene[Us];
    for (const Square from : us[Kind]) {
        Bitboard attacks = attacks_through<typename Sink::Isa, Kind>(from, scene.occupied, us);
        if (us.pinned.contains(from)) attacks &= chess::line_through(us.king, from);
        us.add_attacks(Kind, attacks);
        const int mobility = (attacks & us.mobility_area).size();
        add<Us, kPieceGroups[Kind].squares>(sink, half_board_index(Us, from));
        add<Us, kPieceGroups[Kind].mobility>(sink, static_cast<std::size_t>(mobility));
        attack_on_king<Us, Kind>(scene, attacks, sink);
        if constexpr (Kind == PieceKind::Knight) knight<Us>(scene, from, attacks, sink);
        if constexpr (Kind == PieceKind::Bishop) bishop<Us>(scene, from, attacks, sink);
        if constexpr (Kind == PieceKind::Rook) rook<Us>(scene, from, mobility, sink);
    }
}

}  // namespace detail

/// All pieces of a side but its king.
template <Color Us, class Sink>
PLYPROOF_INLINE void pieces(Scene& scene, Sink& sink) {
    using enum PieceKind;
    detail::pieces_of_kind<Us, Knight>(scene, sink);
    detail::pieces_of_kind<Us, Bishop>(scene, sink);
    detail::pieces_of_kind<Us, Rook>(scene, sink);
    detail::pieces_of_kind<Us, Queen>(scene, sink);
    const Side& us = scene[Us];
    const Bitboard behind = forward<chess::opposite(Us)>(us[Pawn]);
    add<Us, Group::MinorBehindPawn>(sink, 0, (behind & (us[Knight] | us[Bishop])).size());
}

}  // namespace plyproof::eval
