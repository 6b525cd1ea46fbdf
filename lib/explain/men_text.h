// SPDX-License-Identifier: MIT
// Men, sides and squares in words: "the knight f3", "a4, a6 and c5".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/bitboard.h"
#include "chess/piece.h"
#include "chess/position.h"

namespace plyproof::explain {

/// "White" or "Black", and the adjective "white" or "black".
[[nodiscard]] std::string_view side_name(chess::Color color);
[[nodiscard]] std::string_view adjective(chess::Color color);

/// "pawn", "knight", ...
[[nodiscard]] std::string_view kind_name(chess::PieceKind kind);

/// "a", "a and b", "a, b and c"; empty for no words.
[[nodiscard]] std::string listed(const std::vector<std::string>& words);

/// "a4, a6 and c5", from a1 to h8.
[[nodiscard]] std::string squares_text(chess::Bitboard squares);

/// "the knight a4 and the pawn c5", from a1 to h8; an empty square is only its name.
[[nodiscard]] std::string men_text(const base::EnumArray<chess::Square, std::optional<chess::Piece>>& board,
                                   chess::Bitboard squares);
[[nodiscard]] std::string men_text(const chess::Position& position, chess::Bitboard squares);
[[nodiscard]] std::string man_text(const chess::Position& position, chess::Square square);

}  // namespace plyproof::explain
