// SPDX-License-Identifier: MIT
// N nodes with two plies to go, counted at once. Most moves of the mover are *simple*: they cannot change the replier's
// king world (checks, pins, king moves, castling), and what they change for his other men can be read off the board
// before the move. The replies to all simple moves together are
//
//     number of simple moves x replies after a null move  +  sum over simple moves of DT[to]
//
// where DT[t] is what the arrival of a man on t takes from the replier (lines and pushes that end there) or gives him
// (captures), computed for all 64 squares together as numbers in bit planes. No move is listed and no board is made.
// The mathematics, with the proof of each condition, is in docs/performance.md; the names are the same there.
// What is not simple is left to the caller: see NodeResults.
#pragma once

#include "perft/count.h"
#include "perft/mover_lanes.h"

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

/// What comes out for the N nodes.
template <int N>
struct alignas(8 * N) NodeResults {
    std::uint64_t replies_to_simple_moves[N];
    /// The moves that are not simple, but for castling and en passant. None where the mover is in check.
    MoveTable<N> other_moves;
    /// What the replier attacks, and whether that is check (not 0).
    std::uint64_t attacked[N];
    std::uint64_t in_check[N];
};

namespace detail {

/// The squares on which a man's leaving or arriving could change the replier's king world. Names as in the document.
template <int N>
struct KingZones {
    Lanes<N> crossings, pin_lines;
    Lanes<N> bishop, rook, knight, pawn, king;  ///< from where such a man looks into the zone
    Lanes<N> neighbours, castling_squares;
};

template <Kinds K, int N>
[[nodiscard]] PLYPROOF_INLINE KingZones<N> king_zones(const LaneBoards<N>& boards, const KingWorld<N>& world) {
    using enum chess::Direction;
    KingZones<N> zones;
    const Lanes<N> king = boards.replier.king;
    zones.neighbours = king_steps(king);
    Lanes<N> zone = (zones.neighbours - boards.replier.all) | king;
    if (boards.castling_rooks.any()) {
        for (const CastlingSquares& castling : kReplierCastling) {
            const Lanes<N> has_right = (boards.castling_rooks & Lanes<N>(castling.rook)).where_any();
            const Lanes<N> blocked = (boards.replier.all & Lanes<N>(castling.way)).where_any();
            zones.castling_squares |= has_right & Lanes<N>(castling.way | castling.safe | castling.rook);
            zone |= (has_right - blocked) & Lanes<N>(castling.safe);
        }
    }
    for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        constexpr int kD = static_cast<int>(D);
        const Lanes<N> attacks = world.beams[kD];
        const Lanes<N> sight = world.sights[kD];  // R1
        const Lanes<N> blocker = sight & boards.occupied;
        const Lanes<N> behind = beam<opposite(D)>(blocker, boards.empty);  // S2
        const Lanes<N> own_blocker = (sight & boards.replier.all).where_any();
        const Lanes<N> x_ray = behind & own_blocker;  // KX
        const Lanes<N> lines = beam<opposite(D)>(zone, boards.empty) | x_ray;
        zones.crossings |= attacks & lines;
        // A mover's man alone between the king and a man that would then be pinned.
        zones.crossings |= (blocker & boards.mover.all) & (attacks & behind & boards.replier.all).where_any();
        zones.pin_lines |= (sight | behind) & (attacks & sight & boards.replier.all).where_any();
        (is_diagonal(D) ? zones.bishop : zones.rook) |= lines;
    });
    zones.knight = knight_leaps(zone);
    zones.pawn = shifted<SouthEast>(zone) | shifted<SouthWest>(zone);
    zones.king = king_steps(zone);
    return zones;
}

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
    if (effects.any_hit)
        for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
            constexpr int kD = static_cast<int>(D);
            const Lanes<N> hit = sets.slider_attacks[kD] & boards.mover.all;
            effects.beyond[kD] = beam<D>(hit, boards.empty);
            const Lanes<N> attacks = sets.slider_attacks[kD] | effects.beyond[kD];
            const Lanes<N> passed = hit | (attacks & boards.empty);
            effects.through.template look<D>(passed | sets.sliders[line_of(D)], attacks, passed, boards);
        });
    if (effects.any_hit) effects.through.add_to(effects.gains);
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

