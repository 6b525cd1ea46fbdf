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
#include "perft/node_effects.h"

namespace plyproof::perft {

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
        for (const StandardCastling& castling : kReplierCastlings) {
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

/// The men that may make simple moves, by kind, and where those moves may end.
template <int N>
struct SimpleMen {
    Lanes<N> knights, bishops, rooks, queens, king, pawns;
    Lanes<N> knight_targets, bishop_targets, rook_targets, queen_targets, king_targets, pawn_targets;
    Lanes<N> in_the_way;  ///< of a pawn's push: along the file their leaving and their arriving interact

    /// Those of some men whose moves in direction D can be simple.
    template <chess::Direction D>
    [[nodiscard]] PLYPROOF_INLINE Lanes<N> able(Lanes<N> men) const {
        return line_of(D) == line_of(chess::Direction::North) ? men - in_the_way : men;
    }
};

template <int N>
[[nodiscard]] PLYPROOF_INLINE SimpleMen<N> simple_men(const LaneBoards<N>& boards, const MoverView<N>& view,
                                                      const KingZones<N>& zones, const DepartureEffects<N>& departure) {
    using enum chess::Direction;
    const auto& mover = boards.mover;
    const auto& replier = boards.replier;
    const Lanes<N> shut = zones.crossings | zones.pin_lines | zones.castling_squares;
    const Lanes<N> may_leave = view.not_in_check - (shut | view.all_pinned);
    const Lanes<N> may_arrive =
        (boards.empty - shut) |
        (replier.all - (zones.neighbours | zones.pin_lines | zones.castling_squares | replier.king));
    const Lanes<N> queen_zone = zones.bishop | zones.rook;
    // A pawn that attacks the man that captures it would lose that capture twice.
    const Lanes<N> dueling = replier.pawns & (shifted<NorthEast>(mover.diagonal) | shifted<NorthWest>(mover.diagonal));

    SimpleMen<N> men;
    men.in_the_way = departure.in_the_way;
    men.knights = mover.knights & (may_leave - zones.knight);
    men.bishops = (mover.diagonal - mover.straight) & (may_leave - zones.bishop);
    men.rooks = (mover.straight - mover.diagonal) & (may_leave - zones.rook);
    men.queens = mover.diagonal & mover.straight & (may_leave - queen_zone);
    men.king = mover.king & (may_leave - zones.king - departure.in_the_way);
    men.pawns = mover.pawns & (may_leave - zones.pawn - Lanes<N>(squares_of(chess::Rank::Seventh)));
    men.knight_targets = may_arrive - zones.knight;
    men.bishop_targets = may_arrive - zones.bishop - dueling;
    men.rook_targets = may_arrive - zones.rook;
    men.queen_targets = may_arrive - queen_zone - dueling;
    men.king_targets = may_arrive - zones.king - view.attacked;
    men.pawn_targets = may_arrive - zones.pawn;
    return men;
}

template <Kinds K, int N>
[[nodiscard]] PLYPROOF_INLINE MoveEnds<N> simple_moves(const LaneBoards<N>& boards, const SimpleMen<N>& men) {
    using enum chess::Direction;
    MoveEnds<N> ends;
    const bool any_queens = K.straight && K.diagonal && men.queens.any();
    for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        Lanes<N>& slides = ends.slides[static_cast<int>(D)];
        slides = is_diagonal(D) ? beam<D>(men.template able<D>(men.bishops), boards.empty) & men.bishop_targets
                                : beam<D>(men.template able<D>(men.rooks), boards.empty) & men.rook_targets;
        if (any_queens) slides |= beam<D>(men.template able<D>(men.queens), boards.empty) & men.queen_targets;
    });
    for_each_leap<K>([&]<int Jump>() PLYPROOF_INLINE_LAMBDA {
        ends.leaps[Jump] = knight_leap<Jump>(men.knights) & men.knight_targets;
    });
    ends.king_steps = king_steps(men.king) & men.king_targets;
    const Lanes<N> once = shifted<North>(men.template able<North>(men.pawns)) & boards.empty;
    ends.pushes = once & men.pawn_targets;
    // A double push beside a replier's pawn could be captured en passant.
    const Lanes<N> beside_pawns = shifted<East>(boards.replier.pawns) | shifted<West>(boards.replier.pawns);
    ends.double_pushes = shifted<North>(once & Lanes<N>(squares_of(chess::Rank::Third))) & boards.empty &
                         (men.pawn_targets - beside_pawns);
    ends.east_captures = shifted<NorthEast>(men.pawns) & boards.replier.all & men.pawn_targets;
    ends.west_captures = shifted<NorthWest>(men.pawns) & boards.replier.all & men.pawn_targets;
    return ends;
}

