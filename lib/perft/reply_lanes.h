// SPDX-License-Identifier: MIT
// The legal moves of the replier on N boards at once: how many there are, and the sets they are made of. This is the
// one place besides chess/move_generator.h that states rules of chess; tests hold it to the scalar counter board by
// board.
//
// In one direction the beams of two own sliders never overlap (the nearer one blocks the farther), so the number of
// slider moves is the number of squares in the beams, summed over the directions; the same holds for knights leap by
// leap and for pawns. There is no loop over men, no table and no branch on data.
// En passant is not seen here: boards with a legal en-passant capture go to the scalar counter.
#pragma once

#include "perft/lane_boards.h"

namespace plyproof::perft {

/// What the mover does to the replier's king.
template <int N>
struct KingWorld {
    Lanes<N> beams[8];   ///< what the mover's sliders attack in each direction, seeing through the king
    Lanes<N> sights[8];  ///< from the king against that direction: up to and with the first man
    Lanes<N> attacked;   ///< every square the mover attacks
    Lanes<N> pinned[4];  ///< the replier's pinned men by line (line_of)
    Lanes<N> all_pinned;
    Lanes<N> answers;  ///< where a move must end to answer the check; all squares where there is none
};

template <Kinds K, int N>
[[nodiscard]] PLYPROOF_INLINE KingWorld<N> look_at_king(const LaneBoards<N>& boards) {
    using enum chess::Direction;
    KingWorld<N> world;
    const auto& mover = boards.mover;
    const Lanes<N> king = boards.replier.king;
    const Lanes<N> see_through = boards.empty | king;

    // Up to three men can give check at once (an en-passant capture uncovers two); more than one means: king moves
    // only.
    Lanes<N> checked;
    Lanes<N> checked_twice;
    Lanes<N> blocks;
    const auto add_check = [&](Lanes<N> by, Lanes<N> answered_on) PLYPROOF_INLINE_LAMBDA {
        const Lanes<N> hit = by.where_any();
        checked_twice |= checked & hit;
        checked |= hit;
        blocks |= hit & answered_on;
    };

    world.attacked = shifted<NorthEast>(mover.pawns) | shifted<NorthWest>(mover.pawns) | knight_leaps(mover.knights) |
                     king_steps(mover.king);
    for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        constexpr int kD = static_cast<int>(D);
        const Lanes<N> attacks = beam<D>(is_diagonal(D) ? mover.diagonal : mover.straight, see_through);
        const Lanes<N> sight = beam<opposite(D)>(king, boards.empty);
        world.beams[kD] = attacks;
        world.sights[kD] = sight;
        world.attacked |= attacks;
        world.pinned[line_of(D)] |= attacks & sight & boards.replier.all;
        add_check(attacks & king, sight);
    });
    const Lanes<N> leapers =
        ((shifted<SouthEast>(king) | shifted<SouthWest>(king)) & mover.pawns) | (knight_leaps(king) & mover.knights);
    add_check(leapers, leapers);
    checked_twice |= (leapers & Lanes<N>(leapers.vector() - 1)).where_any();

    world.all_pinned = world.pinned[0] | world.pinned[1] | world.pinned[2] | world.pinned[3];
    world.answers = (blocks | ~checked) - checked_twice;
    return world;
}

/// The replier's moves as sets, the king's left out. Attacks include squares of own men (they are guarded).
template <int N>
struct ReplySets {
    Lanes<N> sliders[4];  ///< that may move along a line (line_of)
    Lanes<N> slider_attacks[8];
    Lanes<N> knight_attacks[8];
    Lanes<N> pushes, double_pushes;       ///< by the square they end on
    Lanes<N> east_attacks, west_attacks;  ///< what pawns attack that may capture that way
    Lanes<N> targets;                     ///< where a move of a man other than the king may end
};

