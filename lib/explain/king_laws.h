// SPDX-License-Identifier: MIT
// The own king's safety, law by law: en passant, pins, checks, steps of the king. All of them are judged on the board
// as it stands after the move.
#pragma once

#include "explain/read_move.h"
#include "explain/scene.h"

namespace plyproof::explain {

/// The laws that a capture of the shape of en passant breaks, in no order; none when it is legal.
/// REQUIRES: looks_like_en_passant.
[[nodiscard]] Reasons broken_en_passant_laws(const Scene& scene, const ClaimedMove& move);

/// The laws that a step of the king breaks, in no order. REQUIRES: it is a step of the king to a square that holds no
/// man of its own.
[[nodiscard]] Reasons broken_king_step_laws(const chess::Position& position, const ClaimedMove& move);

/// Pins and checks that the move of any other man ignores, in no order. REQUIRES: the man goes like that on this board,
/// and not en passant.
[[nodiscard]] Reasons broken_safety_laws(const chess::Position& position, const ClaimedMove& move);

/// The rule about pins of such a man. REQUIRES: no king.
[[nodiscard]] Rule pin_rule(chess::PieceKind kind);

/// "on the e file", "on rank 5", "on the diagonal a1-h8"; empty where the squares share no line (a knight's check).
[[nodiscard]] std::string line_text(chess::Square a, chess::Square b);

}  // namespace plyproof::explain
