// SPDX-License-Identifier: MIT
// Is a position at rest? Only such positions can be judged by looking at them: in others the next capture decides.
// Judged by material alone, so that the answer does not change with the weights that are being tuned.
#pragma once

#include "chess/position.h"

namespace plyproof::tune {

/// Whether the side to move is not in check and no sequence of captures and promotions wins it material.
[[nodiscard]] bool is_quiet(const chess::Position& position);

}  // namespace plyproof::tune
