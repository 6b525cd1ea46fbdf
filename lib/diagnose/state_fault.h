// SPDX-License-Identifier: MIT
// What a program failed to change when it made the moves to a position, judged by the moves it lists there: right when
// the position is set up by its FEN, wrong when it is reached by moves. Two kinds of evidence: a move that only the
// forgotten state explains (castling after the king has moved), and a list that is exactly the right one for a position
// in which one thing was not done.
#pragma once

#include <string>
#include <vector>

#include "diagnose/history.h"
#include "explain/scene.h"

namespace plyproof::diagnose {

/// What a program lists at the end of a history.
struct ListedMoves {
    std::vector<chess::Move> legal{};       ///< of the moves that are legal there
    std::vector<std::string> extra{};       ///< and those that are not
    std::vector<chess::Move> missing{};     ///< legal moves that it does not list
    std::vector<std::string> duplicated{};  ///< what it lists twice
};

/// The state that the program has wrong, the best evidence first; empty when nothing fits.
[[nodiscard]] explain::Reasons state_faults(const History& history, const ListedMoves& listed);

}  // namespace plyproof::diagnose
