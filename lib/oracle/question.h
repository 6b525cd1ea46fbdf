// SPDX-License-Identifier: MIT
// What an oracle is asked: the counts below each legal move of a position, so many plies deep. The position is reached
// by a path of moves, because a fault of making and unmaking moves shows only there.
//
// A FEN may name the square of a double step although no capture there is legal. A Position has no place for that, but
// programs trip over it; so a question keeps it, and whoever is asked by FEN is told.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/fen.h"
#include "chess/move.h"
#include "chess/position.h"
#include "chess/position_from.h"

namespace plyproof::oracle {

struct Question {
    chess::Position root;
    chess::Variant variant = chess::Variant::Standard;
    std::vector<chess::Move> moves{};       ///< legal, one after the other
    int depth = 1;                          ///< at least 1
    std::optional<chess::Square> passed{};  ///< what the double step before the root passed, where its FEN names it
};

/// The question about a position as its text says it, without a path. The square of en passant is kept unless the
/// board refutes it.
[[nodiscard]] Question question_about(const chess::Setup& setup, const chess::Accepted& accepted, int depth);

/// The position in question: after the moves.
[[nodiscard]] chess::Position asked_position(const Question& question);

/// The same question without a path: the position in question is the root. Its FEN names the square of a double step
/// where a pawn stands beside it, even where the capture is not legal: it is there that programs err.
[[nodiscard]] Question asked_by_fen(const Question& question);

/// The FEN of a position, with the square of the last double step in it when there is one to be named.
[[nodiscard]] std::string fen_naming(std::optional<chess::Square> passed, const chess::Position& position,
                                     chess::FenStyle style = chess::FenStyle::XFen);

/// The FEN of a question's root.
[[nodiscard]] std::string root_fen(const Question& question, chess::FenStyle style = chess::FenStyle::XFen);

}  // namespace plyproof::oracle
