// SPDX-License-Identifier: MIT
// Moves of N nodes from sets of ends to a list: in each round every lane gives one move of a way, and those that had
// one are written side by side. A move's start follows from its end and the way.
#pragma once

#include "perft/lane_moves.h"
#include "perft/mover_lanes.h"

namespace plyproof::perft {

/// The listed moves of the nodes of one block.
template <int N>
class LaneMoveList {
public:
    static constexpr int kMostMovesOfANode = 256;  ///< 218 is the most in legal chess; see chess::MoveList

    [[nodiscard]] PLYPROOF_INLINE int size() const { return size_; }
    [[nodiscard]] PLYPROOF_INLINE const LaneMove* from(int first) const { return &moves_[first]; }
    PLYPROOF_INLINE void clear() { size_ = 0; }
    PLYPROOF_INLINE void add(LaneMove move) { moves_[size_++] = move; }
    /// Writes harmless moves behind the last one, so that N can be read from any place before the end.
    PLYPROOF_INLINE void pad() {
        for (int unused = 0; unused < N - 1; ++unused) moves_[size_ + unused] = LaneMove();
    }

    /// Adds one move for each square of `ends` in the lanes named: from `start_of(end)`, of a man that belongs to
    /// `kinds_of(start)` afterwards. Both are asked for one square in each lane at a time.
    template <class StartOf, class KindsOf>
    PLYPROOF_INLINE void add(Lanes<N> ends, std::uint8_t lanes, StartOf&& start_of, KindsOf&& kinds_of) {
        for (std::uint8_t left = ends.lanes_with_any() & lanes; left != 0; left = ends.lanes_with_any() & lanes) {
            const Lanes<N> end = ends & Lanes<N>(Vector{} - ends.vector());
            ends = ends ^ end;
            const Lanes<N> start = start_of(end);
            const Vector move = number_of(end) | number_of(start) << LaneMove::kFromBit | lane_bits() |
                                kinds_of(start) << LaneMove::kKindsBit;
            Lanes<N>(move).store_side_by_side(left, &moves_[size_]);
            size_ += __builtin_popcount(left);
        }
    }

private:
    using Vector = typename Lanes<N>::Vector;

    /// The square's number. REQUIRES: one square (a lane without is not written).
    PLYPROOF_INLINE static Vector number_of(Lanes<N> square) {
        return perft::size(Lanes<N>(square.vector() - 1)).vector();
    }
    PLYPROOF_INLINE static Vector lane_bits() {
        alignas(8 * N) std::uint64_t bits[N];
        for (int lane = 0; lane < N; ++lane) bits[lane] = static_cast<std::uint64_t>(lane) << LaneMove::kLaneBit;
        return Lanes<N>::load(bits).vector();
    }

    int size_ = 0;
    LaneMove moves_[N * kMostMovesOfANode + N];
};

namespace detail {

template <int N>
class MoveLister {
public:
    using Vector = typename Lanes<N>::Vector;

    PLYPROOF_INLINE MoveLister(const MoveTable<N>& table, const BoardBlock<N>& nodes, std::uint8_t lanes,
                               LaneMoveList<N>& list)
        : table_(table), boards_(nodes), lanes_(lanes), list_(list) {}

    PLYPROOF_INLINE void list_all() {
        for_each_direction([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA { list_slides<D>(); });
        for_each_leap([&]<int Jump>() PLYPROOF_INLINE_LAMBDA {
            list<kLeapSteps[Jump]>(kFirstLeap + Jump, LaneMove::kind(BoardSet::MoverKnights));
        });
        if (has(kKingStep)) {
            const auto king = [&](Lanes<N>) PLYPROOF_INLINE_LAMBDA { return boards_.mover.king; };
            list_.add(ends(kKingStep), lanes_, king, always(LaneMove::kind(BoardSet::MoverKing)));
        }
        list_pawn_moves<8>(kPush);
        list_pawn_moves<9>(kEastCapture);
        list_pawn_moves<7>(kWestCapture);
        list<16>(kDoublePush, LaneMove::kind(BoardSet::MoverPawns));
    }

private:
    [[nodiscard]] PLYPROOF_INLINE bool has(int way) const { return (table_.lanes[way] & lanes_) != 0; }
    [[nodiscard]] PLYPROOF_INLINE Lanes<N> ends(int way) const { return Lanes<N>::load(table_.ends[way]); }
    PLYPROOF_INLINE static auto always(LaneMove::Kinds kinds) {
        return [kinds](Lanes<N>) PLYPROOF_INLINE_LAMBDA { return Vector{} + kinds; };
    }
    template <int Step>
    PLYPROOF_INLINE static Lanes<N> back(Lanes<N> end) {
        if constexpr (Step > 0) {
            return Lanes<N>(end.vector() >> Step);
        } else {
            return Lanes<N>(end.vector() << -Step);
        }
    }

    template <chess::Direction D>
    PLYPROOF_INLINE void list_slides() {
        constexpr int kWay = kFirstSlide + static_cast<int>(D);
        if (!has(kWay)) return;
        const auto first_man = [&](Lanes<N> end) PLYPROOF_INLINE_LAMBDA {
            return beam<opposite(D)>(end, boards_.empty) & boards_.occupied;
        };
        const auto kinds = [&](Lanes<N> start) PLYPROOF_INLINE_LAMBDA {
            const auto of = [&](Lanes<N> men, BoardSet set) PLYPROOF_INLINE_LAMBDA {
                return (start & men).where_any().vector() & (Vector{} + LaneMove::kind(set));
            };
            return of(boards_.mover.diagonal, BoardSet::MoverDiagonal) |
                   of(boards_.mover.straight, BoardSet::MoverStraight);
        };
        list_.add(ends(kWay), lanes_, first_man, kinds);
    }
    template <int Step>
    PLYPROOF_INLINE void list(int way, LaneMove::Kinds kinds) {
        if (has(way)) list_.add(ends(way), lanes_, back<Step>, always(kinds));
    }
    template <int Step>
    PLYPROOF_INLINE void list_pawn_moves(int way) {
        if (!has(way)) return;
        const Lanes<N> last_rank(squares_of(chess::Rank::Eighth));
        list_.add(ends(way) - last_rank, lanes_, back<Step>, always(LaneMove::kind(BoardSet::MoverPawns)));
        const Lanes<N> promotions = ends(way) & last_rank;
        if (!promotions.any()) return;
        for (const LaneMove::Kinds kinds : LaneMove::kPromotions) {
            list_.add(promotions, lanes_, back<Step>, always(kinds));
        }
    }

    const MoveTable<N>& table_;
    const LaneBoards<N> boards_;
    const std::uint8_t lanes_;
    LaneMoveList<N>& list_;
};

}  // namespace detail

/// Adds all moves of a table to the list, for the nodes in the lanes named (one bit each).
template <int N>
PLYPROOF_INLINE void list_moves(const MoveTable<N>& table, const BoardBlock<N>& nodes, std::uint8_t lanes,
                                LaneMoveList<N>& list) {
    detail::MoveLister<N>(table, nodes, lanes, list).list_all();
}

}  // namespace plyproof::perft
