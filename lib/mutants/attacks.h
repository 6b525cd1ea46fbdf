// SPDX-License-Identifier: MIT
// Who attacks what on a mailbox, said as the laws of chess say it: a man on one square attacks another when the
// distance between them in files and ranks is right and, for the long movers, nothing stands between.
#pragma once

#include "mutants/state.h"

namespace plyproof::mutants {

/// Files to the right (left when negative) and ranks upward (downward when negative) from one square to another.
struct Distance {
    int files;
    int ranks;

    friend bool operator==(const Distance&, const Distance&) = default;
};
[[nodiscard]] Distance distance(chess::Square from, chess::Square to);

/// +1 for White, -1 for Black: the rank step of the colour's pawns.
[[nodiscard]] int forward(chess::Color color);

/// True when no man stands strictly between two squares. REQUIRES: they share a rank, a file or a diagonal.
[[nodiscard]] bool path_is_clear(const Mailbox& board, chess::Square from, chess::Square to);

/// True when `piece` on `from` attacks `to`, whatever stands there. No man attacks its own square.
[[nodiscard]] bool attacks(const Mailbox& board, chess::Piece piece, chess::Square from, chess::Square to);

/// True when any man of `attacker` attacks the square.
[[nodiscard]] bool is_attacked(const Mailbox& board, chess::Square square, chess::Color attacker);

/// True when the king of `color` could be taken by the next move of the other side. REQUIRES: it stands on the board.
[[nodiscard]] bool king_can_be_taken(const Mailbox& board, chess::Color color);

}  // namespace plyproof::mutants
