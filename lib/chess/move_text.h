// SPDX-License-Identifier: MIT
// Moves as the UCI protocol spells them: e2e4, e7e8q, castling as e1g1 or, in Chess960, as e1h1 (king takes own rook).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "chess/legal_moves.h"
#include "chess/position_from.h"

namespace plyproof::chess {

/// The UCI text of a move. Variant::Chess960 spells castling as king takes rook. Variant::Standard spells it as the
/// king's step to g or c; where the rights are Chess960 rights that text may also be a mere king's step, so such
/// positions want Variant::Chess960 (position_from says which variant a position is).
[[nodiscard]] std::string to_uci(Move move, Variant variant);

enum class MoveErrorKind : std::uint8_t {
    Malformed,  ///< not two squares and at most one promotion letter (or, in SAN, not a SAN move)
    Illegal,    ///< well spelled, but not among the legal moves
    Ambiguous,  ///< SAN only: several legal moves fit
    Unsettled,  ///< SAN only: a promotion without its piece
};

struct MoveError {
    MoveErrorKind kind;
    std::string text;

    friend bool operator==(const MoveError&, const MoveError&) = default;
};

/// The legal move a UCI text means. Squares in small letters, the promotion letter in either case.
/// Castling in Variant::Standard: both e1g1 and e1h1 are understood; a text that is also a king's step means the step.
/// Castling in Variant::Chess960: only king takes rook (e1h1), as Stockfish reads it with UCI_Chess960 on; e1g1 is a
/// king's step or illegal, even where no step could be meant, so that a text never changes its meaning with the board.
/// For every legal move parse_uci_move(position, to_uci(move, v), v) is that move in Chess960, and in Standard when the
/// rights are standard ones.
base::Result<Move, MoveError> parse_uci_move(const Position& position, std::string_view text, Variant variant);

}  // namespace plyproof::chess
