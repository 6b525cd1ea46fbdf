// SPDX-License-Identifier: MIT
// Why a text is no FEN, in words for people and in short ids for programs.
#pragma once

#include <string>
#include <string_view>

#include "chess/fen.h"

namespace plyproof::explain {

/// A stable kebab-case id: "unknown-piece", "rank-too-long", ...
[[nodiscard]] std::string_view id_of(chess::FenErrorKind kind);
/// "whole", "board", "side", "castling", "en-passant", "halfmove-clock", "fullmove-number".
[[nodiscard]] std::string_view id_of(chess::FenField field);

/// One line: what is wrong and what would be right. Neither a full stop nor a newline at its end.
[[nodiscard]] std::string fen_error_words(const chess::FenError& error);

/// Three lines: the words, the FEN, carets under the offending bytes; no newline at the end.
/// REQUIRES: `fen` is the text that parse_fen refused with `error`.
[[nodiscard]] std::string fen_error_text(const chess::FenError& error, std::string_view fen);

}  // namespace plyproof::explain
