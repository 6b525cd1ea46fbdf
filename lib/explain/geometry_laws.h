// SPDX-License-Identifier: MIT
// The first laws a claimed move must obey: it is a man of the side to move, and that is how such a man goes on this
// board. The own king's safety is looked at only where these hold (king_laws.h); castling has laws of its own.
#pragma once

#include <optional>

#include "explain/read_move.h"
#include "explain/scene.h"

namespace plyproof::explain {

/// What is wrong with where the move begins and ends: nothing, if a man of the side to move goes to a square that is
/// empty or holds an enemy other than the king.
[[nodiscard]] std::optional<Reason> broken_square_law(const chess::Position& position, const ClaimedMove& move);

/// True when a pawn of the side to move goes to the square behind an enemy pawn that could have made a double step just
/// now: the board does not refute en passant.
[[nodiscard]] bool looks_like_en_passant(const chess::Position& position, const ClaimedMove& move);

/// The law of its man's movement that the move breaks. REQUIRES: no broken_square_law, no castling.
[[nodiscard]] std::optional<Reason> broken_movement_law(const Scene& scene, const ClaimedMove& move);

/// What is wrong with the piece that a pawn becomes, or with there being one. REQUIRES: as above.
[[nodiscard]] std::optional<Reason> broken_promotion_law(const chess::Position& position, const ClaimedMove& move);

}  // namespace plyproof::explain