template <Kinds K, int N>
[[nodiscard]] PLYPROOF_INLINE ReplySets<N> reply_sets(const LaneBoards<N>& boards, const KingWorld<N>& world) {
    using enum chess::Direction;
    const auto& replier = boards.replier;
    ReplySets<N> sets;
    sets.targets = world.answers - replier.all;
    for (int line = 0; line < 4; ++line) {
        // A pinned slider may still move along the line of its pin.
        const Lanes<N> bound = world.all_pinned - world.pinned[line];
        sets.sliders[line] = (line >= 2 ? replier.diagonal : replier.straight) - bound;
    }
    for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        sets.slider_attacks[static_cast<int>(D)] = beam<D>(sets.sliders[line_of(D)], boards.empty);
    });
    const Lanes<N> knights = replier.knights - world.all_pinned;
    for_each_leap<K>([&]<int Jump>()
                         PLYPROOF_INLINE_LAMBDA { sets.knight_attacks[Jump] = knight_leap<Jump>(knights); });

    const Lanes<N> pushers = replier.pawns - (world.all_pinned - world.pinned[line_of(South)]);
    const Lanes<N> once = shifted<South>(pushers) & boards.empty;
    sets.pushes = once & world.answers;
    sets.double_pushes = shifted<South>(once & Lanes<N>(squares_of(chess::Rank::Sixth))) & boards.empty & world.answers;
    sets.east_attacks =
        shifted<SouthEast>(replier.pawns - (world.all_pinned - world.pinned[line_of(SouthEast)])) & world.answers;
    sets.west_attacks =
        shifted<SouthWest>(replier.pawns - (world.all_pinned - world.pinned[line_of(SouthWest)])) & world.answers;
    return sets;
}

template <int N>
[[nodiscard]] PLYPROOF_INLINE LaneNumbers<N> castlings(const LaneBoards<N>& boards, const KingWorld<N>& world) {
    LaneNumbers<N> number;
    if (!boards.castling_rooks.any()) return number;
    const LaneNumbers<N> one((Lanes<N>(chess::Bitboard(std::uint64_t{1}))).vector());
    for (const StandardCastling& castling : kReplierCastlings) {
        const Lanes<N> has_right = (boards.castling_rooks & Lanes<N>(castling.rook)).where_any();
        const Lanes<N> hindered =
            (boards.occupied & Lanes<N>(castling.way)) | (world.attacked & Lanes<N>(castling.safe));
        number += one & (has_right - hindered.where_any());
    }
    return number;
}

/// The number of the replier's legal moves, from the parts above.
template <Kinds K, int N>
[[nodiscard]] PLYPROOF_INLINE LaneNumbers<N> count_replies(const LaneBoards<N>& boards, const KingWorld<N>& world,
                                                           const ReplySets<N>& sets) {
    LaneNumbers<N> number = size(king_steps(boards.replier.king) - boards.replier.all - world.attacked);
    for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        number += size(sets.slider_attacks[static_cast<int>(D)] & sets.targets);
    });
    for_each_leap<K>([&]<int Jump>()
                         PLYPROOF_INLINE_LAMBDA { number += size(sets.knight_attacks[Jump] & sets.targets); });
    const Lanes<N> east = sets.east_attacks & boards.mover.all;
    const Lanes<N> west = sets.west_attacks & boards.mover.all;
    number += size(sets.pushes) + size(sets.double_pushes) + size(east) + size(west);
    const Lanes<N> last_rank(squares_of(chess::Rank::First));
    if ((boards.replier.pawns & Lanes<N>(squares_of(chess::Rank::Second))).any()) {
        const LaneNumbers<N> promotions =
            size(sets.pushes & last_rank) + size(east & last_rank) + size(west & last_rank);
        number += promotions + (promotions << 1);
    }
    return number + castlings(boards, world);
}

/// The number of the replier's legal moves on each board.
template <int N>
[[nodiscard]] PLYPROOF_INLINE LaneNumbers<N> count_replies(const LaneBoards<N>& boards, bool all_kinds = false) {
    return with_kinds_of(boards, all_kinds, [&]<Kinds K>() PLYPROOF_INLINE_LAMBDA {
        const KingWorld<N> world = look_at_king<K>(boards);
        return count_replies<K>(boards, world, reply_sets<K>(boards, world));
    });
}

}  // namespace plyproof::perft
