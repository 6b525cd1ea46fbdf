// SPDX-License-Identifier: MIT
// When and why a castling right ended on the way to a position.
#pragma once

#include <optional>

#include "diagnose/history.h"

namespace plyproof::diagnose {

struct LostRight {
    chess::Color color;
    chess::Wing wing;
    chess::Square rook;
    std::size_t ply;  ///< the move history.moves[ply] ended it
    explain::Rule rule;
};

/// Why a right that existed somewhere on the way is gone at its end; nothing when it never existed or is still there.
[[nodiscard]] std::optional<LostRight> lost_right(const History& history, chess::Color color, chess::Wing wing);

}  // namespace plyproof::diagnose
