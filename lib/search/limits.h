// SPDX-License-Identifier: MIT
// Limits: how long a search may go on, as `go` says it. Whatever is not set does not limit; a search without any limit
// goes on until it is stopped. All limits that are set hold together.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "chess/move.h"

namespace plyproof::search {

/// The clock of the side to move. Times may be zero or below: then a move is due at once.
struct Clock {
    std::chrono::milliseconds left{0};
    std::chrono::milliseconds increment{0};
    std::optional<int> moves_to_go{};  ///< until the next time control; none: the clock is for the rest of the game
};

struct Limits {
    std::optional<int> depth{};
    std::optional<std::uint64_t> nodes{};
    std::optional<std::chrono::milliseconds> move_time{};
    std::optional<Clock> clock{};
    std::optional<int> mate{};                ///< a mate in so many moves is enough
    std::vector<chess::Move> search_moves{};  ///< only these first moves; empty: all
};

}  // namespace plyproof::search
