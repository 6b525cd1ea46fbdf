// SPDX-License-Identifier: MIT
// Is the program where it ought to be? Two ways to know: it prints its own FEN, or the moves it lists are those of
// another position.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "oracle/foreign_divide.h"
#include "oracle/question.h"

namespace plyproof::oracle {

/// The FEN of a line such as "Fen: rnbq... w KQkq - 0 1"; nothing for other lines.
[[nodiscard]] std::optional<std::string> fen_in_line(std::string_view line);

/// How the position that a program shows differs from the one asked for, in words: its board, its side to move, its
/// castling rights (as rook squares), its en-passant square (by the legal rule). Clocks do not count. Nothing when they
/// are the same.
[[nodiscard]] std::optional<std::string> difference_to_shown(const Question& question, std::string_view shown_fen);

/// The position whose moves an answer lists, in words, when they are not those of the position asked for but exactly
/// those of one on the way there or of the start position; or "a position in which other moves are legal" when none of
/// them is legal here, and not all are ways in which the men of the side to move go on this board.
[[nodiscard]] std::optional<std::string> position_answered(const Question& question, const ForeignDivide& answer);

}  // namespace plyproof::oracle
