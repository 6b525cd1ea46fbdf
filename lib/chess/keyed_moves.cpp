// SPDX-License-Identifier: MIT
#include "chess/keyed_moves.h"

#include "chess/move_generator.h"

namespace plyproof::chess {

namespace {

template <Color Us>
void add_for(const Position& position, Key key, KeyedMoves& list) {
    KeyedSink<Us> sink(position, key, list);
    generate<PortableIsa, Us, Scope::All>(position, sink);
}

}  // namespace

void add_keyed_moves(const Position& position, Key key, KeyedMoves& list) {
    if (position.side_to_move() == Color::White) {
        add_for<Color::White>(position, key, list);
    } else {
        add_for<Color::Black>(position, key, list);
    }
}

}  // namespace plyproof::chess
