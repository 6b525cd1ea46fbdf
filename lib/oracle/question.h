// SPDX-License-Identifier: MIT
// What an oracle is asked: the counts below each legal move of a position, so many plies deep. The position is reached
// by a path of moves, because a fault of making and unmaking moves shows only there.
#pragma once

#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/position_from.h"

namespace plyproof::oracle {

struct Question {
    chess::Position root;
    chess::Variant variant = chess::Variant::Standard;
    std::vector<chess::Move> moves{};  ///< legal, one after the other
    int depth = 1;                     ///< at least 1
};

/// The position in question: after the moves.
[[nodiscard]] chess::Position asked_position(const Question& question);

/// The same question without a path: the position in question is the root.
[[nodiscard]] Question asked_by_fen(const Question& question);

}  // namespace plyproof::oracle
