// SPDX-License-Identifier: MIT
// Score: what something is worth in the middle game and in the endgame, in centipawns, both in one 32-bit number, so
// that one addition adds both. Each half must stay within -32768 to 32767 after every operation; the terms of a
// position with sixteen queens do.
#pragma once

#include <cstdint>

#include "base/inline.h"

namespace plyproof::eval {

class Score {
public:
    constexpr Score() = default;
    PLYPROOF_INLINE constexpr Score(int middle_game, int endgame)
        : packed_(static_cast<std::uint32_t>(endgame) * 0x10000U + static_cast<std::uint32_t>(middle_game)) {}

    [[nodiscard]] PLYPROOF_INLINE constexpr int middle_game() const { return static_cast<std::int16_t>(packed_); }
    /// A negative lower half has borrowed one from the upper half: 0x8000 gives it back.
    [[nodiscard]] PLYPROOF_INLINE constexpr int endgame() const {
        return static_cast<std::int16_t>((packed_ + 0x8000U) >> 16U);
    }

    PLYPROOF_INLINE constexpr Score& operator+=(Score other) { return *this = *this + other; }
    PLYPROOF_INLINE constexpr Score& operator-=(Score other) { return *this = *this - other; }
    PLYPROOF_INLINE friend constexpr Score operator+(Score a, Score b) { return packed(a.packed_ + b.packed_); }
    PLYPROOF_INLINE friend constexpr Score operator-(Score a, Score b) { return packed(a.packed_ - b.packed_); }
    PLYPROOF_INLINE friend constexpr Score operator*(Score a, int count) {
        return packed(a.packed_ * static_cast<std::uint32_t>(count));
    }
    friend constexpr bool operator==(Score, Score) = default;

private:
    PLYPROOF_INLINE static constexpr Score packed(std::uint32_t bits) {
        Score score;
        score.packed_ = bits;
        return score;
    }

    std::uint32_t packed_ = 0;  ///< unsigned: wraps round where the halves borrow and carry
};

}  // namespace plyproof::eval