/// Counts the replies to all simple moves of N nodes and says which moves are simple. In a node where the mover is in
/// check none is. REQUIRES: standard castling rights only.
template <Kinds K, int N>
PLYPROOF_INLINE void count_nodes(const LaneBoards<N>& boards, NodePath path, NodeResults<N>& results) {
    using enum chess::Direction;
    const auto& mover = boards.mover;
    const KingWorld<N> world = look_at_king<K>(boards);
    const ReplySets<N> sets = reply_sets<K>(boards, world);
    const LaneNumbers<N> replies_to_null_move = count_replies<K>(boards, world, sets);

    const MoverView<N> view = view_of_mover<K>(boards, world, sets);
    const detail::KingZones<N> zones = detail::king_zones<K>(boards, world);
    const Lanes<N> shut = zones.crossings | zones.pin_lines | zones.castling_squares;
    Lanes<N> may_leave = view.not_in_check - (shut | view.all_pinned);
    if (path == NodePath::Boards) may_leave = Lanes<N>();
    const detail::DepartureEffects<N> departure = detail::departure_effects<K>(boards, world, sets);
    const Lanes<N> may_arrive =
        (boards.empty - shut) |
        (boards.replier.all - (zones.neighbours | zones.pin_lines | zones.castling_squares | boards.replier.king));

    const Lanes<N> queen_zone = zones.bishop | zones.rook;
    const Lanes<N> knights = mover.knights & (may_leave - zones.knight);
    const Lanes<N> bishops = (mover.diagonal - mover.straight) & (may_leave - zones.bishop);
    const Lanes<N> rooks = (mover.straight - mover.diagonal) & (may_leave - zones.rook);
    const Lanes<N> queens = mover.diagonal & mover.straight & (may_leave - queen_zone);
    const Lanes<N> king = mover.king & (may_leave - zones.king - departure.in_the_way);
    const Lanes<N> pawns = mover.pawns & (may_leave - zones.pawn - Lanes<N>(squares_of(chess::Rank::Seventh)));
    const Lanes<N> knight_targets = may_arrive - zones.knight;
    // A pawn that attacks the man that captures it would lose that capture twice.
    const Lanes<N> dueling =
        boards.replier.pawns & (shifted<NorthEast>(mover.diagonal) | shifted<NorthWest>(mover.diagonal));
    const Lanes<N> bishop_targets = may_arrive - zones.bishop - dueling;
    const Lanes<N> rook_targets = may_arrive - zones.rook;
    const Lanes<N> queen_targets = may_arrive - queen_zone - dueling;
    const Lanes<N> king_targets = may_arrive - zones.king - view.attacked;
    const Lanes<N> pawn_targets = may_arrive - zones.pawn;

    MoveEnds<N> simple;
    const bool any_queens = K.straight && K.diagonal && queens.any();
    for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        // Along the file on which a man hinders a pawn its leaving and its arriving interact.
        const Lanes<N> stay = line_of(D) == line_of(North) ? departure.in_the_way : Lanes<N>();
        Lanes<N>& ends = simple.slides[static_cast<int>(D)];
        ends = is_diagonal(D) ? beam<D>(bishops - stay, boards.empty) & bishop_targets
                              : beam<D>(rooks - stay, boards.empty) & rook_targets;
        if (any_queens) ends |= beam<D>(queens - stay, boards.empty) & queen_targets;
    });
    for_each_leap<K>([&]<int Jump>()
                         PLYPROOF_INLINE_LAMBDA { simple.leaps[Jump] = knight_leap<Jump>(knights) & knight_targets; });
    simple.king_steps = king_steps(king) & king_targets;
    // A double push beside a replier's pawn could be captured en passant.
    const Lanes<N> beside_pawns = shifted<East>(boards.replier.pawns) | shifted<West>(boards.replier.pawns);
    const Lanes<N> once = shifted<North>(pawns - departure.in_the_way) & boards.empty;
    simple.pushes = once & pawn_targets;
    simple.double_pushes =
        shifted<North>(once & Lanes<N>(squares_of(chess::Rank::Third))) & boards.empty & (pawn_targets - beside_pawns);
    simple.east_captures = shifted<NorthEast>(pawns) & boards.replier.all & pawn_targets;
    simple.west_captures = shifted<NorthWest>(pawns) & boards.replier.all & pawn_targets;

    // How many simple moves end on each square: at most one per direction, leap, king and pair of pawns.
    SquareNumbers<N, 5> arrivals;
    arrivals.add(simple.slides);
    if constexpr (K.knights) arrivals.add(simple.leaps);
    arrivals.add({simple.king_steps, simple.pushes | simple.double_pushes, simple.east_captures, simple.west_captures});

    const detail::ArrivalEffects<N> effects = detail::arrival_effects<K>(boards, sets);
    LaneNumbers<N> simple_moves;
    LaneNumbers<N> difference;
    for (int i = 0; i < 5; ++i) {
        const Lanes<N> bit = arrivals.plane(i);
        if (i >= 2 && !bit.any()) continue;
        simple_moves += size(bit) << i;
        for (int j = 0; j < 5; ++j) difference += size(bit & effects.gains.plane(j)) << (i + j);
        for (int j = 0; j < 6; ++j) difference -= size(bit & effects.losses.plane(j)) << (i + j);
    }
    // DF: pawns by the squares they come from, then the other men one at a time.
    SquareNumbers<N, 3> pawn_departures;
    pawn_departures.add({shifted<South>(simple.pushes), shifted<SouthWest>(simple.east_captures),
                         shifted<SouthEast>(simple.west_captures),
                         shifted<South>(shifted<South>(simple.double_pushes))});
    for (int i = 0; i < 3; ++i) {
        const Lanes<N> bit = pawn_departures.plane(i) & departure.any;
        for (int j = 0; j < 6; ++j) difference += size(bit & departure.gains.plane(j)) << (i + j);
        for (int j = 0; j < 4; ++j) difference -= size(bit & departure.losses.plane(j)) << (i + j);
    }
    // A pawn's capture of a pawn that attacked it: the attack was taken off at both ends.
    difference += size(simple.east_captures & boards.replier.pawns) + size(simple.west_captures & boards.replier.pawns);

    // A man that moves along the line on which a slider hits it. Moving away it does not free the squares beyond its
    // target, but what it takes there can be retaken; moving towards the slider it frees nothing at all.
    const auto ends_of_any = [&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        const Lanes<N>& slides = simple.slides[static_cast<int>(D)];
        if constexpr (D == North) return slides | simple.pushes | simple.double_pushes;
        if constexpr (D == NorthEast) return slides | simple.east_captures;
        if constexpr (D == NorthWest) return slides | simple.west_captures;
        return slides;
    };
    if (departure.any_hit)
        for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
            constexpr int kD = static_cast<int>(D);
            const Lanes<N> away = ends_of_any.template operator()<D>() & departure.beyond[kD];
            const Lanes<N> towards =
                ends_of_any.template operator()<opposite(D)>() & (sets.slider_attacks[kD] | sets.sliders[line_of(D)]);
            difference -= departure.through.over((away & boards.empty) | towards, D);
            difference += effects.beyond.over(towards, D) + size(away & boards.replier.all);
        });

    Lanes<N> rest = (knights | bishops | rooks | queens) & departure.any;
    while (rest.any()) {
        const Lanes<N> man = rest & Lanes<N>(typename Lanes<N>::Vector{} - rest.vector());
        rest = rest - man;
        Lanes<N> targets = knight_leaps(man & knights) & knight_targets;
        const Lanes<N> slider_targets = ((man & bishops).where_any() & bishop_targets) |
                                        ((man & rooks).where_any() & rook_targets) |
                                        ((man & queens).where_any() & queen_targets);
        for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
            const Lanes<N> from = man & (is_diagonal(D) ? mover.diagonal : mover.straight);
            const Lanes<N> stay = line_of(D) == line_of(North) ? departure.in_the_way : Lanes<N>();
            targets |= beam<D>(from - stay, boards.empty) & slider_targets;
        });
        LaneNumbers<N> gains;
        LaneNumbers<N> losses;
        for (int j = 0; j < 6; ++j) gains += size(man & departure.gains.plane(j)) << j;
        for (int j = 0; j < 4; ++j) losses += size(man & departure.losses.plane(j)) << j;
        const LaneNumbers<N> moves = size(targets);
        difference += moves * gains;
        difference -= moves * losses;
    }
    (simple_moves * replies_to_null_move + difference).store(results.replies_to_simple_moves);

    const MoveEnds<N> all = moves_of_mover<K>(boards, world, view);
    MoveTable<N>& others = results.other_moves;
    std::fill(std::begin(others.lanes), std::end(others.lanes), std::uint8_t{0});
    for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        constexpr int kD = static_cast<int>(D);
        others.store(kFirstSlide + kD, all.slides[kD] - simple.slides[kD]);
    });
    for_each_leap<K>([&]<int Jump>() PLYPROOF_INLINE_LAMBDA {
        others.store(kFirstLeap + Jump, all.leaps[Jump] - simple.leaps[Jump]);
    });
    others.store(kKingStep, all.king_steps - simple.king_steps);
    others.store(kPush, all.pushes - simple.pushes);
    others.store(kDoublePush, all.double_pushes - simple.double_pushes);
    others.store(kEastCapture, all.east_captures - simple.east_captures);
    others.store(kWestCapture, all.west_captures - simple.west_captures);
    view.attacked.store(results.attacked);
    (view.attacked & mover.king).store(results.in_check);
}

template <int N>
PLYPROOF_INLINE void count_nodes(const BoardBlock<N>& block, NodePath path, NodeResults<N>& results) {
    const LaneBoards<N> boards(block);
    with_kinds_of(boards, path == NodePath::EveryKind,
                  [&]<Kinds K>() PLYPROOF_INLINE_LAMBDA { count_nodes<K>(boards, path, results); });
}

}  // namespace plyproof::perft
