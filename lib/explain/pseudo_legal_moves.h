// SPDX-License-Identifier: MIT
// The moves of a position before anybody asks what they do to the own king. Faulty programs list or count them, or
// judge them by a king that is no longer there.
#pragma once

#include <vector>

#include "explain/read_move.h"
#include "explain/scene.h"

namespace plyproof::explain {

/// Every way in which a man of the side to move goes on this board, and the castling moves that are legal, spelled as
/// king takes rook. A promotion stands there once for each piece.
[[nodiscard]] std::vector<ClaimedMove> pseudo_legal_moves(const Scene& scene);

}  // namespace plyproof::explain
