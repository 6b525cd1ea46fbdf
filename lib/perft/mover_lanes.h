// SPDX-License-Identifier: MIT
// The legal moves of the mover on N boards at once, as sets of the squares where they end: one set for each way to go
// there, so that a square and a way tell the move. With reply_lanes.h this is the second statement of the rules; tests
// hold it to the scalar counter node by node. Castling, en passant and moves out of check are left to the caller.
#pragma once

#include <algorithm>
#include <iterator>

#include "perft/reply_lanes.h"

namespace plyproof::perft {

/// What the replier attacks, which is also what the mover's king sees.
template <int N>
struct MoverView {
    Lanes<N> attacked;   ///< every square
    Lanes<N> pinned[4];  ///< the mover's pinned men by line (line_of)
    Lanes<N> all_pinned;
    Lanes<N> not_in_check;  ///< all squares or none
};

template <Kinds K, int N>
[[nodiscard]] PLYPROOF_INLINE MoverView<N> view_of_mover(const LaneBoards<N>& boards, const KingWorld<N>& world,
                                                         const ReplySets<N>& sets) {
    using enum chess::Direction;
    const auto& replier = boards.replier;
    MoverView<N> view;
    view.attacked = shifted<SouthEast>(replier.pawns) | shifted<SouthWest>(replier.pawns) | king_steps(replier.king);
    if constexpr (K.knights) view.attacked |= knight_leaps(replier.knights);
    // The replier's pinned sliders are not among those that may move, but they attack all the same.
    const bool all_may_move = !(world.all_pinned & (replier.diagonal | replier.straight)).any();
    for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        const Lanes<N> attacks = all_may_move
                                     ? sets.slider_attacks[static_cast<int>(D)]
                                     : beam<D>(is_diagonal(D) ? replier.diagonal : replier.straight, boards.empty);
        view.attacked |= attacks;
        view.pinned[line_of(D)] |= attacks & beam<opposite(D)>(boards.mover.king, boards.empty) & boards.mover.all;
    });
    view.all_pinned = view.pinned[0] | view.pinned[1] | view.pinned[2] | view.pinned[3];
    view.not_in_check = ~(view.attacked & boards.mover.king).where_any();
    return view;
}

/// The ways a man can go, in the order of MoveEnds.
inline constexpr int kFirstSlide = 0;  ///< in each Direction
inline constexpr int kFirstLeap = 8;
inline constexpr int kKingStep = 16;
inline constexpr int kPush = 17;
inline constexpr int kDoublePush = 18;
inline constexpr int kEastCapture = 19;  ///< by pawns
inline constexpr int kWestCapture = 20;
inline constexpr int kWays = 21;

/// Where moves end, by the way they go.
template <int N>
struct MoveEnds {
    Lanes<N> slides[8], leaps[8], king_steps, pushes, double_pushes, east_captures, west_captures;
};

template <Kinds K, int N>
[[nodiscard]] PLYPROOF_INLINE MoveEnds<N> moves_of_mover(const LaneBoards<N>& boards, const KingWorld<N>& world,
                                                         const MoverView<N>& view) {
    using enum chess::Direction;
    const auto& mover = boards.mover;
    MoveEnds<N> ends;
    const Lanes<N> targets = view.not_in_check - mover.all;
    // A pinned man may still move along the line of its pin.
    const auto able = [&](Lanes<N> men, int line)
                          PLYPROOF_INLINE_LAMBDA { return men - (view.all_pinned - view.pinned[line]); };
    // Seen through a king that no slider attacks, their beams are those of men that may all move.
    const bool all_may_move = !(view.all_pinned & (mover.diagonal | mover.straight)).any();
    for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        constexpr int kD = static_cast<int>(D);
        const Lanes<N> sliders = is_diagonal(D) ? mover.diagonal : mover.straight;
        const Lanes<N> attacks = all_may_move ? world.beams[kD] : beam<D>(able(sliders, line_of(D)), boards.empty);
        ends.slides[kD] = attacks & targets;
    });
    const Lanes<N> knights = mover.knights - view.all_pinned;
    for_each_leap<K>([&]<int Jump>()
                         PLYPROOF_INLINE_LAMBDA { ends.leaps[Jump] = knight_leap<Jump>(knights) & targets; });
    ends.king_steps = (king_steps(mover.king) & targets) - view.attacked;
    const Lanes<N> once = shifted<North>(able(mover.pawns, line_of(North))) & boards.empty;
    ends.pushes = once & targets;
    ends.double_pushes = shifted<North>(once & Lanes<N>(squares_of(chess::Rank::Third))) & boards.empty & targets;
    ends.east_captures = shifted<NorthEast>(able(mover.pawns, line_of(NorthEast))) & boards.replier.all & targets;
    ends.west_captures = shifted<NorthWest>(able(mover.pawns, line_of(NorthWest))) & boards.replier.all & targets;
    return ends;
}

/// The moves of some nodes as sets in memory: where they end, by way and lane, and which lanes have any such move.
template <int N>
struct alignas(8 * N) MoveTable {
    std::uint64_t ends[kWays][N];
    std::uint8_t lanes[kWays];

    PLYPROOF_INLINE void clear() { std::fill(std::begin(lanes), std::end(lanes), std::uint8_t{0}); }
    PLYPROOF_INLINE void store(int way, Lanes<N> set) {
        lanes[way] = set.lanes_with_any();
        set.store(ends[way]);
    }
};

}  // namespace plyproof::perft
