// SPDX-License-Identifier: MIT
// What the arrival (DT) or the leaving (DF) of a mover's man on a square does to the number of the replier's moves, for
// all 64 squares of N boards together, as numbers in bit planes. The mathematics is in docs/performance.md; the names
// are the same there.
#pragma once

#include "perft/reply_lanes.h"

namespace plyproof::perft {

/// A number for every square of every lane, in binary: plane i holds the squares whose number has bit i.
/// REQUIRES: no number outgrows its planes.
template <int N, int Planes>
class SquareNumbers {
public:
    /// Adds 2^Weight on the squares of a set.
    template <int Weight = 0>
    PLYPROOF_INLINE void add(Lanes<N> set) {
        for (int plane = Weight; plane < Planes; ++plane) {
            const Lanes<N> carry = planes_[plane] & set;
            planes_[plane] = planes_[plane] ^ set;
            set = carry;
        }
    }
    /// The same for several sets at once, by full adders that carry only at the end (Harley and Seal's counter).
    template <int Weight = 0>
    PLYPROOF_INLINE void add(const Lanes<N> (&sets)[4]) {
        add<Weight + 2>(carry_of_four<Weight>(sets));
    }
    template <int Weight = 0>
    PLYPROOF_INLINE void add(const Lanes<N> (&sets)[8]) {
        const Lanes<N> first = carry_of_four<Weight>({sets[0], sets[1], sets[2], sets[3]});
        const Lanes<N> second = carry_of_four<Weight>({sets[4], sets[5], sets[6], sets[7]});
        add<Weight + 3>(carry_of_two<Weight + 2>(first, second));
    }
    [[nodiscard]] PLYPROOF_INLINE Lanes<N> plane(int index) const { return planes_[index]; }

private:
    /// Adds two sets to one plane and returns what is to be added to the next.
    template <int Plane>
    PLYPROOF_INLINE Lanes<N> carry_of_two(Lanes<N> a, Lanes<N> b) {
        const Lanes<N> c = planes_[Plane];
        planes_[Plane] = a ^ b ^ c;
        return (a & b) | (c & (a | b));
    }
    template <int Plane>
    PLYPROOF_INLINE Lanes<N> carry_of_four(const Lanes<N> (&sets)[4]) {
        const Lanes<N> first = carry_of_two<Plane>(sets[0], sets[1]);
        const Lanes<N> second = carry_of_two<Plane>(sets[2], sets[3]);
        return carry_of_two<Plane + 1>(first, second);
    }

    Lanes<N> planes_[Planes];
};

namespace detail {

/// How many moves lie beyond the squares of a line, as three planes for each direction.
template <int N>
struct MovesBeyond {
    Lanes<N> ones[8], twos[8], fours[8];

    /// For every square of `start`, in direction D. `attacks` is what is attacked in that direction, through the
    /// squares `passed` alone; the last square of a beam counts unless a man of the replier stands there.
    template <chess::Direction D>
    PLYPROOF_INLINE void look(Lanes<N> start, Lanes<N> attacks, Lanes<N> passed, const LaneBoards<N>& boards) {
        const auto back =
            [](Lanes<N> set)
                PLYPROOF_INLINE_LAMBDA {  // cannot wrap: the squares lie on a line that was walked forwards
                    constexpr int kStep = chess::step_of(D);
                    if constexpr (kStep > 0) {
                        return Lanes<N>(set.vector() >> kStep);
                    } else {
                        return Lanes<N>(set.vector() << -kStep);
                    }
                };
        // at_least[k]: the squares with at least k moves beyond.
        Lanes<N> at_least[8];
        at_least[1] = start & back(attacks - boards.replier.all);
        for (int k = 2; k <= 7; ++k) at_least[k] = start & back(at_least[k - 1] & passed);
        constexpr int kD = static_cast<int>(D);
        ones[kD] =
            (at_least[1] - at_least[2]) | (at_least[3] - at_least[4]) | (at_least[5] - at_least[6]) | at_least[7];
        twos[kD] = (at_least[2] - at_least[4]) | at_least[6];
        fours[kD] = at_least[4];
    }
    /// The sum over a set of squares in one direction.
    [[nodiscard]] PLYPROOF_INLINE LaneNumbers<N> over(Lanes<N> squares, chess::Direction direction) const {
        const int d = static_cast<int>(direction);
        return size(squares & ones[d]) + (size(squares & twos[d]) << 1) + (size(squares & fours[d]) << 2);
    }
    template <int P>
    PLYPROOF_INLINE void add_to(SquareNumbers<N, P>& numbers) const {
        numbers.template add<0>(ones);
        numbers.template add<1>(twos);
        numbers.template add<2>(fours);
    }
};

/// DF in two halves: what the replier gains and what he loses when a mover's man leaves a square.
template <int N>
struct DepartureEffects {
    SquareNumbers<N, 6> gains;
    SquareNumbers<N, 4> losses;
    Lanes<N> beyond[8];      ///< what a slider of the replier would attack if the mover's man that it hits were gone
    MovesBeyond<N> through;  ///< how many moves that adds beyond that man, or any square between it and the slider
    bool any_hit;            ///< in any lane
    Lanes<N> in_the_way;     ///< the mover's men that hinder a push of a pawn
    Lanes<N> any;            ///< the squares where DF may differ from 0
};

template <Kinds K, int N>
[[nodiscard]] PLYPROOF_INLINE DepartureEffects<N> departure_effects(const LaneBoards<N>& boards,
                                                                    const KingWorld<N>& world,
                                                                    const ReplySets<N>& sets) {
    using enum chess::Direction;
    const Lanes<N> last_rank(squares_of(chess::Rank::First));
    const Lanes<N> sixth_rank(squares_of(chess::Rank::Sixth));
    DepartureEffects<N> effects;
    for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        effects.any |= sets.slider_attacks[static_cast<int>(D)] & boards.mover.all;
    });
    effects.any_hit = effects.any.any();
    if (effects.any_hit) {
        for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
            constexpr int kD = static_cast<int>(D);
            const Lanes<N> hit = sets.slider_attacks[kD] & boards.mover.all;
            effects.beyond[kD] = beam<D>(hit, boards.empty);
            const Lanes<N> attacks = sets.slider_attacks[kD] | effects.beyond[kD];
            const Lanes<N> passed = hit | (attacks & boards.empty);
            effects.through.template look<D>(passed | sets.sliders[line_of(D)], attacks, passed, boards);
        });
        effects.through.add_to(effects.gains);
    }
    const Lanes<N> in_front = shifted<South>(boards.replier.pawns - (world.all_pinned - world.pinned[line_of(South)]));
    const Lanes<N> blocked = in_front & boards.mover.all;
    const Lanes<N> blocked_later = shifted<South>(in_front & boards.empty & sixth_rank) & boards.mover.all;
    // A push that was blocked on the sixth rank can be a double one too.
    effects.gains.add({blocked - last_rank, blocked & sixth_rank & shifted<North>(boards.empty), blocked_later, {}});
    effects.gains.template add<2>(blocked & last_rank);
    const Lanes<N> east = sets.east_attacks & boards.mover.all;
    const Lanes<N> west = sets.west_attacks & boards.mover.all;
    for (const Lanes<N>& attacks : {east, west}) {
        effects.losses.add(attacks - last_rank);
        effects.losses.template add<2>(attacks & last_rank);
    }
    effects.in_the_way = blocked | blocked_later;
    effects.any |= effects.in_the_way | east | west;
    return effects;
}

