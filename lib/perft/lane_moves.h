// SPDX-License-Identifier: MIT
// Moves of the nodes of a block, packed into 32 bits each, and the boards after N of them: a move names the lane of its
// node, so that the boards of any N moves are fetched from the block by one shuffle for each set.
#pragma once

#include <cstring>

#include "perft/lane_boards.h"

namespace plyproof::perft {

/// A move of a man of the mover's to a square that is empty or holds a man of the replier's. Which men it puts on that
/// square is told by the sets they belong to, so a promotion is such a move too.
class LaneMove {
public:
    /// Sets to which the man belongs after the move.
    using Kinds = unsigned;
    PLYPROOF_INLINE static constexpr Kinds kind(BoardSet set) { return 1u << static_cast<int>(set); }
    static constexpr Kinds kQueen =
        (1u << static_cast<int>(BoardSet::MoverDiagonal)) | (1u << static_cast<int>(BoardSet::MoverStraight));
    static constexpr Kinds kPromotions[] = {1u << static_cast<int>(BoardSet::MoverKnights),
                                            1u << static_cast<int>(BoardSet::MoverDiagonal),
                                            1u << static_cast<int>(BoardSet::MoverStraight), kQueen};
    static constexpr int kKindBits = 5;  ///< the mover's sets come first
    static_assert(static_cast<int>(BoardSet::MoverKing) == kKindBits - 1);

    LaneMove() = default;
    PLYPROOF_INLINE LaneMove(int lane, chess::Square from, chess::Square to, Kinds kinds)
        : bits_(static_cast<std::uint32_t>(index_of(to)) | static_cast<std::uint32_t>(index_of(from)) << 8 |
                static_cast<std::uint32_t>(lane) << 16 | kinds << 24) {}

    /// Castling is a king's move that takes a rook along: kingside, queenside.
    static constexpr Kinds kCastlings[] = {1u << 5, 1u << 6};

    static constexpr int kFromBit = 8;
    static constexpr int kLaneBit = 16;
    static constexpr int kKindsBit = 24;

private:
    std::uint32_t bits_ = 0;
};
static_assert(sizeof(LaneMove) == 4);

/// N moves unpacked, one in each lane.
template <int N>
struct UnpackedMoves {
    using Vector = typename Lanes<N>::Vector;
    Lanes<N> to, touched;
    Vector lane, kinds;

    PLYPROOF_INLINE explicit UnpackedMoves(const LaneMove* moves) {
        using Packed [[gnu::vector_size(4 * N)]] = std::uint32_t;
        Packed packed;
        std::memcpy(&packed, moves, sizeof packed);
        const Vector bits = __builtin_convertvector(packed, Vector);
        const Vector one = Vector{} + 1;
        to = Lanes<N>(one << (bits & 63));
        touched = to | Lanes<N>(one << (bits >> LaneMove::kFromBit & 63));
        lane = bits >> LaneMove::kLaneBit & 0xFF;
        kinds = bits >> LaneMove::kKindsBit;
    }
    /// The lanes whose move has any of these kinds.
    [[nodiscard]] PLYPROOF_INLINE Lanes<N> with(LaneMove::Kinds any_of) const {
        return Lanes<N>(kinds & (Vector{} + any_of)).where_any();
    }
};

/// Writes the boards after N moves of nodes of a block to `queue`, from place `first` on.
template <int N>
PLYPROOF_INLINE void append_boards(const BoardBlock<N>& nodes, const UnpackedMoves<N>& moves, BoardQueue<N>& queue,
                                   int first) {
    constexpr LaneMove::Kinds kAnyCastling = LaneMove::kCastlings[0] | LaneMove::kCastlings[1];
    const LaneChoice<N> node(moves.lane);
    for (int set = 0; set < static_cast<int>(base::kEnumCount<BoardSet>); ++set) {
        Lanes<N> men = node.of(Lanes<N>::load(nodes.sets[set])) - moves.touched;
        if (set < LaneMove::kKindBits) men |= moves.to & moves.with(1u << set);
        if (set == static_cast<int>(BoardSet::MoverStraight) && moves.with(kAnyCastling).any()) {
            for (int wing = 0; wing < 2; ++wing) {
                men = men ^ (moves.with(LaneMove::kCastlings[wing]) & Lanes<N>(kMoverCastlings[wing].rook_ends));
            }
        }
        men.store_anywhere(&queue.sets[set][first]);
    }
}

}  // namespace plyproof::perft
