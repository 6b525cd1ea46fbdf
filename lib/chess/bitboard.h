// SPDX-License-Identifier: MIT
// Bitboard: a set of squares. Bit 0 is a1, bit 63 is h8. It is made explicitly from a number or a square, never by
// accident, and knows the operations of a set; shifts drop what would leave the board or wrap round an edge.
#pragma once

#include <cassert>
#include <cstdint>

#include "chess/square.h"

namespace plyproof::chess {

enum class Direction : std::uint8_t { North, East, South, West, NorthEast, SouthEast, SouthWest, NorthWest };

class Bitboard {
public:
    constexpr Bitboard() = default;
    PLYPROOF_INLINE constexpr explicit Bitboard(std::uint64_t bits) : bits_(bits) {}
    PLYPROOF_INLINE constexpr explicit Bitboard(Square square) : bits_(std::uint64_t{1} << index_of(square)) {}

    [[nodiscard]] PLYPROOF_INLINE constexpr std::uint64_t bits() const { return bits_; }
    [[nodiscard]] PLYPROOF_INLINE constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] PLYPROOF_INLINE constexpr bool any() const { return bits_ != 0; }
    [[nodiscard]] PLYPROOF_INLINE constexpr bool more_than_one() const { return (bits_ & (bits_ - 1)) != 0; }
    /// The number of squares. The builtin, not std::popcount: see base/inline.h.
    [[nodiscard]] PLYPROOF_INLINE constexpr int size() const { return __builtin_popcountll(bits_); }
    [[nodiscard]] PLYPROOF_INLINE constexpr bool contains(Square square) const {
        return (bits_ >> index_of(square) & 1) != 0;
    }
    [[nodiscard]] PLYPROOF_INLINE constexpr bool contains_all(Bitboard other) const {
        return (other.bits_ & ~bits_) == 0;
    }

    /// The lowest square. REQUIRES: not empty.
    [[nodiscard]] PLYPROOF_INLINE constexpr Square first() const {
        assert(bits_ != 0);
        return square_at(__builtin_ctzll(bits_));
    }
    /// The highest square. REQUIRES: not empty.
    [[nodiscard]] PLYPROOF_INLINE constexpr Square last() const {
        assert(bits_ != 0);
        return square_at(63 - __builtin_clzll(bits_));
    }
    /// Takes the lowest square out and returns it. REQUIRES: not empty.
    PLYPROOF_INLINE constexpr Square pop_first() {
        const Square square = first();
        bits_ &= bits_ - 1;
        return square;
    }

    PLYPROOF_INLINE constexpr Bitboard& operator|=(Bitboard other) { return *this = *this | other; }
    PLYPROOF_INLINE constexpr Bitboard& operator&=(Bitboard other) { return *this = *this & other; }
    PLYPROOF_INLINE constexpr Bitboard& operator^=(Bitboard other) { return *this = *this ^ other; }

    PLYPROOF_INLINE friend constexpr Bitboard operator|(Bitboard a, Bitboard b) { return Bitboard(a.bits_ | b.bits_); }
    PLYPROOF_INLINE friend constexpr Bitboard operator&(Bitboard a, Bitboard b) { return Bitboard(a.bits_ & b.bits_); }
    PLYPROOF_INLINE friend constexpr Bitboard operator^(Bitboard a, Bitboard b) { return Bitboard(a.bits_ ^ b.bits_); }
    PLYPROOF_INLINE friend constexpr Bitboard operator~(Bitboard a) { return Bitboard(~a.bits_); }
    /// Set difference: the squares of a that are not in b.
    PLYPROOF_INLINE friend constexpr Bitboard operator-(Bitboard a, Bitboard b) { return Bitboard(a.bits_ & ~b.bits_); }
    friend constexpr bool operator==(Bitboard, Bitboard) = default;

    /// Walks the squares from a1 to h8.
    class Iterator {
    public:
        PLYPROOF_INLINE constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        PLYPROOF_INLINE constexpr Square operator*() const { return square_at(__builtin_ctzll(rest_)); }
        PLYPROOF_INLINE constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        PLYPROOF_INLINE constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

    private:
        std::uint64_t rest_;
    };
    [[nodiscard]] PLYPROOF_INLINE constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] PLYPROOF_INLINE constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint64_t bits_ = 0;
};

inline constexpr Bitboard kNoSquares{};
inline constexpr Bitboard kAllSquares{~std::uint64_t{0}};

[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard squares_of(File file) {
    return Bitboard(std::uint64_t{0x0101010101010101} << static_cast<int>(file));
}
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard squares_of(Rank rank) {
    return Bitboard(std::uint64_t{0xFF} << 8 * static_cast<int>(rank));
}

/// The distance in square numbers of one step: North is +8, West is -1.
[[nodiscard]] PLYPROOF_INLINE constexpr int step_of(Direction direction) {
    constexpr int kSteps[] = {8, 1, -8, -1, 9, -7, -9, 7};
    return kSteps[static_cast<int>(direction)];
}

/// Every square of the set moved one step; squares that would leave the board are dropped.
template <Direction D>
[[nodiscard]] PLYPROOF_INLINE constexpr Bitboard shifted(Bitboard set) {
    constexpr bool kEastward = D == Direction::East || D == Direction::NorthEast || D == Direction::SouthEast;
    constexpr bool kWestward = D == Direction::West || D == Direction::NorthWest || D == Direction::SouthWest;
    constexpr int kStep = step_of(D);
    if constexpr (kEastward) set = set - squares_of(File::H);
    if constexpr (kWestward) set = set - squares_of(File::A);
    if constexpr (kStep > 0) {
        return Bitboard(set.bits() << kStep);
    } else {
        return Bitboard(set.bits() >> -kStep);
    }
}

}  // namespace plyproof::chess

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::Direction> = 8;
