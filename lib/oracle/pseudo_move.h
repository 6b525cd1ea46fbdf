// SPDX-License-Identifier: MIT
// Could a text be a move of this board, whatever becomes of the king? In a mate or stalemate no move is legal, and yet
// a program that overlooks it lists moves of this very position.
#pragma once

#include <optional>
#include <string_view>

#include "chess/position.h"

namespace plyproof::oracle {

/// True when a man of the side to move goes like that on this board: in UCI, long algebraic or SAN, with or without
/// marks; castling with the right to it and an empty path, in all its spellings. `passed` is what the last double step
/// passed. A promotion need not name its piece; nothing else may.
[[nodiscard]] bool is_pseudo_move(const chess::Position& position, std::optional<chess::Square> passed,
                                  std::string_view text);

}  // namespace plyproof::oracle
