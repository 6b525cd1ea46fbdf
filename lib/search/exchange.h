// SPDX-License-Identifier: MIT
// Static exchange evaluation: what a move wins or loses when both sides go on capturing on its target square, each time
// with the least valuable man and only as long as it pays. Pins are not looked at.
#pragma once

#include <optional>

#include "chess/key_numbers.h"
#include "chess/legal_moves.h"
#include "search/score.h"

namespace plyproof::search {

/// What men count for in exchanges, in centipawns; a king more than all others.
[[nodiscard]] constexpr Score exchange_value(chess::PieceKind kind) {
    constexpr base::EnumArray<chess::PieceKind, Score> kValues = {{100, 320, 330, 500, 950, 20000}};
    return kValues[kind];
}

/// What stands on a square. REQUIRES: something does.
[[nodiscard]] PLYPROOF_INLINE chess::PieceKind kind_on(const chess::Position& position, chess::Square square) {
    using enum chess::PieceKind;
    constexpr base::EnumArray<chess::detail::ManCode, chess::PieceKind> kKinds = {
        {King, Bishop, Rook, Queen, Knight, Pawn, King}};
    return kKinds[chess::detail::code_on(position, square)];
}

/// What the move captures; nothing for other moves, castling among them.
[[nodiscard]] PLYPROOF_INLINE std::optional<chess::PieceKind> captured_kind(const chess::Position& position,
                                                                            chess::Move move) {
    if (move.kind() == chess::MoveKind::EnPassant) return chess::PieceKind::Pawn;
    if (!chess::is_capture(position, move)) return std::nullopt;
    return kind_on(position, move.to());
}

/// True when the exchange that the move begins wins at least `threshold`. REQUIRES: the move is legal.
[[nodiscard]] bool exchange_wins(const chess::Position& position, chess::Move move, Score threshold);

}  // namespace plyproof::search
