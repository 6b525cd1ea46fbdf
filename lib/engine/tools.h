// SPDX-License-Identifier: MIT
// The debugging commands: what somebody who writes a move generator wants to know about a position. Each takes the rest
// of its line and gives the answer as text with newlines, or an error as a sentence.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "chess/fen.h"
#include "chess/position_from.h"

namespace plyproof::engine {

/// The position that a tool looks at, and how moves and FENs are to be spelled.
struct View {
    const chess::Position& position;
    chess::Variant variant = chess::Variant::Standard;
    chess::FenStyle fen_style = chess::FenStyle::XFen;
};

using ToolAnswer = base::Result<std::string, std::string>;

/// `d`: board, FEN, key, checkers, number of legal moves.
[[nodiscard]] std::string display_text(const View& view);
/// `legal`: the legal moves in UCI and SAN.
[[nodiscard]] std::string legal_text(const View& view);
/// `bb NAME`: a set of squares, drawn.
[[nodiscard]] ToolAnswer bitboard_text(const View& view, std::string_view name);
/// `attackers SQUARE`: the men of both sides that attack it.
[[nodiscard]] ToolAnswer attackers_text(const View& view, std::string_view square);
/// `eval`: the evaluation, term by term.
[[nodiscard]] std::string evaluation_text(const View& view);
/// `help`.
[[nodiscard]] std::string help_text();

}  // namespace plyproof::engine
