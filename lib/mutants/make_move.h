// SPDX-License-Identifier: MIT
// What a move changes, law by law: the men, the castling rights, the en-passant square, the clocks and whose turn it
// is.
#pragma once

#include <optional>
#include <vector>

#include "chess/move.h"
#include "mutants/bug.h"
#include "mutants/state.h"

namespace plyproof::mutants {

/// The largest value of a clock; it stays there.
inline constexpr std::uint32_t kLargestClock = 65535;

/// A square and the man who stood there before a move.
struct Change {
    chess::Square square;
    std::optional<chess::Piece> before;
};

/// The square whose man a move takes off the board, if one stands there. Castling takes nothing.
[[nodiscard]] chess::Square capture_square(chess::Move move);

/// Plays a move in place and returns what changed on the board, in the order in which it changed.
/// REQUIRES: a move of pseudo_moves(), or one that was until a planted bug of unmaking spoilt the board.
std::vector<Change> play(State& state, chess::Move move, const BugSet& bugs = {});

}  // namespace plyproof::mutants
