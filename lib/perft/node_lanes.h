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

/// What comes out for the N nodes.
template <int N>
struct alignas(8 * N) NodeResults {
    std::uint64_t replies_to_simple_moves[N];
    /// What the replier attacks, whether that is check (not 0), and the mover's pin masks (chess::KingView).
    std::uint64_t attacked[N];
    std::uint64_t in_check[N];
    std::uint64_t straight_pins[N], diagonal_pins[N];
    /// Men whose moves are simple when they end on the targets of their kind; all moves of other men are not.
    std::uint64_t simple_movers[N];
    /// Along these lines (line_of) not even theirs are; `bound_movers` is the union.
    std::uint64_t bound_movers_by_line[4][N];
    std::uint64_t bound_movers[N];
    std::uint64_t knight_targets[N], bishop_targets[N], rook_targets[N], queen_targets[N], king_targets[N];
    /// Where simple pawn moves end.
    std::uint64_t pushes[N], double_pushes[N], east_captures[N], west_captures[N];
};

namespace detail {

/// The squares on which a man's leaving or arriving could change the replier's king world. Names as in the document.
template <int N>
struct KingZones {
    Lanes<N> crossings, pin_lines;
    Lanes<N> bishop, rook, knight, pawn, king;  ///< from where such a man looks into the zone
    Lanes<N> neighbours, castling_squares;
};

template <int N>
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
    for_each_direction([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
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

/// Every square the replier attacks, the mover's pinned men and his pin masks (chess::KingView).
template <int N>
struct MoverView {
    Lanes<N> attacked;
    Lanes<N> pinned;
    Lanes<N> straight_pins, diagonal_pins;
};

template <int N>
[[nodiscard]] PLYPROOF_INLINE MoverView<N> view_of_mover(const LaneBoards<N>& boards, const KingWorld<N>& world,
                                                         const ReplySets<N>& sets) {
    using enum chess::Direction;
    const auto& replier = boards.replier;
    MoverView<N> view;
    view.attacked = shifted<SouthEast>(replier.pawns) | shifted<SouthWest>(replier.pawns) |
                    knight_leaps(replier.knights) | king_steps(replier.king);
    // The replier's pinned sliders are not among those that may move, but they attack all the same.
    const bool all_may_move = !(world.all_pinned & (replier.diagonal | replier.straight)).any();
    for_each_direction([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        const Lanes<N> attacks = all_may_move
                                     ? sets.slider_attacks[static_cast<int>(D)]
                                     : beam<D>(is_diagonal(D) ? replier.diagonal : replier.straight, boards.empty);
        view.attacked |= attacks;
        const Lanes<N> sight = beam<opposite(D)>(boards.mover.king, boards.empty);
        const Lanes<N> pinned = attacks & sight & boards.mover.all;
        view.pinned |= pinned;
        (is_diagonal(D) ? view.diagonal_pins : view.straight_pins) |= sight & pinned.where_any();
    });
    if (view.pinned.any()) {
        for_each_direction([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
            // On from the pinned man to the man who pins it.
            Lanes<N>& pins = is_diagonal(D) ? view.diagonal_pins : view.straight_pins;
            const Lanes<N> toward = beam<opposite(D)>(boards.mover.king, boards.empty) & pins;
            pins |= beam<opposite(D)>(toward & view.pinned, boards.empty);
        });
    }
    return view;
}

/// How many moves lie beyond the squares of a line, as three planes for each direction.
template <int N>
struct MovesBeyond {
    Lanes<N> ones[8], twos[8], fours[8];

    /// For every square of `start`, in direction D. `attacks` is what is attacked in that direction, through squares of
    /// `start` alone; the last square of a beam counts unless a man of the replier stands there.
    template <chess::Direction D>
    PLYPROOF_INLINE void look(Lanes<N> start, Lanes<N> attacks, const LaneBoards<N>& boards) {
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
        const Lanes<N> passed = attacks & boards.empty;
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
    Lanes<N> hit[4];      ///< the mover's men that a slider of the replier attacks along a line
    Lanes<N> in_the_way;  ///< the mover's men that hinder a push of a pawn
    Lanes<N> any;         ///< the squares where DF may differ from 0
};

template <int N>
[[nodiscard]] PLYPROOF_INLINE DepartureEffects<N> departure_effects(const LaneBoards<N>& boards,
                                                                    const KingWorld<N>& world,
                                                                    const ReplySets<N>& sets) {
    using enum chess::Direction;
    const Lanes<N> last_rank(squares_of(chess::Rank::First));
    const Lanes<N> sixth_rank(squares_of(chess::Rank::Sixth));
    DepartureEffects<N> effects;
    MovesBeyond<N> beyond_hit;
    for_each_direction([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        const Lanes<N> hit = sets.slider_attacks[static_cast<int>(D)] & boards.mover.all;
        effects.hit[line_of(D)] |= hit;
        const Lanes<N> beyond = beam<D>(hit, boards.empty);
        beyond_hit.template look<D>(hit | (beyond & boards.empty), beyond, boards);
    });
    beyond_hit.add_to(effects.gains);
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
    effects.any = effects.hit[0] | effects.hit[1] | effects.hit[2] | effects.hit[3] | effects.in_the_way | east | west;
    return effects;
}

/// DT in two halves: what the replier gains and what he loses when a mover's man arrives on a square.
template <int N>
struct ArrivalEffects {
    SquareNumbers<N, 5> gains;
    SquareNumbers<N, 6> losses;
};

template <int N>
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
    MovesBeyond<N> beyond;
    for_each_direction([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        const Lanes<N> attacks = sets.slider_attacks[static_cast<int>(D)];
        beyond.template look<D>((attacks & boards.empty) | sets.sliders[line_of(D)], attacks, boards);
    });
    beyond.add_to(losses);
    Lanes<N> leaps[8];
    for_each_leap([&]<int Jump>()
                      PLYPROOF_INLINE_LAMBDA { leaps[Jump] = knight_leap<7 - Jump>(sets.knight_attacks[Jump] - all); });
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
template <int N>
PLYPROOF_INLINE void count_nodes(const BoardBlock<N>& block, NodeResults<N>& results) {
    using enum chess::Direction;
    const LaneBoards<N> boards(block);
    const auto& mover = boards.mover;
    const KingWorld<N> world = look_at_king(boards);
    const ReplySets<N> sets = reply_sets(boards, world);
    const LaneNumbers<N> replies_to_null_move = count_replies(boards, world, sets);

    const detail::MoverView<N> view = detail::view_of_mover(boards, world, sets);
    const detail::KingZones<N> zones = detail::king_zones(boards, world);
    const Lanes<N> not_in_check = ~(view.attacked & mover.king).where_any();
    const Lanes<N> shut = zones.crossings | zones.pin_lines | zones.castling_squares;
    const Lanes<N> may_leave = not_in_check - (shut | view.pinned);
    const detail::DepartureEffects<N> departure = detail::departure_effects(boards, world, sets);
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

    // Along the line on which a slider hits a man, or on which it hinders a pawn, its leaving and its arriving
    // interact.
    const Lanes<N> bound[4] = {departure.hit[0] | departure.in_the_way, departure.hit[1], departure.hit[2],
                               departure.hit[3]};

    // How many simple moves end on each square: at most one per direction, leap, king and pair of pawns.
    SquareNumbers<N, 5> arrivals;
    Lanes<N> ends[8];
    for_each_direction([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        const Lanes<N>& stay = bound[line_of(D)];
        ends[static_cast<int>(D)] = is_diagonal(D) ? beam<D>(bishops - stay, boards.empty) & bishop_targets
                                                   : beam<D>(rooks - stay, boards.empty) & rook_targets;
    });
    arrivals.add(ends);
    if (queens.any()) {
        for_each_direction([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
            ends[static_cast<int>(D)] = beam<D>(queens - bound[line_of(D)], boards.empty) & queen_targets;
        });
        arrivals.add(ends);
    }
    for_each_leap([&]<int Jump>() PLYPROOF_INLINE_LAMBDA { ends[Jump] = knight_leap<Jump>(knights) & knight_targets; });
    arrivals.add(ends);
    // A double push beside a replier's pawn could be captured en passant.
    const Lanes<N> beside_pawns = shifted<East>(boards.replier.pawns) | shifted<West>(boards.replier.pawns);
    const Lanes<N> once = shifted<North>(pawns - bound[line_of(North)]) & boards.empty;
    const Lanes<N> pushes = once & pawn_targets;
    const Lanes<N> double_pushes =
        shifted<North>(once & Lanes<N>(squares_of(chess::Rank::Third))) & boards.empty & (pawn_targets - beside_pawns);
    const Lanes<N> east = shifted<NorthEast>(pawns - bound[line_of(NorthEast)]) & boards.replier.all & pawn_targets;
    const Lanes<N> west = shifted<NorthWest>(pawns - bound[line_of(NorthWest)]) & boards.replier.all & pawn_targets;
    arrivals.add({king_steps(king) & king_targets, pushes | double_pushes, east, west});

    const detail::ArrivalEffects<N> effects = detail::arrival_effects(boards, sets);
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
    pawn_departures.add(shifted<South>(pushes));
    pawn_departures.add(shifted<SouthWest>(east));
    pawn_departures.add(shifted<SouthEast>(west));
    pawn_departures.add(shifted<South>(shifted<South>(double_pushes)));
    for (int i = 0; i < 3; ++i) {
        const Lanes<N> bit = pawn_departures.plane(i) & departure.any;
        for (int j = 0; j < 6; ++j) difference += size(bit & departure.gains.plane(j)) << (i + j);
        for (int j = 0; j < 4; ++j) difference -= size(bit & departure.losses.plane(j)) << (i + j);
    }
    // A pawn's capture of a pawn that attacked it: the attack was taken off at both ends.
    difference += size(east & boards.replier.pawns) + size(west & boards.replier.pawns);

    Lanes<N> rest = (knights | bishops | rooks | queens) & departure.any;
    while (rest.any()) {
        const Lanes<N> man = rest & Lanes<N>(typename Lanes<N>::Vector{} - rest.vector());
        rest = rest - man;
        Lanes<N> targets = (knight_leaps(man & knights) & knight_targets);
        const Lanes<N> slider_targets = ((man & bishops).where_any() & bishop_targets) |
                                        ((man & rooks).where_any() & rook_targets) |
                                        ((man & queens).where_any() & queen_targets);
        for_each_direction([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
            const Lanes<N> from = man & (is_diagonal(D) ? mover.diagonal : mover.straight);
            targets |= beam<D>(from - bound[line_of(D)], boards.empty) & slider_targets;
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
    Lanes<N> all_bound;
    for (int line = 0; line < 4; ++line) {
        bound[line].store(results.bound_movers_by_line[line]);
        all_bound |= bound[line];
    }
    all_bound.store(results.bound_movers);
    view.attacked.store(results.attacked);
    (view.attacked & mover.king).store(results.in_check);
    view.straight_pins.store(results.straight_pins);
    view.diagonal_pins.store(results.diagonal_pins);
    (knights | bishops | rooks | queens | king).store(results.simple_movers);
    knight_targets.store(results.knight_targets);
    bishop_targets.store(results.bishop_targets);
    rook_targets.store(results.rook_targets);
    queen_targets.store(results.queen_targets);
    king_targets.store(results.king_targets);
    pushes.store(results.pushes);
    double_pushes.store(results.double_pushes);
    east.store(results.east_captures);
    west.store(results.west_captures);
}

}  // namespace plyproof::perft
