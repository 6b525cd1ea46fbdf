// SPDX-License-Identifier: MIT
// Counting for a person who waits: with a progress line, and in such a way that a stop leaves what was known by then.
#pragma once

#include <cstddef>
#include <optional>

#include "chess/position.h"
#include "common/console.h"
#include "perft/divide.h"

namespace plyproof::apps {

/// A divide that may have been stopped.
struct Counted {
    perft::Divide divide{};                    ///< the first moves that are done
    std::optional<perft::CountError> error{};  ///< why it is not complete
    std::size_t moves = 0;                     ///< first moves in all
};

/// Counts move by move, until the console says stop. REQUIRES: depth >= 1.
[[nodiscard]] Counted count_by_moves(const chess::Position& position, int depth, perft::CountOptions options,
                                     Console& console);

/// Says why a count is not complete, and gives the exit code for it. A closed pipe is nothing to talk about.
ExitCode explain_count_error(perft::CountError error, Console& console);

}  // namespace plyproof::apps
