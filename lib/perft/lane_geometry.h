// SPDX-License-Identifier: MIT
// Lines, leaps and steps on Lanes: the geometry of chess for several boards at once, by shifts alone.
#pragma once

#include <array>

#include "perft/lanes.h"

namespace plyproof::perft {

[[nodiscard]] constexpr chess::Direction opposite(chess::Direction direction) {
    using enum chess::Direction;
    constexpr chess::Direction kOpposite[] = {South, West, North, East, SouthWest, NorthWest, NorthEast, SouthEast};
    return kOpposite[static_cast<int>(direction)];
}

[[nodiscard]] constexpr bool is_diagonal(chess::Direction direction) {
    return direction >= chess::Direction::NorthEast;
}

/// The line a direction lies on: 0 file, 1 rank, 2 rising diagonal, 3 falling diagonal.
[[nodiscard]] constexpr int line_of(chess::Direction direction) {
    constexpr int kLines[] = {0, 1, 0, 1, 2, 3, 2, 3};
    return kLines[static_cast<int>(direction)];
}

/// Castling in standard chess, on one wing.
struct StandardCastling {
    chess::Bitboard rook;
    chess::Bitboard way;        ///< must be empty
    chess::Bitboard safe;       ///< must not be attacked, the king's own square among them
    chess::Bitboard rook_ends;  ///< where the rook comes from and where it goes
    chess::Square king_target;
};
/// Kingside, queenside.
inline constexpr StandardCastling kMoverCastlings[] = {
    {chess::Bitboard(chess::Square::H1), chess::Bitboard(0x60), chess::Bitboard(0x70), chess::Bitboard(0xA0),
     chess::Square::G1},
    {chess::Bitboard(chess::Square::A1), chess::Bitboard(0x0E), chess::Bitboard(0x1C), chess::Bitboard(0x09),
     chess::Square::C1},
};
inline constexpr auto kReplierCastlings = [] {
    std::array<StandardCastling, 2> castlings{};
    const auto on_last_rank = [](chess::Bitboard squares) { return chess::Bitboard(squares.bits() << 56); };
    for (std::size_t wing = 0; wing < 2; ++wing) {
        const StandardCastling& mover = kMoverCastlings[wing];
        castlings[wing] = {on_last_rank(mover.rook), on_last_rank(mover.way), on_last_rank(mover.safe),
                           on_last_rank(mover.rook_ends), chess::square_at(index_of(mover.king_target) + 56)};
    }
    return castlings;
}();

/// Which kinds of men there are: what is told in advance to be absent costs nothing.
struct Kinds {
    bool knights = true;
    bool straight = true;  ///< rooks or queens
    bool diagonal = true;  ///< bishops or queens
};

/// Calls `step.template operator()<D>()` for the directions in which men of these kinds slide.
template <Kinds K = Kinds{}, class Step>
PLYPROOF_INLINE void for_each_direction(Step&& step) {
    using enum chess::Direction;
    if constexpr (K.straight) {
        step.template operator()<North>();
        step.template operator()<South>();
        step.template operator()<East>();
        step.template operator()<West>();
    }
    if constexpr (K.diagonal) {
        step.template operator()<NorthEast>();
        step.template operator()<SouthWest>();
        step.template operator()<NorthWest>();
        step.template operator()<SouthEast>();
    }
}

/// Beams to the east by subtraction: taking 2s from the occupied squares of a rank flips all bits up to the next one
/// (chessprogramming.org/Subtracting_a_Rook_from_a_Blocking_Piece); each slider borrows from its own blocker.
template <int N>
[[nodiscard]] PLYPROOF_INLINE Lanes<N> beam_east(Lanes<N> from, Lanes<N> empty) {
    const Lanes<N> occupied = ~empty | from;
    return occupied ^ Lanes<N>(occupied.ranks() - (from.ranks() + from.ranks()));
}

/// What sliders on `from` moving in one direction attack: every square up to and with the first that is not in `empty`.
/// Kogge-Stone: three doubling steps instead of seven single ones (chessprogramming.org/Kogge-Stone_Algorithm), but for
/// ranks, where subtraction is faster.
template <chess::Direction D, int N>
[[nodiscard]] PLYPROOF_INLINE Lanes<N> beam(Lanes<N> from, Lanes<N> empty) {
    if constexpr (D == chess::Direction::East) return beam_east(from, empty);
    if constexpr (D == chess::Direction::West && Lanes<N>::kTurnsRanks) {
        return beam_east(from.ranks_turned(), empty.ranks_turned()).ranks_turned();
    }
    using enum chess::Direction;
    constexpr int kStep = chess::step_of(D);
    if constexpr (D == East || D == NorthEast || D == SouthEast) empty = empty - Lanes<N>(squares_of(chess::File::A));
    if constexpr (D == West || D == NorthWest || D == SouthWest) empty = empty - Lanes<N>(squares_of(chess::File::H));
    const auto moved = [](Lanes<N> set, auto steps) PLYPROOF_INLINE_LAMBDA {
        constexpr int kBits = kStep * decltype(steps)::value;
        if constexpr (kBits > 0) {
            return Lanes<N>(set.vector() << kBits);
        } else {
            return Lanes<N>(set.vector() >> -kBits);
        }
    };
    using One = std::integral_constant<int, 1>;
    using Two = std::integral_constant<int, 2>;
    using Four = std::integral_constant<int, 4>;
    from |= empty & moved(from, One{});
    empty &= moved(empty, One{});
    from |= empty & moved(from, Two{});
    empty &= moved(empty, Two{});
    from |= empty & moved(from, Four{});
    return shifted<D>(from);
}

template <int N>
[[nodiscard]] PLYPROOF_INLINE Lanes<N> king_steps(Lanes<N> from) {
    using enum chess::Direction;
    const Lanes<N> row = from | shifted<East>(from) | shifted<West>(from);
    return (row | shifted<North>(row) | shifted<South>(row)) - from;
}

inline constexpr int kLeapSteps[] = {17, 15, 10, 6, -6, -10, -15, -17};

/// The eight leaps of a knight, one at a time: two steps along the first direction and one along the second.
template <int Jump, int N>
[[nodiscard]] PLYPROOF_INLINE Lanes<N> knight_leap(Lanes<N> from) {
    constexpr int kStep = kLeapSteps[Jump];
    constexpr std::uint64_t kA = 0x0101010101010101;
    constexpr std::uint64_t kAB = 0x0303030303030303;
    // Where a leap may start without leaving the board on the left or the right.
    constexpr std::uint64_t kMayStart[] = {~(kA << 7), ~kA, ~(kAB << 6), ~kAB, ~(kAB << 6), ~kAB, ~(kA << 7), ~kA};
    const Lanes<N> able = from & Lanes<N>(chess::Bitboard(kMayStart[Jump]));
    if constexpr (kStep > 0) {
        return Lanes<N>(able.vector() << kStep);
    } else {
        return Lanes<N>(able.vector() >> -kStep);
    }
}

/// Calls `step.template operator()<Jump>()` for all leaps if there are knights. Leap 7 - Jump leads back.
template <Kinds K = Kinds{}, class Step>
PLYPROOF_INLINE void for_each_leap(Step&& step) {
    if constexpr (!K.knights) return;
    step.template operator()<0>();
    step.template operator()<1>();
    step.template operator()<2>();
    step.template operator()<3>();
    step.template operator()<4>();
    step.template operator()<5>();
    step.template operator()<6>();
    step.template operator()<7>();
}

template <int N>
[[nodiscard]] PLYPROOF_INLINE Lanes<N> knight_leaps(Lanes<N> from) {
    using enum chess::Direction;
    const Lanes<N> east = shifted<East>(from);
    const Lanes<N> west = shifted<West>(from);
    const Lanes<N> near = east | west;
    const Lanes<N> far = shifted<East>(east) | shifted<West>(west);
    return shifted<North>(shifted<North>(near) | far) | shifted<South>(shifted<South>(near) | far);
}

}  // namespace plyproof::perft
