// SPDX-License-Identifier: MIT
// N boards side by side, one in each lane. They are always seen with the *mover*'s pawns going north and the
// *replier*'s going south; whoever fills them turns the board when the mover is Black.
#pragma once

#include "perft/lane_geometry.h"

namespace plyproof::perft {

/// The sets that make a board, in the order in which BoardBlock stores them.
enum class BoardSet : std::uint8_t {
    MoverPawns,
    MoverKnights,
    MoverDiagonal,  ///< bishops and queens
    MoverStraight,  ///< rooks and queens
    MoverKing,
    ReplierPawns,
    ReplierKnights,
    ReplierDiagonal,
    ReplierStraight,
    ReplierKing,
    ReplierCastlingRooks,  ///< of standard chess: king on e8, rooks on a8 and h8
};

}  // namespace plyproof::perft

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::perft::BoardSet> = 11;

namespace plyproof::perft {

/// N boards in memory, set by set, ready to be loaded as lanes.
template <int N>
struct alignas(8 * N) BoardBlock {
    std::uint64_t sets[base::kEnumCount<BoardSet>][N];

    PLYPROOF_INLINE std::uint64_t& at(BoardSet set, int lane) { return sets[static_cast<int>(set)][lane]; }
    [[nodiscard]] PLYPROOF_INLINE chess::Bitboard get(BoardSet set, int lane) const {
        return chess::Bitboard(sets[static_cast<int>(set)][lane]);
    }
};

/// Boards that wait to be counted, in rows that N lanes can be written to anywhere.
template <int N>
struct alignas(8 * N) BoardQueue {
    static constexpr int kCapacity = 16 * N;
    std::uint64_t sets[base::kEnumCount<BoardSet>][kCapacity + N];
};

/// N boards in registers.
template <int N>
struct LaneBoards {
    struct Side {
        Lanes<N> pawns, knights, diagonal, straight, king, all;
    };
    Side mover, replier;
    Lanes<N> castling_rooks;
    Lanes<N> occupied, empty;

    PLYPROOF_INLINE explicit LaneBoards(const BoardBlock<N>& block) : LaneBoards(block, 0) {}
    /// The boards from place `first` on. REQUIRES: a multiple of N.
    template <class Boards>
    PLYPROOF_INLINE LaneBoards(const Boards& boards, int first) {
        const auto load = [&](BoardSet set) PLYPROOF_INLINE_LAMBDA {
            return Lanes<N>::load(&boards.sets[static_cast<int>(set)][first]);
        };
        using enum BoardSet;
        mover = {load(MoverPawns), load(MoverKnights), load(MoverDiagonal), load(MoverStraight), load(MoverKing), {}};
        replier = {load(ReplierPawns),    load(ReplierKnights), load(ReplierDiagonal),
                   load(ReplierStraight), load(ReplierKing),    {}};
        castling_rooks = load(ReplierCastlingRooks);
        mover.all = mover.pawns | mover.knights | mover.diagonal | mover.straight | mover.king;
        replier.all = replier.pawns | replier.knights | replier.diagonal | replier.straight | replier.king;
        occupied = mover.all | replier.all;
        empty = ~occupied;
    }
};

/// Calls `step.template operator()<K>()` with the kinds of men that stand on any of the boards, or with all kinds.
template <int N, class Step>
PLYPROOF_INLINE auto with_kinds_of(const LaneBoards<N>& boards, bool all_kinds, Step&& step) {
    const bool straight = all_kinds || (boards.mover.straight | boards.replier.straight).any();
    const bool diagonal = all_kinds || (boards.mover.diagonal | boards.replier.diagonal).any();
    const bool knights = all_kinds || (boards.mover.knights | boards.replier.knights).any();
    const auto with_knights = [&]<bool Knights>() PLYPROOF_INLINE_LAMBDA {
        if (straight && diagonal) return step.template operator()<Kinds{Knights, true, true}>();
        if (straight) return step.template operator()<Kinds{Knights, true, false}>();
        if (diagonal) return step.template operator()<Kinds{Knights, false, true}>();
        return step.template operator()<Kinds{Knights, false, false}>();
    };
    return knights ? with_knights.template operator()<true>() : with_knights.template operator()<false>();
}

}  // namespace plyproof::perft
