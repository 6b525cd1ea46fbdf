// SPDX-License-Identifier: MIT
// The laws of castling for a claimed move, and what is special about a castling move that is missing.
#pragma once

#include <optional>

#include "explain/read_move.h"
#include "explain/scene.h"

namespace plyproof::explain {

/// A claim to castle: the wing, and the rook that is meant where there is one.
struct ClaimedCastling {
    chess::Wing wing;
    std::optional<chess::Square> rook{};
};

/// Understands a king's move as castling: onto an own rook of its back rank, or from there to a castling square that is
/// no plain step, where the king is on its e-file or a rook stands on that wing. Any other slide is none.
[[nodiscard]] std::optional<ClaimedCastling> read_claimed_castling(const chess::Position& position,
                                                                   const ClaimedMove& move);

/// The laws it breaks, in the order of Rule.
[[nodiscard]] Reasons broken_castling_laws(const chess::Position& position, const ClaimedCastling& castling);

/// What is special about a legal castling move, the most special first; CastlingMissing is always the last.
/// REQUIRES: legal.
[[nodiscard]] Reasons castling_properties(const chess::Position& position, chess::Move move);

}  // namespace plyproof::explain
