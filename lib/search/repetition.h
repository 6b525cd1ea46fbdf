// SPDX-License-Identifier: MIT
// Repetition, as a search counts it.
#pragma once

#include <cstddef>
#include <span>

#include "chess/key.h"

namespace plyproof::search {

/// True when the last key is a repetition that counts. `keys` are those of the game and then of the line that is
/// searched, which begins behind index `root`; only the last `reversible` moves can be repeated. A single repetition
/// counts within the line: whoever could repeat once could do so again. A position of the game before the root has to
/// come up for the third time. REQUIRES: root < keys.size().
[[nodiscard]] bool is_repetition(std::span<const chess::Key> keys, std::size_t root, std::size_t reversible);

}  // namespace plyproof::search
