// SPDX-License-Identifier: MIT
#include "search/game.h"

namespace plyproof::search {

Game::Game(const chess::Position& start) : position_(start), keys_{key_of(start)} {}

void Game::play(chess::Move move) {
    const chess::Position next = position_.after(move);
    const chess::Key key = key_after(keys_.back(), position_, move, next);
    if (next.halfmove_clock() == 0) keys_.clear();
    keys_.push_back(key);
    position_ = next;
}

}  // namespace plyproof::search
