// SPDX-License-Identifier: MIT
// Reads what another program takes for a move and is none, or not here: two squares in any of the usual spellings, or
// SAN where only one man of the side to move can be meant.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "chess/piece.h"
#include "chess/position.h"

namespace plyproof::explain {

/// A move as it was claimed: not a chess::Move, because it need not obey any law.
struct ClaimedMove {
    chess::Square from;
    chess::Square to;
    std::optional<chess::PieceKind> promotion{};

    friend bool operator==(const ClaimedMove&, const ClaimedMove&) = default;
};

/// Understands "e2e4", "e2-e4", "Ng1xf3+", "e7e8q", "e7-e8=Q", "O-O" (the king goes to its castling square) and SAN as
/// far as it tells one man. Nothing for any other text, and none where both squares are the same.
[[nodiscard]] std::optional<ClaimedMove> read_claimed_move(const chess::Position& position, std::string_view text);

/// The move as SAN would put it were it legal: "dxe6 e.p.", "Nc3", "O-O"; empty where nothing stands on its square.
[[nodiscard]] std::string short_text(const chess::Position& position, const ClaimedMove& move);

}  // namespace plyproof::explain
