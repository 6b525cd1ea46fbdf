// SPDX-License-Identifier: MIT
#include "engine/record.h"

namespace plyproof::engine {

void Record::play(chess::Move move) {
    positions_.push_back(position().after(move));
    moves_.push_back(move);
}

bool Record::undo() {
    if (moves_.empty()) return false;
    moves_.pop_back();
    positions_.pop_back();
    return true;
}

search::Game Record::game() const {
    search::Game game(positions_.front());
    for (const chess::Move move : moves_) game.play(move);
    return game;
}

}  // namespace plyproof::engine
