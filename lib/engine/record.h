// SPDX-License-Identifier: MIT
// Record: the game as `position` and played moves made it, one position after the other, so that moves can be taken
// back.
#pragma once

#include <vector>

#include "chess/position_from.h"
#include "search/game.h"

namespace plyproof::engine {

class Record {
public:
    explicit Record(const chess::Position& start) : positions_{start} {}

    [[nodiscard]] const chess::Position& position() const { return positions_.back(); }
    /// REQUIRES: the move is legal.
    void play(chess::Move move);
    /// False when there is nothing to take back.
    bool undo();
    /// The same for the search.
    [[nodiscard]] search::Game game() const;

private:
    std::vector<chess::Position> positions_;
    std::vector<chess::Move> moves_;
};

}  // namespace plyproof::engine
