// SPDX-License-Identifier: MIT
// What is wrong with the position that a program says it is at, by comparing its FEN with the right position.
#pragma once

#include <string_view>

#include "diagnose/finding.h"
#include "diagnose/history.h"
#include "explain/scene.h"

namespace plyproof::diagnose {

/// The state that differs, with the move that should have changed it where one can be named: men first, then the side
/// to move, castling rights and en passant. Empty when nothing differs, or when the text is no FEN.
[[nodiscard]] explain::Reasons shown_faults(const History& history, std::string_view their_fen);

/// Adds to a finding what the program shows. Where it is elsewhere, that decides between rules that fit as well; where
/// it came there by moves and lists exactly what is right there, it is the reason itself. (By a FEN that it misread,
/// the law that its list breaks says more.)
void take_shown(const History& history, std::string_view their_fen, Finding& finding);

}  // namespace plyproof::diagnose
