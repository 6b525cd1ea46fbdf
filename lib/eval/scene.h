// SPDX-License-Identifier: MIT
// Scene: what the terms share about one position, so that nothing is found twice: each side's men, what they attack,
// and where its pieces move safely. The piece terms (mobility.h) fill in the attacks of pieces; all later terms read.
#pragma once

#include <algorithm>

#include "chess/isa.h"
#include "chess/king_zones.h"
#include "chess/position.h"

namespace plyproof::eval {

using base::EnumArray;
using chess::Bitboard;
using chess::Color;
using chess::PieceKind;
using chess::Square;

/// One step forward for a side, of every square of a set.
template <Color Us>
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard forward(Bitboard set) {
    return chess::shifted < Us == Color::White ? chess::Direction::North : chess::Direction::South > (set);
}
/// The squares beside those of a set, on the same rank.
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard beside(Bitboard set) {
    return chess::shifted<chess::Direction::East>(set) | chess::shifted<chess::Direction::West>(set);
}
/// A set and all squares in front of it, as its side sees them.
template <Color Us>
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard forward_fill(Bitboard set) {
    std::uint64_t bits = set.bits();
    if constexpr (Us == Color::White) {
        bits |= bits << 8U;
        bits |= bits << 16U;
        bits |= bits << 32U;
    } else {
        bits |= bits >> 8U;
        bits |= bits >> 16U;
        bits |= bits >> 32U;
    }
    return Bitboard(bits);
}
/// All squares in front of a set, not the set itself.
template <Color Us>
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard in_front_of(Bitboard set) {
    return forward_fill<Us>(forward<Us>(set));
}
/// The whole files of a set.
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard files_of(Bitboard set) {
    return forward_fill<Color::White>(set) | forward_fill<Color::Black>(set);
}

/// 0 for a side's own back rank to 7.
[[nodiscard]] PLYPROOF_INLINE constexpr std::size_t rank_index(Color color, Square square) {
    return static_cast<std::size_t>(chess::relative_rank(color, chess::rank_of(square)));
}
/// 0 for the files a and h to 3 for d and e.
[[nodiscard]] PLYPROOF_INLINE constexpr std::size_t file_from_edge(chess::File file) {
    const auto index = static_cast<std::size_t>(file);
    return index < 4 ? index : 7 - index;
}
/// The place of a square in a table of half a board.
[[nodiscard]] PLYPROOF_INLINE constexpr std::size_t half_board_index(Color color, Square square) {
    return rank_index(color, square) * 4 + file_from_edge(chess::file_of(square));
}

namespace detail {

inline constexpr auto kDistances = [] {
    EnumArray<Square, EnumArray<Square, std::int8_t>> distances;
    for (const Square a : base::kAll<Square>) {
        for (const Square b : base::kAll<Square>) {
            const int files = static_cast<int>(chess::file_of(a)) - static_cast<int>(chess::file_of(b));
            const int ranks = static_cast<int>(chess::rank_of(a)) - static_cast<int>(chess::rank_of(b));
            const int wide = files < 0 ? -files : files;
            const int high = ranks < 0 ? -ranks : ranks;
            distances[a][b] = static_cast<std::int8_t>(wide > high ? wide : high);
        }
    }
    return distances;
}();

/// The second and third rank of a side: its pawns there hinder its pieces.
inline constexpr EnumArray<Color, Bitboard> kLowRanks = {Bitboard(0xFFFF00), Bitboard(0x00FFFF0000000000)};

/// The neighbourhood of a king, nine squares: at the edge it is that of the square next to it towards the centre.
inline constexpr auto kKingRings = [] {
    EnumArray<Square, Bitboard> rings;
    for (const Square king : base::kAll<Square>) {
        const int file = std::clamp(static_cast<int>(chess::file_of(king)), 1, 6);
        const int rank = std::clamp(static_cast<int>(chess::rank_of(king)), 1, 6);
        const Square centre = chess::make_square(static_cast<chess::File>(file), static_cast<chess::Rank>(rank));
        rings[king] = Bitboard(centre) | chess::king_attacks(centre);
    }
    return rings;
}();

}  // namespace detail

/// King's moves from one square to another on an empty board.
[[nodiscard]] PLYPROOF_INLINE constexpr int distance(Square a, Square b) { return detail::kDistances[a][b]; }

inline constexpr Bitboard kDarkSquares{0xAA55AA55AA55AA55};

/// The squares of the colour of `square`.
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard squares_like(Square square) {
    return kDarkSquares.contains(square) ? kDarkSquares : ~kDarkSquares;
}

struct Side {
    Square king = Square::A1;
    Bitboard all;
    EnumArray<PieceKind, Bitboard> men;