/// The number of simple moves, and the sum of DT over them.
template <Kinds K, int N>
PLYPROOF_INLINE void add_arrivals(const MoveEnds<N>& simple, const ArrivalEffects<N>& arrival, LaneNumbers<N>& moves,
                                  LaneNumbers<N>& difference) {
    // How many simple moves end on each square: at most one per direction, leap, king and pair of pawns.
    SquareNumbers<N, 5> ends;
    ends.add(simple.slides);
    if constexpr (K.knights) ends.add(simple.leaps);
    ends.add({simple.king_steps, simple.pushes | simple.double_pushes, simple.east_captures, simple.west_captures});
    for (int i = 0; i < 5; ++i) {
        const Lanes<N> bit = ends.plane(i);
        if (i >= 2 && !bit.any()) continue;
        moves += size(bit) << i;
        for (int j = 0; j < 5; ++j) difference += size(bit & arrival.gains.plane(j)) << (i + j);
        for (int j = 0; j < 6; ++j) difference -= size(bit & arrival.losses.plane(j)) << (i + j);
    }
}

/// The sum of DF over the pawns' moves.
template <int N>
[[nodiscard]] PLYPROOF_INLINE LaneNumbers<N> departures_of_pawns(const LaneBoards<N>& boards, const MoveEnds<N>& simple,
                                                                 const DepartureEffects<N>& departure) {
    using enum chess::Direction;
    LaneNumbers<N> difference;
    SquareNumbers<N, 3> starts;
    starts.add({shifted<South>(simple.pushes), shifted<SouthWest>(simple.east_captures),
                shifted<SouthEast>(simple.west_captures), shifted<South>(shifted<South>(simple.double_pushes))});
    for (int i = 0; i < 3; ++i) {
        const Lanes<N> bit = starts.plane(i) & departure.any;
        for (int j = 0; j < 6; ++j) difference += size(bit & departure.gains.plane(j)) << (i + j);
        for (int j = 0; j < 4; ++j) difference -= size(bit & departure.losses.plane(j)) << (i + j);
    }
    // A pawn's capture of a pawn that attacked it: the attack was taken off at both ends.
    return difference + size(simple.east_captures & boards.replier.pawns) +
           size(simple.west_captures & boards.replier.pawns);
}

/// The sum of DF over the other men's moves, one man of each lane at a time.
template <Kinds K, int N>
[[nodiscard]] PLYPROOF_INLINE LaneNumbers<N> departures_of_pieces(const LaneBoards<N>& boards, const SimpleMen<N>& men,
                                                                  const DepartureEffects<N>& departure) {
    LaneNumbers<N> difference;
    Lanes<N> rest = (men.knights | men.bishops | men.rooks | men.queens) & departure.any;
    while (rest.any()) {
        const Lanes<N> man = rest & Lanes<N>(typename Lanes<N>::Vector{} - rest.vector());
        rest = rest - man;
        Lanes<N> targets = knight_leaps(man & men.knights) & men.knight_targets;
        const Lanes<N> slider_targets = ((man & men.bishops).where_any() & men.bishop_targets) |
                                        ((man & men.rooks).where_any() & men.rook_targets) |
                                        ((man & men.queens).where_any() & men.queen_targets);
        for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
            const Lanes<N> slider = man & (is_diagonal(D) ? boards.mover.diagonal : boards.mover.straight);
            targets |= beam<D>(men.template able<D>(slider), boards.empty) & slider_targets;
        });
        LaneNumbers<N> gains;
        LaneNumbers<N> losses;
        for (int j = 0; j < 6; ++j) gains += size(man & departure.gains.plane(j)) << j;
        for (int j = 0; j < 4; ++j) losses += size(man & departure.losses.plane(j)) << j;
        const LaneNumbers<N> moves = size(targets);
        difference += moves * gains;
        difference -= moves * losses;
    }
    return difference;
}