/// DT in two halves: what the replier gains and what he loses when a mover's man arrives on a square.
template <int N>
struct ArrivalEffects {
    SquareNumbers<N, 5> gains;
    SquareNumbers<N, 6> losses;
    MovesBeyond<N> beyond;
};

template <Kinds K, int N>
[[nodiscard]] PLYPROOF_INLINE ArrivalEffects<N> arrival_effects(const LaneBoards<N>& boards, const ReplySets<N>& sets) {
    using enum chess::Direction;
    const Lanes<N> last_rank(squares_of(chess::Rank::First));
    ArrivalEffects<N> effects;
    auto& gains = effects.gains;
    auto& losses = effects.losses;
    const Lanes<N> all = boards.replier.all;
    // Captured men are guarded by sliders, knights and pawns; pawns also capture what arrives on an empty square.
    Lanes<N> guards[8];
    for (int d = 0; d < 8; ++d) guards[d] = sets.slider_attacks[d] & all;
    gains.add(guards);
    for (int jump = 0; jump < 8; ++jump) guards[jump] = sets.knight_attacks[jump] & all;
    gains.add(guards);
    gains.add(sets.east_attacks - last_rank);
    gains.add(sets.west_attacks - last_rank);
    gains.template add<2>(sets.east_attacks & last_rank);
    gains.template add<2>(sets.west_attacks & last_rank);

    // Lines are cut and pushes are blocked; a captured man's own moves are gone.
    for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        const Lanes<N> attacks = sets.slider_attacks[static_cast<int>(D)];
        const Lanes<N> passed = attacks & boards.empty;
        effects.beyond.template look<D>(passed | sets.sliders[line_of(D)], attacks, passed, boards);
    });
    effects.beyond.add_to(losses);
    Lanes<N> leaps[8];
    for_each_leap<K>([&]<int Jump>() PLYPROOF_INLINE_LAMBDA {
        leaps[Jump] = knight_leap<7 - Jump>(sets.knight_attacks[Jump] - all);
    });
    losses.add(leaps);
    const Lanes<N> over = shifted<North>(sets.double_pushes);
    const Lanes<N> pushes = sets.pushes - last_rank;
    const Lanes<N> east = sets.east_attacks & boards.mover.all;
    const Lanes<N> west = sets.west_attacks & boards.mover.all;
    losses.add({sets.double_pushes, over, shifted<North>(over), pushes});
    losses.add(
        {shifted<North>(pushes), shifted<NorthWest>(east - last_rank), shifted<NorthEast>(west - last_rank), {}});
    if ((boards.replier.pawns & Lanes<N>(squares_of(chess::Rank::Second))).any()) {
        const Lanes<N> promoting = sets.pushes & last_rank;
        losses.template add<2>(promoting);
        losses.template add<2>(shifted<North>(promoting));
        losses.template add<2>(shifted<NorthWest>(east & last_rank));
        losses.template add<2>(shifted<NorthEast>(west & last_rank));
    }
    return effects;
}

}  // namespace detail

}  // namespace plyproof::perft
