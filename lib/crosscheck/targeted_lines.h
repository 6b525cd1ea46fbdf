// SPDX-License-Identifier: MIT
// Lines between a king and a slider, the pattern behind most faults: pins, discovered checks, en passant.
#pragma once

#include <optional>

#include "crosscheck/source_draft.h"

namespace plyproof::crosscheck {

/// The squares from `from` (not included) to the edge.
[[nodiscard]] chess::Bitboard ray(chess::Square from, chess::Direction direction);
[[nodiscard]] chess::Direction opposite(chess::Direction direction);
[[nodiscard]] bool is_diagonal(chess::Direction direction);
[[nodiscard]] chess::Direction any_direction(CounterRandom& random);

/// Bishop or queen on diagonals, rook or queen on ranks and files.
[[nodiscard]] chess::PieceKind slider_along(chess::Direction direction, CounterRandom& random);

struct Line {
    chess::Square king;
    chess::Square slider;
    chess::Direction direction;  ///< from the square in the middle to the king

    [[nodiscard]] chess::Bitboard between() const { return squares_between(king, slider); }
};

/// A king on one side of `middle` and a slider of `slider_color` on the other side. The king may stand already.
/// `from_middle_to_king` is tried first, then the other directions. Nothing when no direction has room for both.
std::optional<Line> put_line(Draft& draft, chess::Color king, chess::Color slider_color, chess::Square middle,
                             chess::Direction from_middle_to_king);

}  // namespace plyproof::crosscheck
