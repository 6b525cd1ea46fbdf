// SPDX-License-Identifier: MIT
// 128-bit Zobrist keys, carried beside a Position by those who need them; bare counting pays nothing. Equal positions
// have equal keys; that different ones have different keys is so likely that 10^7 positions show no exception.
// Whoever wants the keys after all moves of a position lists them together: keyed_moves.h.
#pragma once

#include <cstdint>

#include "chess/position.h"

namespace plyproof::chess {

/// Two independent halves: one may choose a table slot, the other then verifies it.
struct Key {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    friend constexpr bool operator==(const Key&, const Key&) = default;
    PLYPROOF_INLINE friend constexpr Key operator^(Key a, Key b) { return {a.low ^ b.low, a.high ^ b.high}; }
};

/// The key from scratch.
[[nodiscard]] Key key_of(const Position& position);

/// The key of position.after(move), from the key of `position`; most moves need not be made for it.
/// REQUIRES: key == key_of(position), the move is legal.
[[nodiscard]] Key key_after(Key key, const Position& position, Move move);
/// The same for whoever has made the next position already. REQUIRES: next == position.after(move).
[[nodiscard]] Key key_after(Key key, const Position& position, Move move, const Position& next);

/// The key of position.passed(). REQUIRES: key == key_of(position).
[[nodiscard]] Key key_after_pass(Key key, const Position& position);

}  // namespace plyproof::chess
