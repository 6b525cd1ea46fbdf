// SPDX-License-Identifier: MIT
#include "chess/legal_moves.h"

#include "chess/move_generator.h"
#include "chess/move_sinks.h"

namespace plyproof::chess {

namespace {

template <Scope S, MoveSink Sink>
void generate_for_side_to_move(const Position& position, Sink& sink) {
    if (position.side_to_move() == Color::White) {
        generate<PortableIsa, Color::White, S>(position, sink);
    } else {
        generate<PortableIsa, Color::Black, S>(position, sink);
    }
}

template <Scope S>
MoveList listed(const Position& position) {
    MoveList moves;
    ListingSink sink(moves);
    generate_for_side_to_move<S>(position, sink);
    return moves;
}

}  // namespace

MoveList legal_moves(const Position& position) { return listed<Scope::All>(position); }

MoveList legal_captures_and_promotions(const Position& position) {
    return listed<Scope::CapturesAndPromotions>(position);
}

int count_legal_moves(const Position& position) {
    CountingSink sink;
    generate_for_side_to_move<Scope::All>(position, sink);
    return sink.count();
}

}  // namespace plyproof::chess
