// SPDX-License-Identifier: MIT
// Game: the position that an engine was told, as we know it, and whether a move that it names is legal there by our own
// rules and spelled as the protocol spells it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position_from.h"

namespace plyproof::doctor {

inline constexpr std::string_view kStartFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

struct Game {
    std::string fen = std::string(kStartFen);
    std::string moves{};  ///< blanks between
    chess::Variant variant = chess::Variant::Standard;
};

/// The `position` line for it: `startpos` where that says it all.
[[nodiscard]] std::string position_line(const Game& game);

/// From the start position knights go out and home again, so many half-moves. REQUIRES: a multiple of four.
[[nodiscard]] std::string knight_moves(int half_moves);

/// The position at the end of its moves. REQUIRES: the FEN can be played and the moves are legal.
[[nodiscard]] chess::Position position_of(const Game& game);

/// Why the text is no legal move spelled right, as the end of a sentence: "is not legal in 8/8/... w - - 0 1".
[[nodiscard]] std::optional<std::string> move_fault(const chess::Position& position, std::string_view move,
                                                    chess::Variant variant);

/// What is wrong with a line of moves from there; nothing when all of them are legal.
[[nodiscard]] std::optional<std::string> line_fault(chess::Position position, const std::vector<std::string>& moves,
                                                    chess::Variant variant);

/// Behind which draw a line of moves goes on that begins where the game ends, as a sentence: "its move g8h7 repeats a
/// position for the third time, and others follow". Nothing when it ends there, or earlier at a move that is not legal.
[[nodiscard]] std::optional<std::string> line_past_draw(const Game& game, const std::vector<std::string>& moves);

}  // namespace plyproof::doctor
