// SPDX-License-Identifier: MIT
// The laws of castling on a mailbox, in the general form that serves standard chess and Chess960 alike:
// the right is still there, king and rook have a free way to where they end, and no square from the king's own to its
// target is attacked as the board stands. That the rook which leaves was no shield (Chess960 only) is left to the
// question asked of every move: may the king be taken afterwards?
#pragma once

#include <optional>

#include "mutants/bug.h"
#include "mutants/state.h"

namespace plyproof::mutants {

/// The rook meant by a letter of a castling field; nothing when king or rook is not where the letter needs them.
[[nodiscard]] std::optional<chess::Square> rook_of_letter(const Mailbox& board, const chess::CastlingLetter& letter,
                                                          const BugSet& bugs = {});

/// The rights that a castling field gives, without those that the board refutes. Of two rooks on one wing the first
/// one named counts.
[[nodiscard]] Rights rights_of(const chess::Setup& setup, const BugSet& bugs = {});

/// Where king and rook stand after castling.
struct CastlingTargets {
    chess::Square king;
    chess::Square rook;
};
[[nodiscard]] CastlingTargets castling_targets(chess::Color color, chess::Wing wing);

/// The side of its king on which a castling rook stands. REQUIRES: same rank, different squares.
[[nodiscard]] chess::Wing wing_of_rook(chess::Square king, chess::Square rook);

/// True when the side to move may castle on that wing, unless its rook shields the king's target.
[[nodiscard]] bool may_castle(const State& state, chess::Square king, chess::Wing wing, const BugSet& bugs = {});

}  // namespace plyproof::mutants
