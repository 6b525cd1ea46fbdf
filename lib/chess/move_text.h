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

/// The UCI text of a move. Variant::Chess960 spells castling as king takes rook.
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

/// The legal move a UCI text means. Promotion letters in either case; both castling spellings are understood, but where
/// e1g1-style text could also be a king's step, the step is meant (and in Chess960 castling must be spelled as e1h1).
base::Result<Move, MoveError> parse_uci_move(const Position& position, std::string_view text, Variant variant);

}  // namespace plyproof::chess
