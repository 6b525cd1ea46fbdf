// SPDX-License-Identifier: MIT
// Random games: from the start position, or in Chess960 from any start, also with different back ranks of the two
// sides. Whoever keeps the moves can ask a program about the path: faults of making and unmaking moves show nowhere
// else.
//
// Moves are not drawn evenly: what changes more than one man's square (castling, captures, promotions, double steps, a
// king or rook with a right) comes up more often, and so do moves back to where a man came from.
#pragma once

#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/position_from.h"
#include "crosscheck/counter_random.h"

namespace plyproof::crosscheck {

/// A start and the moves from it, each legal after the ones before.
struct Path {
    chess::Position start;
    std::vector<chess::Move> moves{};
    chess::Position end = start;
};

/// Plays on for so many plies, or until there is no move.
void play_on(Path& path, int plies, CounterRandom& random);

/// Kings and rooks go and come back, if they may: three or four plies after which rights are gone, positions repeated.
void play_to_and_fro(Path& path, CounterRandom& random);

/// A game of 1 to 120 plies.
[[nodiscard]] Path random_game(CounterRandom& random, chess::Variant variant);

}  // namespace plyproof::crosscheck