    EnumArray<PieceKind, Bitboard> attacks;  ///< by kind; pieces in front of their own kind are looked through
    Bitboard attacked;                       ///< by any man
    Bitboard attacked_twice;                 ///< by two men or more
    Bitboard pinned;                         ///< men alone between their king and an enemy slider
    Bitboard mobility_area;                  ///< squares that count for its pieces' mobility
    Bitboard king_ring;                      ///< its king's neighbourhood, where enemy attacks count
    int ring_attackers = 0;                  ///< its pieces that attack the enemy's king ring

    /// The squares that its pawns attack now or can attack later.
    Bitboard pawn_attack_span;

    [[nodiscard]] PLYPROOF_INLINE Bitboard operator[](PieceKind kind) const { return men[kind]; }
    PLYPROOF_INLINE void add_attacks(PieceKind kind, Bitboard squares) {
        attacked_twice |= attacked & squares;
        attacked |= squares;
        attacks[kind] |= squares;
    }
};

struct Scene {
    EnumArray<Color, Side> sides;
    Bitboard occupied;

    [[nodiscard]] PLYPROOF_INLINE Side& operator[](Color color) { return sides[color]; }
    [[nodiscard]] PLYPROOF_INLINE const Side& operator[](Color color) const { return sides[color]; }

    /// Men, pawn and king attacks, king rings and mobility areas; no attacks of pieces yet.
    [[nodiscard]] PLYPROOF_INLINE static Scene of(const chess::Position& position) {
        Scene scene;
        scene.occupied = position.occupied();
        scene.place_men<Color::White>(position);
        scene.place_men<Color::Black>(position);
        scene.prepare<Color::White>();
        scene.prepare<Color::Black>();
        return scene;
    }

private:
    template <Color Us>
    PLYPROOF_INLINE void place_men(const chess::Position& position) {
        using enum PieceKind;
        Side& us = sides[Us];
        us.all = position.pieces(Us);
        us.men[Pawn] = position.pawns() & us.all;
        us.men[Knight] = position.knights() & us.all;
        us.men[Bishop] = position.bishops() & us.all;
        us.men[Rook] = position.rooks() & us.all;
        us.men[Queen] = position.queens() & us.all;
        us.men[King] = position.kings() & us.all;
        us.king = us.men[King].first();
        const Bitboard ahead = forward<Us>(us.men[Pawn]);
        us.add_attacks(Pawn, chess::shifted<chess::Direction::East>(ahead));
        us.add_attacks(Pawn, chess::shifted<chess::Direction::West>(ahead));
        us.add_attacks(King, chess::king_attacks(us.king));
        us.pawn_attack_span = forward_fill<Us>(us.attacks[Pawn]);
    }
    template <Color Us>
    PLYPROOF_INLINE void prepare() {
        using enum PieceKind;
        Side& us = sides[Us];
        const Side& them = sides[chess::opposite(Us)];
        const Bitboard stuck = forward<chess::opposite(Us)>(occupied) | detail::kLowRanks[Us];
        us.mobility_area = ~((us.men[Pawn] & stuck) | us.men[King] | them.attacks[Pawn]);
        us.king_ring = detail::kKingRings[us.king];
        const Bitboard snipers = (chess::diagonal_lines(us.king) & (them.men[Bishop] | them.men[Queen])) |
                                 (chess::straight_lines(us.king) & (them.men[Rook] | them.men[Queen]));
        for (const Square sniper : snipers) {
            const Bitboard blockers = chess::squares_between(us.king, sniper) & occupied;
            if (!blockers.more_than_one()) us.pinned |= blockers & us.all;
        }
    }
};

}  // namespace plyproof::eval
