// SPDX-License-Identifier: MIT
// Why a move that another program has is illegal. The text may be anything. The laws are looked at in a fixed order and
// each on its own board: text, squares, the man's movement, then en passant, castling, pins, checks. A move that is no
// movement of its man is not asked what it does to the king.
#pragma once

#include <string_view>

#include "explain/scene.h"

namespace plyproof::explain {

/// All laws that the move breaks, in the order of Rule: the first one names the fault, the others are broken too.
/// Never empty: what cannot be understood, and a legal move in a spelling that is not, are NoMove.
[[nodiscard]] Reasons broken_laws(const Scene& scene, std::string_view text);

}  // namespace plyproof::explain
