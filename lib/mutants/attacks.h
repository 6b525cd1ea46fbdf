// SPDX-License-Identifier: MIT
// Who attacks what on a mailbox, said as the laws of chess say it: a man on one square attacks another when the
// distance between them in files and ranks is right and, for the long movers, nothing stands between.
// Planted bugs of these laws (wraps, see-through sliders, wrong table entries) speak in attack_bugs.h.
#pragma once

#include <optional>
#include <vector>

#include "mutants/bug.h"
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

/// True when the squares are different and share a rank or a file / a diagonal.
[[nodiscard]] bool on_one_straight_line(chess::Square a, chess::Square b);
[[nodiscard]] bool on_one_diagonal(chess::Square a, chess::Square b);

/// True when no man stands strictly between two squares. REQUIRES: they share a rank, a file or a diagonal.
[[nodiscard]] bool path_is_clear(const Mailbox& board, chess::Square from, chess::Square to);

/// True when `piece` on `from` attacks `to`, whatever stands there. No man attacks its own square.
[[nodiscard]] bool attacks(const Mailbox& board, chess::Piece piece, chess::Square from, chess::Square to,
                           const BugSet& bugs = {});

/// True when any man of `attacker` attacks the square.
[[nodiscard]] bool is_attacked(const Mailbox& board, chess::Square square, chess::Color attacker,
                               const BugSet& bugs = {});

/// Where the men of `attacker` stand that attack the square, from a1 to h8.
[[nodiscard]] std::vector<chess::Square> attackers_of(const Mailbox& board, chess::Square square, chess::Color attacker,
                                                      const BugSet& bugs = {});

/// Where the king of `color` stands; nothing after a planted bug let it be taken.
[[nodiscard]] std::optional<chess::Square> king_square(const Mailbox& board, chess::Color color);

/// True when the king of `color` could be taken by the next move of the other side. A king that is gone cannot.
[[nodiscard]] bool king_can_be_taken(const Mailbox& board, chess::Color color, const BugSet& bugs = {});

}  // namespace plyproof::mutants