/// What is to be added for men that move along the line on which a slider hits them. Moving away from it does not free
/// the squares beyond the target, but what is taken there can be retaken; moving towards it frees nothing at all.
template <Kinds K, int N>
[[nodiscard]] PLYPROOF_INLINE LaneNumbers<N> moves_along_hit_lines(const LaneBoards<N>& boards,
                                                                   const ReplySets<N>& sets, const MoveEnds<N>& simple,
                                                                   const DepartureEffects<N>& departure,
                                                                   const ArrivalEffects<N>& arrival) {
    using enum chess::Direction;
    const auto ends_in = [&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        const Lanes<N>& slides = simple.slides[static_cast<int>(D)];
        if constexpr (D == North) return slides | simple.pushes | simple.double_pushes;
        if constexpr (D == NorthEast) return slides | simple.east_captures;
        if constexpr (D == NorthWest) return slides | simple.west_captures;
        return slides;
    };
    LaneNumbers<N> difference;
    for_each_direction<K>([&]<chess::Direction D>() PLYPROOF_INLINE_LAMBDA {
        constexpr int kD = static_cast<int>(D);
        const Lanes<N> away = ends_in.template operator()<D>() & departure.beyond[kD];
        const Lanes<N> towards =
            ends_in.template operator()<opposite(D)>() & (sets.slider_attacks[kD] | sets.sliders[line_of(D)]);
        difference -= departure.through.over((away & boards.empty) | towards, D);
        difference += arrival.beyond.over(towards, D) + size(away & boards.replier.all);
    });
    return difference;
}

/// The moves that are not simple, way by way.
template <Kinds K, int N>
PLYPROOF_INLINE void store_others(const MoveEnds<N>& all, const MoveEnds<N>& simple, MoveTable<N>& others) {
    others.clear();
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
}

}  // namespace detail

/// Counts the replies to all simple moves of N nodes and says which moves are simple. In a node where the mover is in
/// check none is. REQUIRES: standard castling rights only.
template <Kinds K, int N>
PLYPROOF_INLINE void count_nodes(const LaneBoards<N>& boards, NodePath path, NodeResults<N>& results) {
    const KingWorld<N> world = look_at_king<K>(boards);
    const ReplySets<N> sets = reply_sets<K>(boards, world);
    const MoverView<N> view = view_of_mover<K>(boards, world, sets);
    const detail::DepartureEffects<N> departure = detail::departure_effects<K>(boards, world, sets);
    const detail::SimpleMen<N> men =
        path == NodePath::Boards ? detail::SimpleMen<N>{}
                                 : detail::simple_men(boards, view, detail::king_zones<K>(boards, world), departure);
    const MoveEnds<N> simple = detail::simple_moves<K>(boards, men);
    const detail::ArrivalEffects<N> arrival = detail::arrival_effects<K>(boards, sets);

    LaneNumbers<N> moves;
    LaneNumbers<N> difference;
    detail::add_arrivals<K>(simple, arrival, moves, difference);
    difference += detail::departures_of_pawns(boards, simple, departure);
    difference += detail::departures_of_pieces<K>(boards, men, departure);
    if (departure.any_hit) {
        difference += detail::moves_along_hit_lines<K>(boards, sets, simple, departure, arrival);
    }
    const LaneNumbers<N> replies_to_null_move = count_replies<K>(boards, world, sets);
    (moves * replies_to_null_move + difference).store(results.replies_to_simple_moves);

    detail::store_others<K>(moves_of_mover<K>(boards, world, view), simple, results.other_moves);
    view.attacked.store(results.attacked);
    (view.attacked & boards.mover.king).store(results.in_check);
}

template <int N>
PLYPROOF_INLINE void count_nodes(const BoardBlock<N>& block, NodePath path, NodeResults<N>& results) {
    const LaneBoards<N> boards(block);
    with_kinds_of(boards, path == NodePath::EveryKind,
                  [&]<Kinds K>() PLYPROOF_INLINE_LAMBDA { count_nodes<K>(boards, path, results); });
}

}  // namespace plyproof::perft
