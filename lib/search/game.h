// SPDX-License-Identifier: MIT
// Game: a position and how it came about, as far as the rules of repetition and of fifty moves ask for it.
#pragma once

#include <vector>

#include "chess/key.h"

namespace plyproof::search {

class Game {
public:
    /// A game that begins here.
    explicit Game(const chess::Position& start);

    [[nodiscard]] const chess::Position& position() const { return position_; }
    [[nodiscard]] chess::Key key() const { return keys_.back(); }
    /// Plays on. REQUIRES: the move is legal.
    void play(chess::Move move);

    /// The keys of the positions since the last capture or pawn move, oldest first; the last one is key().
    [[nodiscard]] const std::vector<chess::Key>& reversible_keys() const { return keys_; }

private:
    chess::Position position_;
    std::vector<chess::Key> keys_;
};

}  // namespace plyproof::search
